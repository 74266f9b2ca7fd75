import type { Gender } from "../../story/catalogue";

/** Open place → word. The verbs follow a pronoun: `{they} {was}`. */
const table: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  girl: words("she her her hers herself was is has"),
  boy: words("he him his his himself was is has"),
  neutral: words("they them their theirs themself were are have"),
};

function words(list: string): Record<string, string> {
  const places = ["they", "them", "their", "theirs", "themself", "was", "is", "has"];
  return Object.fromEntries(list.split(" ").map((word, i) => [places[i], word]));
}

export const pronounsOf = (gender: Gender) => table[gender];
