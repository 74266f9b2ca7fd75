/**
 * Turns the brand characters of a parent's own words into kinds of characters: a child who loves one is not refused,
 * and no story names a brand. Names that are also ordinary words or people's names carry a guard.
 */

/**
 * When a name is the brand and not an ordinary word:
 * - `name`: also a given name, kept after "my friend";
 * - `title`: written in capitals, or the whole text;
 * - `listed`: `title`, and nothing follows that it could describe ("Frozen" and "Frozen dolls", not "Frozen lakes");
 * - `alone`: the whole text, or before a thing one buys ("Mario games").
 */
type Guard = "name" | "title" | "listed" | "alone";

/** `stem` is the kind in front of another noun and after "a": "a rescue puppy toy". Default: the kind without article. */
type Row = readonly [kind: string, names: string, options?: { stem?: string; guard?: Guard }];

/** Names: `|` between spellings; a space stands for any or no separator, " and " also for "&". Longer names win. */
const rows: readonly Row[] = [
  ["an ice queen", "queen elsa|princess elsa|elsa the snow queen|elsa from frozen|эльза"],
  ["an ice queen", "elsa", { guard: "name" }],
  ["an ice queen and her sister", "elsa and anna|anna and elsa", { stem: "royal sisters", guard: "name" }],
  ["a land of ice and its queen", "frozen and elsa|elsa and frozen", { stem: "ice-queen" }],
  ["a brave princess", "princess anna|anna from frozen"],
  ["a land of ice and snow", "frozen|frozen 2|frozen ii|frozen fever", { stem: "snow-kingdom", guard: "listed" }],
  ["a land of ice and snow", "die eiskönigin|la reine des neiges", { stem: "snow-kingdom" }],
  ["a silly snowman", "olaf the snowman|olaf from frozen"],
  ["a silly snowman", "olaf", { guard: "name" }],
  ["an ocean-loving girl", "moana|vaiana", { guard: "name" }],
  ["a mermaid princess", "ariel the mermaid|princess ariel|the little mermaid ariel"],
  ["a mermaid princess", "ariel", { guard: "alone" }],
  ["a magical family", "encanto", { guard: "listed" }],
  ["storybook princesses", "disney princesses|disney princess", { stem: "storybook princess" }],
  ["fairy tales", "disney|walt disney|pixar", { stem: "fairy-tale" }],
  ["a fairy-tale park", "disneyland|disney land|disney world"],
  ["a cheerful mouse", "mickey mouse|micky maus|minnie mouse|minnie maus"],
  ["two cheerful mice", "mickey and minnie", { stem: "cheerful mouse" }],
  ["a grumpy little duck", "donald duck|daisy duck"],
  ["a honey-loving bear", "winnie the pooh|winnie pooh|winnie pu|pooh bear"],
  ["a young lion prince", "lion king|simba the lion"],
  ["a young lion prince", "simba", { guard: "name" }],
  ["a little fawn", "bambi", { guard: "name" }],
  ["a little flying elephant", "dumbo", { guard: "name" }],
  ["a tiny fairy", "tinker bell|tinkerbell"],
  ["a little clownfish", "finding nemo|nemo the clownfish"],
  ["a little clownfish", "nemo", { guard: "alone" }],
  ["a forgetful blue fish", "finding dory|dory the fish"],
  ["a playful little alien", "lilo and stitch|stitch from lilo and stitch"],
  ["a playful little alien", "stitch", { guard: "listed" }],
  ["toys that come alive", "toy story", { stem: "living toy", guard: "title" }],
  ["a toy astronaut", "buzz lightyear|buzz light year"],
  ["a brave race car", "lightning mcqueen|flash mcqueen|lightning mc queen"],
  ["talking race cars", "disney cars|pixar cars|cars movie|cars movies|cars 2|cars 3", { stem: "race-car" }],
  ["a family of heroes", "incredibles|the incredibles", { stem: "hero-family", guard: "title" }],
  ["friendly monsters", "monsters inc|monsters university|monster ag", { stem: "friendly monster" }],
  ["a lonely little robot", "wall e"],
  ["a big-hearted ogre", "shrek"],
  ["little helpers in goggles", "minions|despicable me", { stem: "little-helper" }],
  ["a clumsy martial-arts panda", "kung fu panda"],
  ["a child and a dragon", "how to train your dragon|toothless the dragon", { stem: "dragon-rider" }],
  ["a curious piglet", "peppa pig|peppa wutz|свинка пеппа"],
  ["a curious piglet", "peppa", { guard: "name" }],
  ["a muddy little brother piglet", "george pig"],
  ["rescue puppies", "paw patrol|pat patrouille|patrulla canina|щенячий патруль", { stem: "rescue puppy" }],
  ["a playful puppy", "bluey the dog|bluey the puppy|bluey heeler|bluey and family"],
  ["a playful puppy", "bluey", { guard: "name" }],
  ["two playful puppies", "bluey and bingo", { stem: "playful puppy" }],
  ["nursery songs", "cocomelon|coco melon", { stem: "nursery-song" }],
  ["a curious explorer", "blippi|dora the explorer|dora la exploradora"],
  ["a singing teacher", "ms rachel|miss rachel songs"],
  ["children who are heroes at night", "pj masks|pyjamahelden|pyjamasques", { stem: "night-hero" }],
  ["a hero with spotted wings", "miraculous ladybug|lady bug and cat noir", { stem: "spotted hero" }],
  ["undersea explorers", "octonauts", { stem: "undersea-explorer" }],
  ["a magical dollhouse", "gabby s dollhouse|gabby s doll house"],
  ["a kind little tiger", "daniel tiger|daniel tiger s neighborhood"],
  ["a street of friendly puppets", "sesame street|sesamstraße|the muppets|muppets", { stem: "puppet" }],
  ["a furry puppet", "elmo", { guard: "name" }],
  ["a snack-loving monster", "cookie monster"],
  ["a cheerful sea sponge", "sponge bob|spongebob square pants"],
  ["soft round creatures", "teletubbies|teletubby|barbapapa", { stem: "soft round creature" }],
  ["a girl and her bear friend", "masha and the bear|mascha und der bär|маша и медведь", { stem: "bear-friend" }],
  ["a friendly postman", "postman pat"],
  ["a brave firefighter", "fireman sam|feuerwehrmann sam"],
  ["a cheerful builder", "bob the builder|bob der baumeister"],
  ["a cheerful steam engine", "thomas the tank engine|thomas the tank|thomas the train|thomas train"],
  ["cheerful steam engines", "thomas and friends|thomas trains", { stem: "steam engine" }],
  ["a small polite bear", "paddington bear|paddington the bear"],
  ["a small polite bear", "paddington", { guard: "alone" }],
  ["a friendly forest monster", "gruffalo|grüffelo"],
  ["a hungry little caterpillar", "the very hungry caterpillar", { guard: "title" }],
  ["a clever little rabbit", "peter rabbit|miffy|nijntje"],
  ["a curious little monkey", "curious george|coco der neugierige affe"],
  ["a grumpy green creature", "grinch"],
  ["a mischievous cat in a tall hat", "cat in the hat", { stem: "mischievous-cat", guard: "title" }],
  ["a wonderful chocolate maker", "willy wonka"],
  ["gentle valley trolls", "moomins|moomin|mumins", { stem: "gentle valley troll" }],
  ["a wonderfully strong girl", "pippi longstocking|pippi langstrumpf"],
  ["tiny forest folk", "smurfs|smurf|schlümpfe|schtroumpfs", { stem: "forest-folk" }],
  ["a lazy orange cat", "garfield", { guard: "name" }],
  ["a daydreaming beagle", "snoopy"],
  ["a mystery-solving dog", "scooby doo"],
  ["a cat and a mouse", "tom and jerry", { stem: "cat-and-mouse" }],
  ["a cheeky rabbit", "bugs bunny"],
  ["funny cartoon animals", "looney tunes", { stem: "cartoon animal" }],
  ["a young wizard", "harry potter|гарри поттер"],
  ["a clever young witch", "hermione|hermione granger", { guard: "name" }],
  ["a school of magic", "hogwarts", { stem: "magic-school" }],
  ["a ball game on broomsticks", "quidditch", { stem: "broomstick-game" }],
  ["a land beyond a wardrobe", "narnia", { stem: "wardrobe-land" }],
  ["small folk on a great journey", "the lord of the rings|lord of the rings|hobbits|hobbit", { stem: "small-folk" }],
  ["a far-off galaxy", "star wars"],
  ["a tiny space child", "baby yoda|grogu"],
  ["a wise old space teacher", "yoda|obi wan kenobi"],
  ["a masked space knight", "darth vader|mandalorian"],
  ["a young space knight", "luke skywalker|jedi"],
  ["a little round robot", "r2 d2|bb 8"],
  ["a starship crew", "star trek", { stem: "starship" }],
  ["a park full of dinosaurs", "jurassic park|jurassic world", { stem: "dinosaur-park" }],
  ["a giant lizard", "godzilla"],
  ["a visitor from another time", "doctor who|dr who", { stem: "time-machine", guard: "title" }],
  ["a hero who climbs walls", "spider man|spidey|spiderman and friends|человек паук", { stem: "wall-climbing hero" }],
  ["a hero in a dark cape", "batman|бэтмен", { stem: "caped hero" }],
  ["a flying hero", "superman|super man|supergirl|super girl"],
  ["a mighty heroine", "wonder woman", { guard: "title" }],
  ["a hero in a metal suit", "iron man", { stem: "metal-suit hero", guard: "listed" }],
  ["a big strong hero", "incredible hulk|captain america"],
  ["a big strong hero", "hulk", { guard: "listed" }],
  ["superheroes", "marvel", { stem: "superhero", guard: "listed" }],
  ["a team of heroes", "avengers|x men|power rangers|justice league", { stem: "hero-team" }],
  ["karate-loving turtles", "teenage mutant ninja turtles|ninja turtles|tmnt", { stem: "karate turtle" }],
  ["a hero of many shapes", "ben 10|ben ten", { guard: "title" }],
  ["robots that change shape", "transformers|autobots", { stem: "shape-changing robot" }],
  ["a brave robot leader", "optimus prime"],
  ["pocket-sized creatures", "pokemon|pokémon|покемоны", { stem: "pocket-sized creature" }],
  ["a sparkling little creature", "pikachu|pikatchu|eevee|пикачу"],
  ["a fire-breathing creature", "charizard"],
  ["a robot cat", "doraemon"],
  ["a gentle forest giant", "totoro|my neighbor totoro|my neighbour totoro"],
  ["a young ninja", "naruto|goku"],
  ["spinning tops", "beyblades|beyblade", { stem: "spinning top" }],
  ["a little cat with a bow", "hello kitty", { stem: "little-cat" }],
  ["sweet little animals", "sanrio|kuromi|cinnamoroll|sylvanian families|calico critters", { stem: "sweet-animal" }],
  ["a fashion doll", "barbie|барби"],
  ["fashion dolls", "barbies|bratz|lol dolls", { stem: "fashion doll" }],
  ["magical ponies", "my little pony|my little ponies", { stem: "magical pony", guard: "title" }],
  ["cuddly little bears", "care bears", { stem: "cuddly-bear" }],
  ["soft plush toys", "squishmallows|squishmallow|jellycats|jellycat|beanie boos|beanie boo", { stem: "plush" }],
  ["a cheeky furry creature", "labubu|furby"],
  ["toy race cars", "hot wheels|matchbox cars", { stem: "toy race car", guard: "title" }],
  ["toy bricks", "lego|legos|duplo", { stem: "toy-brick" }],
  ["little toy people", "playmobil", { stem: "toy-people" }],
  ["play clay", "play doh", { stem: "play-clay" }],
  ["a world made of blocks", "minecraft|майнкрафт", { stem: "block-world" }],
  ["a world of games", "roblox|fortnite", { stem: "game-world" }],
  ["a spaceship mystery", "among us", { guard: "title" }],
  ["a jumping plumber", "super mario|super mario bros|mario kart|mario bros|mario and luigi|супер марио"],
  ["a jumping plumber", "mario|luigi", { guard: "alone" }],
  ["a very fast hedgehog", "sonic the hedgehog|sonic and tails"],
  ["a very fast hedgehog", "sonic", { guard: "listed" }],
  ["a strong gorilla", "donkey kong|king kong"],
  ["a little dinosaur helper", "yoshi", { guard: "name" }],
  ["a young hero on a quest", "legend of zelda", { stem: "questing hero" }],
  ["grumpy little birds", "angry birds", { stem: "grumpy-bird", guard: "title" }],
  ["an island of animal friends", "animal crossing", { stem: "animal-island", guard: "title" }],
  ["video games", "nintendo|nintendo switch|playstation|xbox", { stem: "video-game" }],
  ["funny videos", "youtube|tiktok|netflix", { stem: "video" }],
  ["a big cuddly monster", "huggy wuggy|poppy playtime"],
  ["a very fast car", "ferrari|lamborghini|porsche|bugatti"],
  ["a burger place", "mcdonald s|burger king"],
  ["a fizzy drink", "coca cola|pepsi"],
  ["chocolate spread", "nutella", { stem: "chocolate-spread" }],
  ["a famous singer", "taylor swift"],
  ["a star player", "messi|lionel messi|cristiano ronaldo|mbappé|mbappe"],
  ["a racing driver", "lewis hamilton|max verstappen"],
];

interface Kind {
  readonly kind: string;
  readonly stem: string;
  readonly guard: Guard | undefined;
}

const leadingArticle = /^an? /;

function keyOf(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[&+]/g, "and");
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}

const kinds = new Map<string, Kind>();
const patterns: string[] = [];
for (const [kind, names, options] of rows) {
  for (const name of names.split("|")) {
    kinds.set(keyOf(name), { kind, stem: options?.stem ?? kind.replace(leadingArticle, ""), guard: options?.guard });
    patterns.push(
      name.replaceAll(" and ", String.raw`\s*(?:and|&|\+)\s*`).replaceAll(" ", String.raw`[\s\p{Pd}_.'’]*`),
    );
  }
}
patterns.sort((a, b) => b.length - a.length);

const inWord = String.raw`[\p{L}\p{M}\p{N}]`;
/** An article, the maker's name in front of a character's, the name, a genitive. */
const brandNames = new RegExp(
  String.raw`(?<!${inWord})(?:(an?)\s+)?((?:disney|pixar|marvel|lego|nintendo)(?:['’]s)?\s+)?(${patterns.join("|")})(?!${inWord})(['’]s(?!${inWord}))?`,
  "giu",
);

const family =
  "mum|mom|mummy|mommy|mama|dad|daddy|papa|sister|brother|sis|cousin|aunt|auntie|uncle|gran|granny|grandma|grandpa|nana|niece|nephew";
const pets =
  "dog|cat|puppy|kitten|hamster|rabbit|bunny|pony|horse|fish|goldfish|guinea pig|parrot|bird|tortoise|turtle|pet|hen";
const people = "friend|best friend|bestie|neighbour|neighbor|teacher|nanny|baby|twin|daughter|son|girl|boy|classmate";
const possessive = String.raw`(?:my|our|his|her|their|your|\p{L}+['’]s)\s+(?:\p{L}+\s+)?`;

function contextOf(own: string) {
  return {
    before: new RegExp(
      String.raw`(?<!${inWord})(?:${possessive}(?:${own})|${family}|named|called|name is)s?,?\s+$`,
      "iu",
    ),
    after: new RegExp(
      String.raw`^,?\s+(?:is\s+)?(?:my|our|his|her|their)\s+(?:\p{L}+\s+)?(?:${own})(?!${inWord})`,
      "iu",
    ),
  };
}
/** The child's own family and pets keep their names, whatever they are called. */
const ownContext = contextOf(`${family}|${pets}`);
const ownNameContext = contextOf(`${family}|${pets}|${people}`);

const one =
  "doll|toy|movie|film|book|song|story|game|figure|car|truck|train|track|set|brick|card|dress|costume|cape|mask|sticker|character|episode|video|show|series|fan|tower|castle|backpack|blanket|pillow|party|cake|puzzle|plush|teddy|hero|superhero|princess|comic|birthday|bedroom|lunchbox|tattoo|stuffie|house|world|league|sword|shirt|hat|bag|bike|bed|room|game night|fan club|lover|collection|costume party";
const things = new RegExp(
  String.raw`^\s+(?:(${one})|(${one.replace(/(?<=\w)(?=\||$)/g, "e?s")}|stories|parties|teddies|stuff|music|magic|things|people|pyjamas|pajamas|bedding|clothes))(?!${inWord})`,
  "iu",
);
const freeStanding = /^\s*(?:$|[^\p{L}\p{M}\p{N}\s'’-]|(?:and|or|with|because|so|for|in|from)\s)/iu;

/** What may follow a name that stands for itself; any other word after "my Elsa …" is a thing she is on. */
const notAThing =
  /^(?:\s*$|\s*[^\p{L}\s-]|\s+(?:and|or|but|with|who|that|which|because|when|so|for|in|on|at|to|from|of|is|was|has|the|a|an|my)(?![\p{L}\p{M}]))/iu;

const adjectives =
  "new|old|big|little|small|tiny|favourite|favorite|first|second|own|best|beloved|toy|stuffed|plush|pink|blue|red|green|purple|cute|giant|funny|brave|lovely|beautiful|cuddly";
const determined = new RegExp(
  String.raw`(?<!${inWord})(?:the|my|our|his|her|their|your|its|this|that|these|those|some|any|every|each|another|no|two|three|four|five|both|all|many|\p{L}+['’]s|\p{L}+s['’])(?:\s+(?:${adjectives})){0,2}\s+$`,
  "iu",
);

function isBrand(guard: Guard | undefined, name: string, before: string, after: string): boolean {
  const own = guard === undefined ? ownContext : ownNameContext;
  if (own.before.test(before) || own.after.test(after)) return false;
  const isAlone = !/[\p{L}\p{N}]/u.test(before + after);
  if (guard === undefined || guard === "name" || isAlone) return true;
  if (guard === "alone") return things.test(after);
  const capitals = name
    .split(/[\s\p{Pd}]+/u)
    .every((word) => !/^\p{Ll}/u.test(word) || /^(?:in|the|of|and)$/.test(word));
  return capitals && (guard === "title" || freeStanding.test(after) || things.test(after));
}

function withArticle(stem: string): string {
  return `${/^[aeiou]/i.test(stem) ? "an" : "a"} ${stem}`;
}

function phraseFor({ kind, stem }: Kind, article: string | undefined, before: string, after: string): string {
  if (article !== undefined) return article.startsWith("A") ? capitalised(withArticle(stem)) : withArticle(stem);
  const thing = things.exec(after);
  if (determined.test(before)) return notAThing.test(after) ? kind.replace(leadingArticle, "") : stem;
  if (/^-\p{L}/u.test(after)) return stem;
  if (!thing) return kind;
  return thing[1] === undefined ? stem : withArticle(stem);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The text with every well-known brand character replaced by its kind, fitted to its place in the phrase:
 * "Elsa" → "an ice queen", "my Elsa doll" → "my ice queen doll". What is not clearly a brand stays as it is.
 */
export function withoutBrands(text: string): string {
  return text.replace(brandNames, (match: string, ...groups: unknown[]) => {
    const [article, maker, name, genitive, offset] = groups as [string?, string?, string?, string?, number?];
    const kind = kinds.get(keyOf(name ?? ""));
    if (kind === undefined || name === undefined || offset === undefined) return match;
    const before = text.slice(0, offset);
    const after = (genitive ?? "") + text.slice(offset + match.length);
    if (maker === undefined && !isBrand(kind.guard, name, before, after)) return match;
    const phrase = phraseFor(kind, article, before, after);
    if (genitive === undefined) return phrase;
    return phrase.endsWith("s") ? `${phrase}'` : phrase + genitive;
  });
}
