/** English endings, as far as a parent's own words need them. Irregular words stand in the tables. */

const irregularPlurals: Readonly<Record<string, string>> = Object.fromEntries(
  `mouse mice, goose geese, tooth teeth, foot feet, child children, man men, woman women, person people, ox oxen,
  wolf wolves, elf elves, dwarf dwarves, leaf leaves, calf calves, knife knives, scarf scarves, half halves, loaf loaves,
  hero heroes, superhero superheroes, volcano volcanoes, tornado tornadoes, potato potatoes, tomato tomatoes,
  domino dominoes, mosquito mosquitoes, bus buses, octopus octopuses, walrus walruses, platypus platypuses,
  cactus cacti, circus circuses, movie movies, cookie cookies, pixie pixies, zombie zombies, genie genies,
  brownie brownies, selfie selfies, bestie besties, onesie onesies, smoothie smoothies, birdie birdies, doggie doggies,
  horsie horsies, blankie blankies, stuffie stuffies, plushie plushies, prairie prairies, calorie calories,
  snowman snowmen, fireman firemen, policeman policemen, spaceman spacemen, postman postmen, mailman mailmen,
  axe axes, die dice, penny pennies, horse horses, house houses, seahorse seahorses, treehouse treehouses,
  lighthouse lighthouses, greenhouse greenhouses, rose roses, nose noses, vase vases, hose hoses, tortoise tortoises,
  mongoose mongooses, moose moose, sheep sheep, deer deer, fish fish, reindeer reindeer, aircraft aircraft, rubik rubiks,
  brontosaurus brontosauruses, stegosaurus stegosauruses, brachiosaurus brachiosauruses, yoyo yoyos`
    .split(",")
    .map((pair) => pair.trim().split(/\s+/u)),
);
const irregularSingulars = new Map(Object.entries(irregularPlurals).map(([one, many]) => [many, one]));

/** Splits off the last word, whose ending is what changes. */
function onLastWord(phrase: string, change: (word: string) => string): string {
  const [, before = "", last = phrase] = /^(.*[\s-])?([^\s-]+)$/u.exec(phrase) ?? [];
  return before + change(last);
}

export const pluralOf = (phrase: string) => onLastWord(phrase, pluralWord);
export const singularOf = (phrase: string) => onLastWord(phrase, singularWord);

function pluralWord(word: string): string {
  const irregular = irregularPlurals[word];
  if (irregular) return irregular;
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function singularWord(word: string): string {
  const irregular = irregularSingulars.get(word);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$|[^aeo]us$/u.test(word) ? word.slice(0, -1) : word;
}

const doubled = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|begin|forget|control|quit|admit|permit|regret|upset)$/u;

/** 'share' → 'sharing', 'sit' → 'sitting', 'lie' → 'lying'. @param verb its plain form */
export function gerundOf(verb: string): string {
  if (verb === "be") return "being";
  if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^aeioy]e$|ue$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doubled.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** 'share' → 'shares', 'try' → 'tries', 'go' → 'goes'. */
export function thirdPersonOf(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|[^o]o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
