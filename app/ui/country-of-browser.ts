import { knownCountry } from "../story/countries";

/** Whom the spelling is for, where the edge, which knows better, is not asked. */
export function countryOfBrowser(): string | undefined {
  return knownCountry(/-([A-Za-z]{2})\b/.exec(navigator.language)?.[1]);
}
