import { expect, test } from "vitest";
import { parseTale, splitTale } from "../../../app/storybook/parse-tale";

const head = `---
title: Olive Is Busy
ages: 4-5
about: dinosaurs, oviraptor
moods: funny, everyday
converter: whatever: it has a colon
ask: Why? | And you?
---
`;
const id = "4-5/dinosaurs/olive-is-busy";
const parse = (body: string, changed = head) => parseTale(id, `${changed}${body}`);

test("the head, and paragraphs for all, for one form and for one lesson", () => {
  const tale = parse(`One
line more.

+ Long. [+ More. +]

- Short.

= sharing
Half.

+ The other half.

= kindness

Noodles.
=
All again.
`);
  expect(tale).toMatchObject({
    id,
    title: "Olive Is Busy",
    ages: "4-5",
    world: "dinosaurs",
    ask: ["Why?", "And you?"],
  });
  expect(tale.about).toEqual(["dinosaurs", "oviraptor"]);
  expect(tale.moods).toEqual(["funny", "everyday"]);
  expect(tale.blocks).toEqual([
    { lesson: null, when: "always", text: "One line more." },
    { lesson: null, when: "long", text: "Long. [+ More. +]" },
    { lesson: null, when: "short", text: "Short." },
    { lesson: "sharing", when: "always", text: "Half." },
    { lesson: "sharing", when: "long", text: "The other half." },
    { lesson: "kindness", when: "always", text: "Noodles." },
    { lesson: null, when: "always", text: "All again." },
  ]);
});

test("lines may end as on any machine", () => {
  expect(parseTale(id, `${head}One.\n\nTwo.`.replaceAll("\n", "\r\n")).blocks).toHaveLength(2);
});

test("the head's other lines are the writer's", () => {
  expect(splitTale(`${head}One.`).head).toMatchObject({ converter: "whatever: it has a colon" });
});

test.each([
  ["no head", "One.", "begins with its head"],
  ["no title", `${head.replace(/title.*\n/, "")}One.`, "no 'title"],
  ["a key twice", `${head.replace("ages", "title: T\nages")}One.`, "'title' twice"],
  ["a line that is none", `${head.replace("ages", "what is this\nages")}One.`, "what is this"],
  ["other ages than its folder's", `${head.replace("4-5", "6-8")}One.`, "its folder 4-5"],
  ["a mood that is none", `${head.replace("funny", "scary")}One.`, "'scary' is no mood"],
  ["a lesson that is none", `${head}= greed\nOne.`, "'= greed' is no lesson"],
  ["brackets that do not close", `${head}One [+ two.`, "come in pairs"],
  ["a passage for facts that does not close", `${head}One [? two.`, "do not come in pairs, or hold"],
  ["a passage for facts that holds another", `${head}One [? two [+ three +] ?].`, "do not come in pairs, or hold"],
  ["a single asterisk", `${head}One *two*.`, "A single '*'"],
  ["nothing to tell", head, "nothing to tell"],
])("with %s it says what is wrong", (_, source, message) => {
  expect(() => parseTale(id, source)).toThrow(message);
});

test("it lies where its ages and world are", () => {
  expect(() => parseTale("4-6/dinosaurs/x", `${head}One.`)).toThrow("a folder of its ages");
  expect(() => parseTale("4-5/cooking/x", `${head}One.`)).toThrow("a folder of its world");
});
