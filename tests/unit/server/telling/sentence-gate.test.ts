import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { StoryError } from "../../../../app/story/errors";
import { createSentenceGate, type SentenceGateOptions } from "../../../../server/telling/sentence-gate";

const anything = () => true;
const clean = (sentence: string) => !sentence.includes("bad");

/** The pieces through a new gate: what came out of each call, the sentences judged, and whether it ended blocked. */
function run(pieces: readonly string[], allows: SentenceGateOptions["allows"] = anything) {
  const judged: string[] = [];
  const gate = createSentenceGate({
    allows: (sentence, around) => {
      judged.push(sentence);
      return allows(sentence, around);
    },
  });
  const calls: string[] = [];
  let blocked = false;
  try {
    for (const piece of pieces) calls.push(gate.push(piece));
    calls.push(gate.end());
  } catch (thrown) {
    if (!(thrown instanceof StoryError) || thrown.code !== "blocked") throw thrown;
    blocked = true;
  }
  return { calls, judged, blocked, released: calls.join("") };
}

/** The sentences of a text, as the gate judges them. */
function sentences(text: string): string[] {
  return run([text]).judged;
}

test("a sentence comes with the one before it in its paragraph", () => {
  const earlier: string[] = [];
  run(
    ["**The Owl**\n\nOne *two*. Three.", " Four\nfive.\n\nSix. Seven."],
    (_, around) => earlier.push(around.earlier) > 0,
  );
  expect(earlier).toEqual(["", "", "One two.", "Three.", "Four", "", "Six."]);
});

describe("a sentence ends", () => {
  test.each([
    ["Hello. World!", ["Hello.", "World!"]],
    ["Really?! Yes… No.", ["Really?!", "Yes…", "No."]],
    ["“Good night.” She slept.", ["“Good night.”", "She slept."]],
    ['"Stop!" he said. (So he did.) Then', ['"Stop!"', "he said.", "(So he did.)", "Then"]],
    ["„Gute Nacht.“ Sie schlief.", ["„Gute Nacht.“", "Sie schlief."]],
    ["Boo.”) Next", ["Boo.”)", "Next"]],
    ["**Stop!** *Now.* Go", ["Stop!", "Now.", "Go"]],
    ["**The Owl**\n\nOnce\r\nupon\ra time", ["The Owl", "Once", "upon", "a time"]],
    ["One\u2028two\fthree", ["One", "two", "three"]],
    ["晚安。月亮说:“睡吧!”好！好。", ["晚安。", "月亮说:“睡吧!”好！", "好。"]],
    ["「晚安。」他说。", ["「晚安。」", "他说。"]],
    ["好。！？”她", ["好。！？”", "她"]],
    ["Hi.\u00A0There.\u3000Go", ["Hi.", "There.", "Go"]],
  ])("%j", (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  test.each(["3.5 metres", "node.js", "wait...what", "“Oh!”—she", "a.m", "1,000.50", "e.g.so", "!important", "x”y"])(
    "not inside %j",
    (text) => {
      expect(sentences(text)).toEqual([text]);
    },
  );

  test("nothing but white space and asterisks is not judged, and comes out", () => {
    expect(run(["  \n\n*** \n\t"], () => false)).toMatchObject({
      judged: [],
      released: "  \n\n*** \n\t",
      blocked: false,
    });
  });
});

describe("a sentence comes out the moment it is whole", () => {
  test("with the white space or line break that ends it", () => {
    expect(run(["He", "llo.", " ", "Wor", "ld\n", "\nEnd", "."]).calls).toEqual([
      "",
      "",
      "Hello. ",
      "",
      "World\n",
      "\n",
      "",
      "End.",
    ]);
  });

  test("only when no closing quote can follow any more", () => {
    expect(run(["“Hello", ".", "”", "*", " "]).calls).toEqual(["", "", "", "", "“Hello.”* ", ""]);
    expect(run(["「晚安", "。", "」", "他"]).calls).toEqual(["", "", "", "「晚安。」", "他"]);
  });

  test("after 400 units, before the last word", () => {
    const words = `${"moon ".repeat(79)}moons`;
    expect(words).toHaveLength(400);
    expect(run([words.slice(0, 399), "s", " and stars"]).calls).toEqual([
      "",
      "moon ".repeat(79),
      "",
      "moons and stars",
    ]);
  });

  test("after 400 units of one endless word, right there", () => {
    expect(run(["x".repeat(1_000)]).calls).toEqual(["x".repeat(800), "x".repeat(200)]);
  });

  test("a word that is carried over keeps its full stop", () => {
    const text = `${"moon ".repeat(79)}end.”`;
    expect(text).toHaveLength(400);
    expect(sentences(`${text} Next`)).toEqual(["moon ".repeat(79).trim(), "end.”", "Next"]);
  });

  test("but never between surrogates", () => {
    const { calls } = run([`${"x".repeat(399)}🦄${"x".repeat(10)}`]);
    expect(calls).toEqual(["x".repeat(399), `🦄${"x".repeat(10)}`]);
  });
});

describe("a sentence is judged with what is around it", () => {
  /** Each sentence with what stood before it. */
  function surroundings(text: string) {
    const seen: [before: string, sentence: string, marked: string][] = [];
    run([text], (sentence, { before, marked }) => seen.push([before, sentence, marked]) > 0);
    return seen;
  }

  test("the plain text before it, across line breaks, and its own asterisks", () => {
    expect(surroundings("**Moon**\n\nOne *two*. Three.")).toEqual([
      ["", "Moon", "**Moon**\n"],
      ["Moon\n\n", "One two.", "One *two*. "],
      ["Moon\n\nOne two. ", "Three.", "Three."],
    ]);
  });

  test("no more than a phrase's length, in whole words", () => {
    const [, second] = surroundings(`${"sparse ".repeat(20)}moon. Next.`);
    expect(second?.[0]).toMatch(/^ (?:sparse )+moon\. $/);
    expect(second?.[0].length).toBeLessThanOrEqual(48);
  });
});

describe("a rejected sentence", () => {
  test("ends the telling: what was accepted in the same piece still comes out, then every call throws", () => {
    const gate = createSentenceGate({ allows: clean });
    expect(gate.push("Good. Still good. A bad thing. Never told.\n")).toBe("Good. Still good. ");
    expect(() => gate.push("")).toThrow(expect.objectContaining({ code: "blocked", retryable: true }));
    expect(() => gate.push("More. ")).toThrow(StoryError);
    expect(() => gate.end()).toThrow(StoryError);
  });

  test("is thrown at once when there is nothing else to give", () => {
    const gate = createSentenceGate({ allows: clean });
    expect(gate.push("Good. A ba")).toBe("Good. ");
    expect(() => gate.push("d thing. Never")).toThrow(StoryError);
  });

  test("is thrown by the end when it is the last and unfinished", () => {
    const gate = createSentenceGate({ allows: clean });
    expect(gate.push("Good. A bad thi")).toBe("Good. ");
    expect(() => gate.end()).toThrow(StoryError);
    expect(() => gate.end()).toThrow(StoryError);
  });

  test("is found behind the asterisks of emphasis", () => {
    expect(run(["A b**a**d thing. "], clean)).toMatchObject({ judged: ["A bad thing."], released: "", blocked: true });
  });

  test("is judged with its last words whole, also in a text without an end", () => {
    const text = `${"moon ".repeat(79)}xxbadxx thing`;
    const { released, blocked } = run([text], clean);
    expect({ released, blocked }).toEqual({ released: "moon ".repeat(79), blocked: true });
  });

  test("is asked for once each, and nothing after it", () => {
    expect(run(["One. Two bad. Three. Four bad."], clean).judged).toEqual(["One.", "Two bad."]);
  });
});

const seed = { seed: 20240606, numRuns: 400 };

const fragment = fc.constantFrom(
  ...[
    "moon",
    "bad",
    "ba",
    "d",
    "a",
    "Mr.",
    "3.5",
    "x".repeat(150),
    "moon ".repeat(50),
    "睡",
    "🦄",
    "👨‍👩‍👧",
    "é",
    "\uD83E",
    "\uDD84",
  ],
  ...[
    ".",
    "!",
    "?",
    "…",
    "...",
    "。",
    "！",
    "？",
    '"',
    "”",
    "’",
    ")",
    "*",
    "**",
    "」",
    "—",
    "“",
    "(",
    " ",
    "  ",
    "\u00A0",
    "\n",
    "\n\n",
    "\r\n",
  ],
);
const text = fc.array(fragment, { maxLength: 60 }).map((fragments) => fragments.join(""));
const wellFormedText = text.map((raw) => raw.toWellFormed());

/** Cuts at places anywhere, also inside surrogate pairs; some pieces are empty. */
function pieces(whole: string, cuts: readonly number[]): string[] {
  const places = cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b);
  return [...places, whole.length].map((place, i) => whole.slice(places[i - 1] ?? 0, place));
}
const cuts = fc.array(fc.nat(10_000), { maxLength: 30 });

describe("any chunking", () => {
  test("gives the same text, the same sentences and the same place of the block", () => {
    fc.assert(
      fc.property(text, cuts, (whole, places) => {
        const { released, judged, blocked } = run([whole], clean);
        expect(run(pieces(whole, places), clean)).toMatchObject({ released, judged, blocked });
        expect(run(whole.split(""), clean)).toMatchObject({ released, judged, blocked });
      }),
      seed,
    );
  });

  test("gives the whole text when all is allowed; before the end, what is released is its beginning", () => {
    fc.assert(
      fc.property(text, cuts, (whole, places) => {
        const { calls, released, blocked } = run(pieces(whole, places));
        expect({ released, blocked }).toEqual({ released: whole, blocked: false });
        const held = calls.at(-1) ?? "";
        expect(held.length).toBeLessThan(400);
        expect(held).not.toMatch(/[\n\r]/);
      }),
      seed,
    );
  });

  test("releases nothing of a rejected sentence nor after it", () => {
    fc.assert(
      fc.property(text, cuts, fc.nat(20), (whole, places, nth) => {
        const all = run([whole]).judged;
        let asked = 0;
        const { released, judged, blocked } = run(pieces(whole, places), () => asked++ !== nth);
        expect(blocked).toBe(nth < all.length);
        expect(judged).toEqual(all.slice(0, nth + 1));
        expect(whole.startsWith(released)).toBe(true);
        if (!blocked) return;
        // What came out is exactly the accepted sentences: judged again it gives no more than them.
        expect(run([released]).judged).toEqual(all.slice(0, nth));
        expect(plain(whole.slice(released.length)).startsWith(all[nth] ?? "")).toBe(true);
      }),
      seed,
    );
  });

  test("releases no half of a surrogate pair", () => {
    fc.assert(
      fc.property(wellFormedText, cuts, (whole, places) => {
        for (const call of run(pieces(whole, places)).calls) expect(call.isWellFormed()).toBe(true);
      }),
      seed,
    );
  });

  test("judges sentences of at most 400 units, trimmed, without asterisks, never empty", () => {
    fc.assert(
      fc.property(text, (whole) => {
        for (const sentence of sentences(whole)) {
          expect(sentence.length).toBeGreaterThan(0);
          expect(sentence.length).toBeLessThanOrEqual(400);
          expect(sentence).toBe(plain(sentence).trim());
        }
      }),
      seed,
    );
  });
});

function plain(raw: string): string {
  return raw.replaceAll("*", "").trimStart();
}

describe("a runaway telling goes through in linear time", () => {
  test.each([
    ["sentences", "The moon went on and on. "],
    ["one word", "x"],
    ["full stops", "."],
    ["spaces", " "],
    ["line breaks", "\n"],
    ["wide stops", "。a"],
  ])("%s, a megabyte in pieces of one character", (_, unit) => {
    const gate = createSentenceGate({ allows: anything });
    const whole = unit.repeat(Math.ceil(1_000_000 / unit.length));
    let length = 0;
    for (const character of whole) length += gate.push(character).length;
    expect(length + gate.end().length).toBe(whole.length);
  });

  test("ten megabytes in one piece", () => {
    const whole = "The moon went on and on. ".repeat(400_000);
    const gate = createSentenceGate({ allows: anything });
    expect(gate.push(whole) + gate.end() === whole).toBe(true);
  });
});
