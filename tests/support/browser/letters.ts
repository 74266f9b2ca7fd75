import type { Page } from "@playwright/test";

/** As a browser comes; px. */
export const usualLetters = 16;

/** @returns sets the size of letters as a reader does in the browser's own settings; px */
export async function lettersOf(page: Page): Promise<(size: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (size) => void (await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } }));
}
