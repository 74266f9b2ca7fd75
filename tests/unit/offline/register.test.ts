import { expect, test } from "vitest";
import { isMetered } from "../../../app/offline/register";

test("a line is metered where the browser says that bytes cost or take long; where it says nothing it is not", () => {
  expect(isMetered({})).toBe(false);
  expect(isMetered({ connection: { saveData: false, effectiveType: "4g", type: "wifi" } })).toBe(false);
  expect(isMetered({ connection: { saveData: true, effectiveType: "4g" } })).toBe(true);
  expect(isMetered({ connection: { effectiveType: "slow-2g" } })).toBe(true);
  expect(isMetered({ connection: { effectiveType: "3g" } })).toBe(true);
  expect(isMetered({ connection: { effectiveType: "4g", type: "cellular" } })).toBe(true);
});
