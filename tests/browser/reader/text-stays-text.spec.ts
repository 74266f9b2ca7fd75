import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { storyWords, tool } from "../../support/browser/told-story";
import { tellText } from "../../support/browser/told-text";
import { readPdf, textOf } from "../../support/pdf-reading";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/** Each would act somewhere if it were taken for more than text. */
const hostile = [
  "<script>document.title = 'taken'</script>",
  "<img src=x onerror=\"document.title = 'taken'\">",
  '<svg onload=alert(1)><a href="javascript:alert(1)">read on</a>',
  "[read on](javascript:alert(1)) javascript:alert(1)",
  "</p></article><style>body { display: none }</style>",
  "&lt;b&gt; {{alert(1)}}",
];
const title = '"><script>alert(1)</script>';
const story = `**${title}**\n\n${hostile.join("\n\n")}`;

async function expectNothingActs(page: Page): Promise<void> {
  await expect(page.locator("[data-story-block] :is(script, img, svg, a, style)")).toHaveCount(0);
  await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle("taken");
}

test("hostile words are text in the reader, on paper and in the PDF", async ({ page, context }) => {
  await context.addInitScript(() => Object.assign(globalThis, { print() {} }));
  page.on("dialog", () => expect("a dialog").toBe("none"));
  await tellText(page, story);
  expect(await storyWords(page)).toEqual([title, ...hostile]);
  await expectNothingActs(page);

  const opened = context.waitForEvent("page");
  await tool(page, "Print Story").click();
  const paper = await opened;
  await expect(paper.locator("[data-story-block]")).toHaveCount(hostile.length + 1);
  expect(await storyWords(paper)).toEqual([title, ...hostile]);
  await expectNothingActs(paper);
  await paper.close();

  const [download] = await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
  const bytes = readFileSync(await download.path());
  const words = textOf(await readPdf(new Uint8Array(bytes))).replace(/\s+/g, "");
  for (const line of [title, ...hostile]) expect(words).toContain(line.replace(/\s+/g, ""));
  // What a PDF would act by.
  expect(bytes.toString("latin1")).not.toMatch(/\/(?:URI|JavaScript|JS|Launch|SubmitForm)\b/);
});

test("escapes for a terminal, and other controls, are nowhere seen", async ({ page }) => {
  await tellText(page, "**The Quiet Moon**\n\nNora \u001B[31mlooked\u001B[0m up\u0007 at\u0000 the sky.");
  const shown = await page.getByRole("article").innerText();
  expect(shown).toContain("looked");
  await expectNothingActs(page);
});
