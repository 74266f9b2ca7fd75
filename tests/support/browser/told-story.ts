import type { BrowserContext, Locator, Page } from "@playwright/test";
import { orderStory } from "./wizard-pages";

export const notices = {
  linkCopied: ["Link copied!", "Story link has been copied to your clipboard."],
  sharingFailed: ["Sharing failed", "Unable to share or copy the story link. Please try again."],
  storyCopied: ["Story copied!", "The full story text has been copied to your clipboard."],
  copyFailed: ["Copy failed", "Unable to copy the story text. Please try again."],
  pdfFailed: ["PDF generation failed", "Unable to generate PDF. Please try again."],
  pdfSaved: ["PDF saved!", "Your story has been downloaded as a PDF."],
} as const;

export function tool(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** The notice on the screen, inside the region that screen readers follow. */
export function noticeOf(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
}

/** Has a story told, by default a short one, and waits until it can be shared. */
export async function tellStory(page: Page, length = "2-3 minutes"): Promise<void> {
  await orderStory(page, length);
  await tool(page, "Share Story").waitFor();
}

export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whatever the page shares natively is kept in `window.sheets`; `refusal` names the exception to throw instead. */
export async function stubShareSheet(page: Page, refusal?: string): Promise<void> {
  await page.addInitScript((name) => {
    const sheets: ShareData[] = [];
    Object.assign(window, { sheets });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        sheets.push(data);
        if (name) throw new DOMException("", name);
      },
    });
  }, refusal);
}

export function sheets(page: Page): Promise<ShareData[]> {
  return page.evaluate(() => (window as unknown as { sheets: ShareData[] }).sheets);
}

/** As a browser that no longer takes the press for a reason to copy. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allowed = { copying: false };
    Object.assign(window, { allowed });
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) =>
      allowed.copying ? write(text) : Promise.reject(new DOMException("", "NotAllowedError"));
  });
}

/** The title and all paragraphs of the story on the page. */
export function storyWords(page: Page): Promise<string[]> {
  return page.locator("[data-story-block]").allTextContents();
}
