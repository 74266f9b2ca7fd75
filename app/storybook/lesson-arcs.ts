import { isPreset, lessons } from "../story/catalogue";
import { withoutBrands } from "../story/character-kinds";
import type { LessonArc } from "./content-contract";
import { capitalise } from "./noun-phrase";
import { inSecondPerson } from "./parent-words";

/** What a custom lesson may be about, by its words. The first arc with the most hits wins. */
const meanings: readonly [LessonArc, RegExp][] = [
  [
    "honesty",
    /\b(?:honest\w*|truth\w*|l(?:ie|ies|ied|ying)|fib\w*|cheat\w*|own(?:ing)? up|admit\w*|confess\w*|trustworth\w*|promis\w*|steal\w*)\b/giu,
  ],
  [
    "sharing",
    /\b(?:shar(?:e|es|ed|ing)|tak(?:e|ing) turns|turns|generous\w*|generosity|giv(?:e|ing)|greed\w*|selfish\w*|lend\w*)\b/giu,
  ],
  [
    "courage",
    /\b(?:brave\w*|courage\w*|afraid|fear\w*|scar(?:ed|y|es|ing)|dark|monsters?|nervous\w*|worr(?:y|ies|ied|ying)|shy\w*|dentist|doctor|speak(?:ing)? up|confiden\w*|first day|new school|nightmares?|own bed)\b/giu,
  ],
  [
    "perseverance",
    /\b(?:persever\w*|never giv\w*|giv(?:e|ing) up|keep(?:ing)? (?:trying|going|on)|try(?:ing)? (?:again|hard\w*)|practi[cs]\w*|effort|patien\w*|hard work\w*|determin\w*|mistakes?|fail\w*|goals?|losing|lose|resilien\w*|finish\w*)\b/giu,
  ],
  [
    "friendship",
    /\b(?:friend\w*|play(?:ing)? (?:together|with)|join(?:ing)? in|left out|includ\w*|lonel\w*|team ?work|together|cooperat\w*)\b/giu,
  ],
  ["gratitude", /\b(?:grat\w*|thank\w*|apprecia\w*|content\w*|please|manners|polite\w*)\b/giu],
  [
    "respect",
    /\b(?:respect\w*|differen\w*|accept\w*|toleran\w*|cultures?|divers\w*|disab\w*|unique|bull(?:y|ied|ying)|teas\w*|fair\w*|equal\w*|everyone is|judg\w*|yourself)\b/giu,
  ],
  [
    "kindness",
    /\b(?:kind\w*|nice|gentle\w*|help\w*|car(?:e|es|ing)|lov(?:e|ing)|compassion\w*|empath\w*|hit\w*|bit(?:e|es|ing)|forgiv\w*|sorry|siblings?|sister|brother|baby|animals?|jealous\w*|anger|angry|feelings)\b/giu,
  ],
];

export function lessonArcOf(lesson: string): LessonArc {
  if (isPreset(lessons, lesson)) return lesson;
  let best: LessonArc = "listening";
  let most = 0;
  for (const [arc, words] of meanings) {
    const hits = lesson.match(words)?.length ?? 0;
    if (hits > most) [best, most] = [arc, hits];
  }
  return best;
}

/** A parent's own lesson as a character says it to the child: 'Be gentle with your sister'. */
export function spokenLesson(lesson: string): string {
  const core = withoutBrands(lesson).replace(/[\s.!?,;:…]+$/u, "");
  return capitalise(inSecondPerson(core === "" ? lesson : core));
}
