import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
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

test("a story of 15 minutes is saved whole", async ({ page }) => {
  await tellStory(page, "15 minutes");
  const download = await savePdf(page);
  await expect(noticeOf(page)).toContainText(notices.pdfSaved[0]);
  const bytes = await bytesOf(download);
  expect(bytes.length).toBeLessThan(400_000);
  expect(textOf(await readPdf(bytes))).toContain(await shownText(page));
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
  const download = await savePdf(page);
  expect(download.suggestedFilename()).toMatch(/^bedtime-story-gentle-\d+\.pdf$/);
});
