import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { printableText } from "../../../app/reader/save/pdf/blocks";
import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { noticeOf, notices, storyWords, tellStory, tool } from "../../support/browser/told-story";
import { chapters, tellText } from "../../support/browser/told-text";
import { openWizard } from "../../support/browser/wizard-pages";
import { readPdf, textOf } from "../../support/pdf-reading";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const summary = "Age: 5 · Style: Gentle · Length: 2-3 minutes · Lesson: Being Kind to Others";

async function savePdf(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
  return download;
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

/** The story on the page as one text. */
async function shownText(page: Page): Promise<string> {
  const words = printableText((await storyWords(page)).join(" ")).replace(/\s+/g, " ");
  return words.trim();
}

test("the PDF has the words on the page, and is saved at once without a network too", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("ERR_INTERNET_DISCONNECTED");
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  const makings = () => fetched.filter((path) => /jspdf|save-pdf|\/fonts\//.test(path));
  await openWizard(page);
  expect(makings()).toEqual([]);
  await tellText(page, chapters(4));
  // Such an entry is made when a file is here.
  const here = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  for (const making of [/jspdf/, /regular\.ttf/, /bold\.ttf/]) {
    await expect.poll(async () => (await here()).some((name) => making.test(name))).toBe(true);
  }
  expect(makings().length).toBeGreaterThanOrEqual(5);
  await context.setOffline(true);
  const before = Date.now();
  const download = await savePdf(page);
  await expect(noticeOf(page)).toContainText(notices.pdfSaved[0]);
  await expect(noticeOf(page)).toContainText(notices.pdfSaved[1]);
  expect(fetched.filter((path) => /html2canvas|purify/.test(path))).toEqual([]);

  const [, style, timestamp] = /^bedtime-story-(\w+)-(\d+)\.pdf$/.exec(download.suggestedFilename()) ?? [];
  expect(style).toBe("gentle");
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
  const bytes = await bytesOf(download);
  expect(bytes.length).toBeLessThan(400_000);
  const reading = await readPdf(bytes);
  expect(textOf(reading)).toBe(`${await shownText(page)} ${summary}`);
  expect(reading.title).toBe("The Snails of Mira");
  expect(reading.language).toBe("en");
  expect(reading.pages).toBeGreaterThan(2);
  // The page's picture stands on the first sheet alone, and is told of where a reader of PDFs finds it.
  expect(reading.subject).toBe(await page.getByRole("img", { name: /^A picture of/ }).getAttribute("aria-label"));
  expect(reading.shapes[0]).toBeGreaterThan(20);
  expect(reading.shapes.slice(1).every((shapes) => shapes === 0)).toBe(true);
});

/** Goes there by Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops).toBeLessThan(12);
    await page.keyboard.press("Tab");
  }
}

/** Opens the sheet and saves a book on this paper, by keyboard alone. */
async function saveBook(page: Page, name: string, paper: { label: string; key?: string }): Promise<Download> {
  await tool(page, "Make a Book").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Make a Book" })).toBeVisible();
  await tabTo(page, page.locator(".book-paper input:checked"));
  if (paper.key) await page.keyboard.press(paper.key);
  await expect(page.getByLabel(paper.label, { exact: true })).toBeChecked();
  await tabTo(page, tool(page, `Save ${name}`));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(noticeOf(page).first()).toContainText("Your book is saved!");
  await expect(tool(page, "Make a Book")).toBeFocused();
  return download;
}

test("a story of 15 minutes is saved whole, and as books on both papers by keyboard", async ({ page }) => {
  await tellStory(page, "15 minutes");
  const download = await savePdf(page);
  await expect(noticeOf(page)).toContainText(notices.pdfSaved[0]);
  const bytes = await bytesOf(download);
  expect(bytes.length).toBeLessThan(400_000);
  expect(textOf(await readPdf(bytes))).toContain(await shownText(page));

  await tool(page, "Make a Book").focus();
  await page.keyboard.press("Enter");
  const titles = page.locator(".book-tales label");
  await expect(titles).toHaveCount(3);
  const tales = await titles.allTextContents();
  await page.getByLabel(tales[1] ?? "").check();
  await page.keyboard.press("Escape");
  await expect(tool(page, "Make a Book")).toBeFocused();
  const little = await saveBook(page, "Little Book", { label: "US Letter" });
  expect(little.suggestedFilename()).toMatch(/^little-book-gentle-\d+\.pdf$/);
  const sheet = await readPdf(await bytesOf(little));
  expect([sheet.pages, Math.round(sheet.width), Math.round(sheet.height)]).toEqual([1, 279, 216]);
  expect(sheet.title).toBe(printableText(tales[0] ?? ""));
  expect(sheet.subject).toMatch(/^A picture of/);
  const booklet = await saveBook(page, "Booklet", { label: "A4", key: "ArrowLeft" });
  expect(booklet.suggestedFilename()).toMatch(/^booklet-gentle-\d+\.pdf$/);
  const sides = await readPdf(await bytesOf(booklet));
  expect([sides.pages % 2, Math.round(sides.width), Math.round(sides.height)]).toEqual([0, 297, 210]);
  const words = (text: string) => text.split(/\s+/).sort().join(" ");
  const told = (await shownText(page)).split(" ");
  const inBooklet = words(textOf(sides));
  for (const word of told) expect(inBooklet).toContain(word);
  // One of three tales, in short.
  expect(textOf(sheet).split(" ").length).toBeLessThan(told.length / 4);
});

test("a story that is too long for a little book says so, and has the booklet", async ({ page }) => {
  await tellText(page, chapters(8));
  await tool(page, "Make a Book").click();
  await expect(page.getByRole("status").filter({ hasText: "too long for six small pages" })).toBeVisible();
  await expect(tool(page, "Save Little Book")).toHaveCount(0);
  await Promise.all([page.waitForEvent("download"), tool(page, "Save Booklet").click()]);
});

test("letters that the PDF cannot show: nothing is saved, printing is offered", async ({ page }) => {
  const downloads: Download[] = [];
  page.on("download", (download) => void downloads.push(download));
  await tellText(page, "**The Story**\n\nThe dragon wrote 故事 on the wall, and slept.");
  await tool(page, "Save as PDF").click();
  await expect(page.getByRole("alert")).toContainText("nothing was saved");
  await expect(tool(page, "Print instead")).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(tool(page, "Save as PDF")).toBeEnabled();
  await expectAccessible(page);
  await tool(page, "Make a Book").click();
  await tool(page, "Save Booklet").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(downloads).toEqual([]);
});

test("while the fonts are on their way only its own button is busy; when they fail it says so and can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole("net::ERR_FAILED");
  let fail = () => {};
  const asked = new Promise<void>((ask) => {
    void page.route("**/fonts/*-bold.ttf", async (route) => {
      ask();
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      await route.abort();
    });
  });
  // Their makings come with the story's end.
  await tellText(page, chapters(1));
  await asked;
  await tool(page, "Save as PDF").click();
  await expect(tool(page, "Save as PDF")).toBeDisabled();
  await expect(tool(page, "Copy Text")).toBeEnabled();
  fail();
  await expect(noticeOf(page)).toContainText("PDF generation failed");
  await expect(noticeOf(page)).toContainText("Unable to generate PDF. Please try again.");
  await page.unroute("**/fonts/*-bold.ttf");
  await page.route("**/fonts/*-bold.ttf", (route) => route.abort());
  await tool(page, "Make a Book").click();
  await tool(page, "Save Booklet").click();
  await expect(noticeOf(page).first()).toContainText("The book could not be made");
  await page.unroute("**/fonts/*-bold.ttf");
  const download = await savePdf(page);
  expect(download.suggestedFilename()).toMatch(/^bedtime-story-gentle-\d+\.pdf$/);
});
