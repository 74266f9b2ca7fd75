import { expect, test } from "vitest";
import { genders } from "../../../../app/story/catalogue";
import type { Love } from "../../../../app/storybook/love";
import { castFor } from "../../../../app/storybook/teller/cast";
import { grownupNames, heroNames } from "../../../../app/storybook/teller/hero-names";
import { shelfSentence, thingOf } from "../../../../app/storybook/teller/things";
import { aTale } from "../../../support/storybook/made-tales";

const tale = (text: string) => aTale("4-5/space/x", { blocks: [{ lesson: null, when: "always", text }] });

test("there are many names for every child, each once", () => {
  for (const { value } of genders) {
    expect(new Set(heroNames[value]).size).toBe(heroNames[value].length);
    expect(heroNames[value].length).toBeGreaterThanOrEqual(50);
    for (const name of heroNames[value]) expect(name).toMatch(/^\p{Lu}\p{Ll}{1,8}$/u);
  }
});

test("a name that is somebody's, or a word of the tale, is nobody else's", () => {
  const all = heroNames.girl.filter((name) => name !== "Mei").join("'s, ");
  expect(castFor("girl", [tale(all)], "Grandpa", 3).hero).toBe("Mei");
  const seen = new Set(
    Array.from({ length: 200 }, (_, seed) => castFor("boy", [tale("dad's")], "my Mom", seed).grownup),
  );
  expect([...seen].sort()).toEqual([...new Set(grownupNames)].filter((name) => !["Dad", "Mom"].includes(name)).sort());
});

test("a tale in which everybody is named still has a child", () => {
  expect(heroNames.boy).toContain(castFor("boy", [tale(heroNames.boy.join(" "))], "", 1).hero);
});

test("what is carried is none of the tale's own things", () => {
  const love: Love = { kind: "world", world: "music", noun: "music", things: ["small drum", "tin whistle"] };
  for (let seed = 0; seed < 20; seed++) expect(thingOf(love, tale("A drum."), seed)).toBe("tin whistle");
  expect(new Set(Array.from({ length: 20 }, (_, seed) => thingOf(love, undefined, seed))).size).toBe(2);
});

test("the shelf is told in short sentences, and not to its end", () => {
  expect(shelfSentence([], "4-5")).toBe("");
  expect(shelfSentence(["drum"], "4-5")).toBe("{hero}'s drum waited on the shelf for tomorrow.");
  const many = ["drum", "drum", "bell", "kite", "boat", "ball"];
  expect(shelfSentence(many, "4-5")).toBe(
    "{hero}'s drum and bell waited on the shelf for tomorrow. Next to them waited the kite and the boat.",
  );
  expect(shelfSentence(many, "6-8")).toBe("{hero}'s drum, bell, kite and boat waited on the shelf for another night.");
  expect(shelfSentence(["drum"], "9-12")).toBe("{hero}'s drum waited on the shelf for another night.");
});
