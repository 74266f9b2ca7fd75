import type { BrowserContext, Page } from "@playwright/test";
import { desktop, expect, test } from "../../support/browser/fixtures";
import { noticeOf, storyWords, tool } from "../../support/browser/told-story";
import { chapters, tellText } from "../../support/browser/told-text";
import { type PdfReading, readPdf } from "../../support/pdf-reading";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/** Counts what each window prints: a browser without a screen prints nothing. */
async function countPrints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const printed = { times: 0 };
    Object.assign(window, { printed, print: () => void printed.times++ });
  });
}

function prints(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { printed: { times: number } }).printed.times);
}

async function onPaper(page: Page, format: "A4" | "Letter"): Promise<PdfReading> {
  return readPdf(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
}

/** One entry for each line, from top to bottom: its page, its words and its base line in mm. */
function linesOf({ runs }: PdfReading): { page: number; text: string; y: number }[] {
  const lines: { page: number; text: string; y: number }[] = [];
  // A file may have them in another order.
  const sorted = runs.toSorted((a, b) => a.page - b.page || Math.round(a.y) - Math.round(b.y) || a.x - b.x);
  for (const { page, y, text } of sorted) {
    const last = lines.at(-1);
    if (last && last.page === page && Math.abs(last.y - y) < 0.5) last.text += text;
    else lines.push({ page, y, text });
  }
  return lines.filter(({ text }) => text.trim() !== "");
}

/** All characters but white space, of which a PDF has none between words that it places by themselves. */
function charactersOf(reading: PdfReading): string {
  const prose = linesOf(reading).filter(({ text }) => !isPageNumber(text));
  return prose.map(({ text }) => text.replace(/\s+/g, "")).join("");
}

function isPageNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

async function printInWindow(page: Page, context: BrowserContext, name = "Print Story"): Promise<Page> {
  const opened = context.waitForEvent("page");
  await tool(page, name).click();
  const paper = await opened;
  await expect.poll(() => prints(paper)).toBe(1);
  expect(await prints(page)).toBe(0);
  return paper;
}

test("a window of its own has the story and its metadata line, and is printed once", async ({ page, context }) => {
  await countPrints(context);
  await tellText(page, `${chapters(2)}\n\n<img src=x onerror=alert(1)> & <b>more</b>`);
  const paper = await printInWindow(page, context);
  expect(await paper.title()).toBe("The Snails of Mira");
  expect(await storyWords(paper)).toEqual(await storyWords(page));
  await expect(paper.locator(".reader-summary > *")).toHaveText([
    "Age: 5",
    "Style: Gentle",
    "Length: 2-3 minutes",
    "Lesson: Being Kind to Others",
  ]);
  await expect(paper.locator("button, script, img, form, use")).toHaveCount(0);
  const picture = /^A picture of .+/;
  await expect(paper.getByRole("img", { name: picture })).toBeVisible();
  const described = await page.getByRole("img", { name: picture }).getAttribute("aria-label");
  await expect(paper.getByRole("img")).toHaveAccessibleName(described ?? "");
  await expect(paper.locator("strong").first()).toHaveText("quiet");
});

test("on A4 and Letter headings stay with three lines of their text, and pages have margins and numbers", async ({
  page,
  context,
}) => {
  await countPrints(context);
  await tellText(page, chapters(6));
  const paper = await printInWindow(page, context);
  for (const [format, height] of [
    ["A4", 297],
    ["Letter", 279.4],
  ] as const) {
    const reading = await onPaper(paper, format);
    expect(reading.pages).toBeGreaterThan(2);
    // The whole picture is on the first sheet.
    expect(reading.shapes[0]).toBeGreaterThan(20);
    expect(reading.shapes[1]).toBeLessThan(5);
    const lines = linesOf(reading);
    for (let number = 1; number <= reading.pages; number++) {
      const all = lines.filter(({ page: at }) => at === number);
      const prose = all.filter(({ text }) => !isPageNumber(text));
      for (const heading of prose.filter(({ text }) => /^The \d+\. Evening/.test(text))) {
        expect(prose.indexOf(heading)).toBeLessThan(prose.length - 3);
      }
      expect(prose.at(-1)?.text).not.toMatch(/^Chapter \d/);
      for (const { y } of prose) {
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(height - 20);
      }
      expect(
        all.some(({ text }) => text.trim() === String(number)),
        `number of page ${number} on ${format}`,
      ).toBe(true);
    }
  }
});

test("where the window is blocked the page prints the same by its own style sheet", async ({ page, context }) => {
  await countPrints(context);
  await tellText(page, chapters(4));
  const window = await onPaper(await printInWindow(page, context), "A4");
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await tool(page, "Print Story").click();
  await expect.poll(() => prints(page)).toBe(1);
  // Neither buttons nor notices nor the dark of the night, though typing may still go on.
  await page.emulateMedia({ colorScheme: "dark" });
  const here = await onPaper(page, "A4");
  expect(charactersOf(here)).toBe(charactersOf(window));
  expect(here.shapes[0]).toBeGreaterThan(20);
  // Ink is saved: the sky of the picture is the paper's.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".reader-picture > svg")).toHaveCSS("background-image", "none");
  const [first, last] = [linesOf(here).at(0), linesOf(here).at(-1)];
  expect(first?.y).toBeGreaterThan(20);
  expect(last?.text).toMatch(/^\d$/);
});

test("a coloring page is one sheet with the scene in dark lines and the story's name", async ({ page, context }) => {
  await countPrints(context);
  await page.emulateMedia({ colorScheme: "dark" });
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await tellText(page, chapters(1));
  expect(fetched.filter((url) => url.includes("print-coloring"))).toEqual([]);
  const paper = await printInWindow(page, context, "Coloring Page");
  await expect(paper.getByRole("img", { name: /^A picture of/ })).toBeVisible();
  await expect(paper.locator("p")).toHaveText("The Snails of Mira");
  const paints = await paper.locator("svg path, svg circle").evaluateAll((drawings) => {
    const looks = drawings.map((drawing) => getComputedStyle(drawing));
    return [...new Set(looks.flatMap(({ fill, stroke, opacity }) => [fill, stroke, opacity]))].sort();
  });
  expect(paints).toEqual(["1", "none", "rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  for (const format of ["A4", "Letter"] as const) {
    const reading = await onPaper(paper, format);
    expect([format, reading.pages, (reading.shapes[0] ?? 0) > 20]).toEqual([format, 1, true]);
    expect(charactersOf(reading)).toBe("TheSnailsofMira");
  }
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await tool(page, "Coloring Page").click();
  await expect(noticeOf(page)).toContainText("No coloring page yet");
});

test("a story that broke off can be printed and copied, not shared", async ({ page, context }) => {
  await countPrints(context);
  await tellText(page, "**The Quiet Moon**\n\nNora looked up at the sky.", "broken");
  await expect(page.getByRole("button")).toHaveText([
    "Read by lamplight",
    "Try Again",
    "Start Over",
    "Copy Text",
    "Print Story",
  ]);
  const paper = await printInWindow(page, context);
  expect(await storyWords(paper)).toEqual(["The Quiet Moon", "Nora looked up at the sky."]);
});
