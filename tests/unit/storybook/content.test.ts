import { expect, test } from "vitest";
import { lessons, styles } from "../../../app/story/catalogue";
import type { Band } from "../../../app/storybook/content-contract";
import { lore } from "../../../app/storybook/interest-lore";
import { pronounWord } from "../../../app/storybook/pronouns";
import { slotsOf } from "../../../app/storybook/template";
import { writtenContent } from "../../../app/storybook/written-content";

const bands: readonly Band[] = Object.values(writtenContent);
const storyWords = [
  "hero",
  "helper",
  "pal",
  "tool",
  "grownup",
  "home",
  "town",
  "spot",
  "song",
  "tale",
  "token",
  "list",
  "thing",
  "other",
  "lesson",
];

/** Every template of a band, with the names of the vars it may use. */
function templatesOf(band: Band): [template: string, vars: string[]][] {
  const own = (vars: object) => Object.keys(vars);
  const plot = [...band.goals, ...band.obstacles].flatMap(({ vars }) => own(vars));
  const plain = [
    ...Object.values(band.moodEvents).flat(),
    ...Object.values(band.moodCalms).flat(),
    ...Object.values(band.interludes).flat(),
    ...Object.values(band.chapterTitles).flat(),
    ...Object.values(band.threads).flatMap((phases) => Object.values(phases).flat()),
    ...Object.values(band.threadPairs).flatMap((phases) => Object.values(phases).flat()),
    ...band.naming,
    ...band.lessonVoices,
    ...band.refrains,
    ...band.briefHomes,
    ...band.endings.flatMap(({ home, bed }) => [...home, ...bed]),
    ...band.helpers.flatMap(({ enter }) => enter),
  ];
  return [
    ...plain.map((text): [string, string[]] => [text, []]),
    ...Object.values(band.strands)
      .flat()
      .flatMap(({ vars = {}, opening, way, close }) =>
        [opening, way, close].map((text): [string, string[]] => [text, own(vars)]),
      ),
    ...Object.values(band.bridges)
      .flat()
      .map((text): [string, string[]] => [text, ["trouble"]]),
    ...band.goals.flatMap((goal) =>
      [goal.wish, ...goal.titles, ...goal.want, ...goal.onward, ...goal.reached].map((text): [string, string[]] => [
        text,
        own(goal.vars),
      ]),
    ),
    ...band.obstacles.flatMap((one) =>
      [one.what, one.trouble, ...one.meet, ...one.fails.flatMap(({ texts }) => texts), ...one.solve].map(
        (text): [string, string[]] => [text, plot],
      ),
    ),
    ...band.turns.flatMap((turn) =>
      [turn.deed, ...turn.test, ...turn.act, ...turn.voice].map((text): [string, string[]] => [
        text,
        [...own(turn.vars), "trouble"],
      ]),
    ),
    ...band.episodes.flatMap((one) =>
      [...one.titles, ...one.beats.flat()].map((text): [string, string[]] => [text, own(one.vars)]),
    ),
  ];
}

const everyTemplate = bands.flatMap((band) => templatesOf(band).map(([text, vars]) => ({ band, text, vars })));

test("there are templates to check", () => {
  expect(everyTemplate.length).toBeGreaterThan(500);
});

test("a slot inside a choice has its dollar sign", () => {
  expect(everyTemplate.map(({ text }) => text).filter((text) => /[{|](?:grownup|himself|hero)’/u.test(text))).toEqual(
    [],
  );
});

test("every slot is known where it is used", () => {
  const unknown = everyTemplate.flatMap(({ band, text, vars }) =>
    slotsOf(text)
      .filter((slot) => {
        const bare = slot.replace(/ \d$/u, "");
        return (
          ![...storyWords, ...vars].includes(slot) &&
          !(bare in band.pools) &&
          pronounWord("he", slot.replace(/^h\./u, "")) === undefined
        );
      })
      .map((slot) => `{${slot}} in ${text}`),
  );
  expect(unknown).toEqual([]);
});

test("an obstacle speaks of nothing that a goal before it lacks", () => {
  const lacking = bands.flatMap(({ goals, obstacles }) => {
    const goalWords = new Set(goals.flatMap(({ vars }) => Object.keys(vars)));
    return obstacles.flatMap(({ id, kind, vars, trouble, what, meet, fails, solve }) =>
      [trouble, what, ...meet, ...fails.flatMap(({ texts }) => texts), ...solve]
        .flatMap(slotsOf)
        .filter((slot) => goalWords.has(slot) && !(slot in vars))
        .flatMap((slot) =>
          goals
            .filter((goal) => goal.obstacles.includes(kind) && !(slot in goal.vars))
            .map((goal) => `{${slot}} in ${id} after ${goal.id}`),
        ),
    );
  });
  expect(lacking).toEqual([]);
});

test("templates are well formed", () => {
  const bad = everyTemplate.filter(
    ({ text }) =>
      /\+(?!(?:and|but|so) )|\{[^}]*\{|["']|\bMrs?\b|…|\{him\} \{his\}|\{(?:[Hh]\.)?[Hh]e\} (?:was\b|\{(?=[^}]*\|)(?:[^}]*\|)?was\b)|[“”]$(?<!”)/u.test(
        text,
      ) ||
      text.split("{").length !== text.split("}").length ||
      text.split("[").length !== text.split("]").length,
  );
  expect(bad.map(({ text }) => text)).toEqual([]);
});

test("whatever is chosen, something declared to fit follows", () => {
  for (const band of bands) {
    for (const goal of band.goals) {
      const obstacles = band.obstacles.filter(({ kind }) => goal.obstacles.includes(kind));
      expect(obstacles.length, goal.id).toBeGreaterThan(1);
      expect(band.endings.filter(({ goals }) => goals.includes(goal.kind)).length, goal.id).toBeGreaterThan(1);
      expect(band.episodes.filter(({ goals }) => goals.includes(goal.kind)).length, goal.id).toBeGreaterThanOrEqual(3);
    }
    for (const obstacle of band.obstacles) {
      expect(
        band.helpers.some(({ gifts }) => gifts.some((gift) => obstacle.needs.includes(gift))),
        obstacle.id,
      ).toBe(true);
      for (const lesson of [...lessons.map(({ value }) => value), "listening"]) {
        const turns = band.turns.filter((turn) => turn.lesson === lesson && turn.obstacles.includes(obstacle.kind));
        expect(turns.length, `${lesson}, ${obstacle.id}`).toBeGreaterThan(1);
      }
    }
    for (const { value } of styles) expect(band.strands[value].length, value).toBeGreaterThan(1);
  }
});

test("a turn has a deed for each need", () => {
  for (const { turns } of bands) for (const turn of turns) expect(turn.act.length, turn.id).toBe(turn.test.length);
});

test("a strand has all its parts, and there is one for each of fifteen evenings", () => {
  for (const { id, strands } of bands) {
    for (const [mood, list] of Object.entries(strands)) {
      expect(list.length, `${id} ${mood}`).toBeGreaterThan(15);
      for (const { opening, way, close } of list) {
        expect(Math.min(opening.length, way.length, close.length), opening).toBeGreaterThan(20);
      }
    }
  }
});

test("a strand comes back to nothing that the shortest stories leave out", () => {
  const slotsBack = (text: string) => [...text.matchAll(/\{[Tt]he ([a-z ]+\d?)\}/gu)].map(([, name]) => name ?? "");
  const lost = bands.flatMap(({ strands, pools }) =>
    Object.values(strands)
      .flat()
      .flatMap(({ vars = {}, opening, close }) => {
        const told = opening.replace(/\[[^\]]*\]/gu, "").toLowerCase();
        // 'The baker' and 'the kitchen' need no introduction; 'a wren' does.
        const drawn = (name: string) =>
          /^(?:an?|some) /u.test((vars[name] ?? pools[name.replace(/ \d$/u, "")])?.[0] ?? "");
        return slotsBack(close)
          .filter((name) => drawn(name) && !told.includes(`${name}}`))
          .map((name) => `{the ${name}} in ${close}`);
      }),
  );
  expect(lost).toEqual([]);
});

test("the deed is bridged to the trouble, and chapters come back to the wish, for each of fifteen evenings", () => {
  for (const { id, bridges, goals } of bands) {
    for (const [lesson, texts] of Object.entries(bridges)) {
      expect(texts.length, `${id} ${lesson}`).toBeGreaterThan(15);
      for (const text of texts) expect(text).toMatch(/\{(?:[Tt]he )?[Hh]elper\}|\{h\.|\{trouble\}/u);
    }
    for (const { id: goal, onward } of goals) expect(onward.length, `${id} ${goal}`).toBeGreaterThan(11);
  }
});

test("companion and carried thing have their part in what solves the trouble", () => {
  for (const { obstacles } of bands) {
    for (const text of obstacles.flatMap(({ solve }) => solve)) {
      const told = text.replace(/\[[^\]]*\]/gu, "");
      expect(told).toMatch(/\{[Tt]he tool\}/u);
      expect(told).toMatch(/\{[Tt]he helper\}/u);
    }
  }
});

test("every preset interest is heard in each thing it can become", () => {
  const silent = Object.values(lore).flatMap(({ words, pals, tools, spots, songs, tales }) =>
    [...pals, ...Object.values(tools).flat(), ...spots, ...songs, ...tales].filter((thing) => !words.test(thing)),
  );
  expect(silent).toEqual([]);
});

test("what is written is plain data, which a file carries whole", () => {
  for (const written of bands) expect(JSON.parse(JSON.stringify(written))).toEqual(written);
});

test("no turn names a var as a goal or an obstacle does, for one would be told in place of the other", () => {
  const names = (units: readonly { readonly vars: object }[]) => units.flatMap(({ vars }) => Object.keys(vars));
  const shared = bands.flatMap(({ goals, obstacles, turns }) => {
    const before = [...names(goals), ...names(obstacles)];
    return [
      ...names(turns).filter((name) => before.includes(name)),
      ...names(goals).filter((name) => names(obstacles).includes(name)),
    ];
  });
  expect(shared).toEqual([]);
});
