import { storageKeys } from "../../ui/storage-keys";

/** Sheets that printers at home have; their sides in mm. */
export const papers = {
  a4: { label: "A4", long: 297, short: 210 },
  letter: { label: "US Letter", long: 279.4, short: 215.9 },
} as const;

export type Paper = keyof typeof papers;

/** Where paper is sold in Letter (Unicode CLDR, `paperSize`). */
const letterCountries = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

function countryOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/** @param country where the story was told for, if that is known; else the language says it */
export function usualPaper(country: string | undefined, language: string): Paper {
  return letterCountries.has(country ?? countryOf(language) ?? "") ? "letter" : "a4";
}

export function loadPaper(): Paper | undefined {
  try {
    const kept = localStorage.getItem(storageKeys.paper);
    return kept !== null && Object.hasOwn(papers, kept) ? (kept as Paper) : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is refused the next book asks again. */
export function keepPaper(paper: Paper): void {
  try {
    localStorage.setItem(storageKeys.paper, paper);
  } catch {}
}
