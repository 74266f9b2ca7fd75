import { expect, test } from "vitest";
import { chooseVoice, usableVoices, type Voice } from "../../../../app/reader/aloud/voice";

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});
const us = voice("Samantha", "en-US");
const gb = voice("Daniel", "en-GB");

test("only English voices of the device itself are used", () => {
  const remote = voice("Google US English", "en-US", { localService: false, default: true });
  expect(usableVoices([remote, voice("Anna", "de-DE"), voice("Endless", "enm")])).toEqual([]);
  expect(usableVoices([remote, voice("a", "en_AU"), voice("b", "en")])).toHaveLength(2);
  expect(chooseVoice([remote], "US")).toBeUndefined();
  expect(chooseVoice([], "US")).toBeUndefined();
});

test("the voice speaks as the story is spelt", () => {
  expect(chooseVoice([us, gb], "GB")).toBe(gb);
  expect(chooseVoice([gb, us], "US")).toBe(us);
  expect(chooseVoice([gb, us], undefined)).toBe(us);
  const au = voice("Karen", "en_AU");
  expect(chooseVoice([gb, us, au], "AU")).toBe(au);
  expect(chooseVoice([us, gb, au], "NZ")).toBe(gb);
  const indian = voice("Rishi", "en-IN");
  expect(chooseVoice([us, indian], "GB")).toBe(indian);
  expect(chooseVoice([indian], "US")).toBe(indian);
});

test("among equals the better one, and no voice for fun where there is another", () => {
  const zarvox = voice("Zarvox", "en-US", { default: true });
  const best = voice("Ava (Premium)", "en-US");
  expect(chooseVoice([zarvox, us, best], "US")).toBe(best);
  expect(chooseVoice([zarvox, gb], "US")).toBe(gb);
  expect(chooseVoice([zarvox], "US")).toBe(zarvox);
  expect(chooseVoice([voice("eSpeak English", "en-US"), us], "US")).toBe(us);
  const home = voice("Alex", "en-US", { default: true });
  expect(chooseVoice([us, home], "US")).toBe(home);
});
