import { expect, test } from "vitest";
import { knownCountry, spellingOf } from "../../../app/story/countries";

test.each([
  ["GB", "GB"],
  ["gb", "GB"],
  ["XK", "XK"],
  ["T1", undefined],
  ["XX", undefined],
  ["QQ", undefined],
  ["USA", undefined],
  ["", undefined],
  [undefined, undefined],
  [7, undefined],
  [["GB"], undefined],
])("knows %j as %j", (value, country) => {
  expect(knownCountry(value)).toBe(country);
});

test.each(["GB", "IE", "AU", "NZ", "ZA", "IN", "MT", "SG", "HK", "KE", "NG"])("%s spells British", (country) => {
  expect(spellingOf(country)).toBe("british");
});

test.each(["US", "DE", "PH", undefined])("%s spells American", (country) => {
  expect(spellingOf(country)).toBe("american");
});
