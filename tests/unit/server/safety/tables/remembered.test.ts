import { expect, test, vi } from "vitest";
import { remembered } from "../../../../../server/safety/tables/remembered";

test("an answer is worked out once, also that there is none", () => {
  const answerTo = vi.fn((word: string) => (word === "moon" ? 4 : undefined));
  const again = remembered(answerTo);
  expect([again("moon"), again("sun"), again("moon"), again("sun")]).toEqual([4, undefined, 4, undefined]);
  expect(answerTo).toHaveBeenCalledTimes(2);
});

test("neither long texts nor too many words stay in memory", () => {
  const answerTo = vi.fn((word: string) => word.length);
  const again = remembered(answerTo);
  const long = "a".repeat(33);
  expect([again(long), again(long)]).toEqual([33, 33]);
  expect(answerTo).toHaveBeenCalledTimes(2);
  again("first");
  for (let i = 0; i < 4096; i++) again(`word${i}`);
  answerTo.mockClear();
  again("word4095");
  again("first");
  expect(answerTo.mock.calls).toEqual([["first"]]);
});
