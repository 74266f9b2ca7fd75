import { gerundOf } from "./inflect";

/** Plain verbs that parents begin an answer with: 'bake cakes', 'sharing toys', 'never give up'. */
const list = `
accept act admit answer apologize appreciate ask avoid bake bathe be become begin behave believe bite blame blow boast
borrow bounce brag break breathe bring brush build bully calm care carry catch change chase cheat cheer choose clap clean climb
collect color comb come comfort compare complain cook cooperate copy count cross cry cuddle cut dance dare dig disagree
do doubt draw dream dress drink drive eat embrace encourage enjoy expect explore express face fail feed feel fight find
finish fix flush fly fold follow forget forgive gallop get give glue go greet grow grumble guess hang have hear help hide
hit hold hop hug hurry hurt ignore imagine include interrupt invent invite jump keep kick kiss knit know laugh lead learn
leave let lie like listen live look lose love make manage mean meet mind mix move obey offer open own paint pet pick
plant play please pout practice praise pray prepare pretend protect pull push put read recycle refuse remember repeat
respect rest ride rinse run rush save say scream sew share shout show sing sit skate sketch ski sleep slide smile solve spell
spend spit splash spread stand start stay steal stick stomp stop study surf swear swim swing take talk tame tattle taste
teach tease tell thank think throw tidy travel treat trust try turn understand understand use value visit wait wake walk
wash waste watch water wave wear welcome whine whisper win wipe wish wonder work worry write yell slow control deal touch judge cope handle control count guide brag boss pay point gossip nap snuggle celebrate persevere persist quit concentrate focus relax step speak spoil taste vote whistle zip close lock turn remain
`;

export const plainVerbs: ReadonlySet<string> = new Set(list.trim().split(/\s+/u));

let gerunds: ReadonlyMap<string, string> | undefined;

/** 'sharing' → 'share'; undefined for what is no form of a listed verb ('morning', 'baking soda'). */
export function plainOfGerund(word: string): string | undefined {
  gerunds ??= new Map([...plainVerbs].map((verb) => [gerundOf(verb), verb]));
  return gerunds.get(word) ?? gerunds.get(word.replace("practis", "practic").replace("colour", "color"));
}

/** Nouns that follow a verb-like word and make it a noun: 'dance class', 'play dough', 'love for animals'. */
const nounAfter =
  /^(?:class(?:es)?|lessons?|part(?:y|ies)|shoes|dough|doh|music|moves|shows?|games?|grounds?|dates?|kitchens?|figures?|time|ears|safety|skills?|habits?|pools?|books?|cars?|brush(?:es)?|machines?|clubs?|teams?|for|of|between|and)\b/u;

/** The phrase begins with a verb in its plain form and is no compound noun. */
export function beginsWithVerb(phrase: string): boolean {
  const [, first = "", rest = ""] = /^(\p{L}+)(?:\s+(.*))?$/u.exec(phrase.toLowerCase()) ?? [];
  return plainVerbs.has(first) && !nounAfter.test(rest);
}
