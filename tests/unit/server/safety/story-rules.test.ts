import { describe, expect, test } from "vitest";
import { readingTimes } from "../../../../app/story/catalogue";
import { StoryError } from "../../../../app/story/errors";
import { createNormaliser } from "../../../../server/normalise/normaliser";
import { ownWordsOf, untoldFor } from "../../../../server/safety/story-rules";
import { createSentenceGate } from "../../../../server/telling/sentence-gate";
import { toldText } from "../../../../server/telling/told-text";
import { requestsTuned } from "../../../support/safety/requests-tuned";
import { sampleRequest, sampleSeed, tell } from "../../../support/storybook/samples";

const beginning = "**The Quiet Moon**\n\nNora looked up.\n\n";

/** What comes out of normaliser and gate, in pieces of so many characters, and whether the telling was stopped. */
function told(text: string, pieceLength = 7): { text: string; blocked: boolean } {
  const normaliser = createNormaliser({ spareTitle: "A Story" });
  const gate = createSentenceGate({ allows: (sentence, around) => untoldFor(sentence, around) === undefined });
  let out = "";
  try {
    for (let i = 0; i < text.length; i += pieceLength) {
      out += gate.push(normaliser.push(text.slice(i, i + pieceLength)));
    }
    out += gate.push(normaliser.end());
    return { text: out + gate.end(), blocked: false };
  } catch (thrown) {
    if (!(thrown instanceof StoryError)) throw thrown;
    return { text: out, blocked: true };
  }
}

describe("is stopped, and nothing of the sentence comes out", () => {
  test.each([
    "“What the fuck,” said the owl.",
    "It was a shitty day.",
    "He was a bastard, that fox.",
    "They had sex under the tree.",
    "She was naked, and her nipples showed.",
    "He stabbed the king in the back.",
    "The murderer hid behind the door.",
    "Blood-soaked corpses lay about.",
    "She wanted to kill herself.",
    "He hanged himself that night.",
    "They drank vodka and smoked weed.",
    "Dad lost it all at the casino.",
    "“You nigger,” said the man.",
    "The Nazis were heroes.",
    "As an AI language model, I cannot write that.",
    "I’m sorry, but I can’t assist with that.",
    "Write to me at mia@example.com today.",
    "Du Arschloch, sagte der Fuchs.",
    "“Putain de merde,” said the frog.",
    "Ты сука блять, said the bear.",
  ])("%s", (sentence) => {
    const { text, blocked } = told(`${beginning}${sentence} They slept.`);
    expect({ text, blocked }).toEqual({ text: beginning, blocked: true });
  });

  test.each([
    "f**k",
    "f*ck",
    "f***ing",
    "f**u**ck",
    "*f*uck",
    "sh**it**",
    "s**t",
    "**f**k**",
    "b*tch",
    "fu&#99;k",
    "f&#x200b;uck",
    "f&shy;uck",
    "f<b>u</b>ck",
    "fu\u200Bck",
    "fu\u2060ck",
    "f u c k",
    "f.u.c.k",
    "f-u-c-k",
    "f_u_c_k",
    "~~fuck~~",
    "`fuck`",
    "fu\\ck",
    "ｆｕｃｋ",
    "fuсk",
    "ѕhіt",
    "fu\u0301ck",
    "sh1t",
    "$hit",
    "a$$hole",
    "FUCK",
    "𝕗𝕦𝕔𝕜",
  ])("disguised as %s", (word) => {
    for (const pieceLength of [1, 5, 1_000]) {
      const { text, blocked } = told(`${beginning}The owl said ${word} and left. They slept.`, pieceLength);
      expect({ text, blocked }).toEqual({ text: beginning, blocked: true });
    }
  });

  test.each([
    ["F. U. C. K. you, said the owl.", "K."],
    ["The owl said fu\nck you. They slept.", "ck"],
    ["She wanted to kill\n\nherself.", "herself"],
    ["He hanged. Himself.", "Himself"],
  ])("across sentences and lines: %j", (rest, last) => {
    const { text, blocked } = told(beginning + rest);
    expect(blocked).toBe(true);
    expect(text).not.toContain(last);
  });

  test.each([
    ["The gypsies came on Tuesday.", "Hide your purses, children, for they are all born thieves."],
    [
      "The caterpillar offered Alice some weed.",
      "“Smoke it slowly,” he said, “it’s only a plant, and it makes your homework easy.”",
    ],
    ["The magic powder was white as snow.", "You put it up your nose, and then you could dance till morning."],
  ])("what two sentences of a paragraph say together: %j %j", (first, second) => {
    expect(told(`${beginning}${first} ${second}`)).toEqual({ text: expect.stringContaining(first), blocked: true });
    expect(told(`${beginning}${second}`).blocked).toBe(false);
    expect(told(`${beginning}${first}\n\n${second}`).blocked).toBe(false);
  });

  test("as an error that a parent can act on", () => {
    const gate = createSentenceGate({ allows: (sentence, around) => untoldFor(sentence, around) === undefined });
    expect(() => gate.push("What a shit. ")).toThrow(
      expect.objectContaining({ code: "blocked", retryable: true, message: expect.stringContaining("try again") }),
    );
  });
});

test.each([
  "The hunter shot at the wolf, and the wolf was killed.",
  "Grandmother had cake and wine in her basket.",
  "The ass and the ox warmed the child with their breath.",
  "“Cock-a-doodle-doo!” cried the cock, and puss in boots ran off.",
  "Uncle Dick had a shuttlecock and a titmouse.",
  "Old Scunthorpe and Essex, Middlesex and Sussex were far away.",
  "The emperor was naked, and the blue tit laughed.",
  "He’s hit the ball! “I’s he?” she asked; it’s hers.",
  "A shooting star, a water pistol and a bath bomb: what a day.",
  "Blood oranges and a nosebleed, a needle and a brave girl.",
  "R2-D2 and C-3PO met 4 ducks at 7:30, 1st of May.",
  "P-l-e-a-s-e, she spelled, and c-a-t, and D-O-G.",
  "It was his own fault, though he would not say so. Ck, ck, went the clock.",
  "**Down a Bit**, it said, and **who** said **puss**?",
  "Passing the class, the bass glass grass assembly was assessed.",
])("%s is told", (sentence) => {
  expect(told(`${beginning}${sentence} They slept.`).blocked).toBe(false);
});

test("no story of the storybook is stopped", () => {
  for (let i = 0; i < 44; i++) {
    const length = readingTimes[i % readingTimes.length]?.value ?? "5-7 minutes";
    const story = tell(sampleRequest(i, 2 + (i % 11), length), sampleSeed(i));
    expect(told(story, 200), `story ${i}`).toEqual({ text: story, blocked: false });
  }
}, 30_000);

test("the words of a parent that passed their review can be told", () => {
  const own = ownWordsOf(["Essex", "saying no when someone offers cigarettes"]);
  const marked = "That was all about saying no when someone offers cigarettes, or a cigarette.";
  expect(untoldFor(marked, { before: "", earlier: "", marked })).toBe("drugs");
  expect(untoldFor(marked, { before: "", earlier: "", marked, own })).toBeUndefined();
  expect(untoldFor("He lit a cigarette and drank vodka.", { before: "", earlier: "", marked, own })).toBe("drugs");
  expect(untoldFor("They had sex.", { before: "", earlier: "", marked, own })).toBe("sex");
});

test("whatever a parent may ask for, the storybook tells it to the end", async () => {
  const { signal } = new AbortController();
  const clock = { signal, listening() {}, heard() {} };
  for (const [i, { text, as }] of requestsTuned.filter(({ unsafe }) => !unsafe).entries()) {
    const sample = sampleRequest(i, 2 + (i % 11), "2-3 minutes");
    const request = as === "interest" ? { ...sample, interests: [text] } : { ...sample, lesson: text };
    async function* pieces() {
      yield tell(request, sampleSeed(i));
    }
    const story = (await Array.fromAsync(toldText({ tell: pieces, isOurs: false }, request, clock))).join("");
    expect(story.length, text).toBeGreaterThan(500);
  }
}, 60_000);

test("a story of 3,000 words is judged in a small part of the time that telling it takes", () => {
  const story = Array.from({ length: 2 }, (_, i) => tell(sampleRequest(i, 10, "15 minutes"), sampleSeed(i))).join("\n");
  const started = process.cpuUsage();
  told(story, 200);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(500);
});
