import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { decodeStory } from "../../../app/story/link/encoded-link";
import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import {
  allowClipboard,
  clipboardText,
  noticeOf,
  notices,
  storyWords,
  tellStory,
  tool,
} from "../../support/browser/told-story";
import { tapWire } from "../../support/browser/wire-tap";
import { answerOf, answerUpTo, continueButton, createButton, openWizard } from "../../support/browser/wizard-pages";
import { readEpub } from "../../support/epub-reading";
import { readPdf, textOf } from "../../support/pdf-reading";

/** The product with a way to report stories. */
test.use({
  siteOptions: { variables: { REPORT_ADDRESS: "report@moon.example" } },
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
});

/** In no tale, no file and no header. */
const rare = "Qwyzelth";

const nameField = (page: Page) => page.getByLabel("Your child’s name (stays on this phone)");

async function giveName(page: Page, name: string): Promise<void> {
  await answerUpTo(page, "age");
  await page.keyboard.press("Enter");
  await answerOf(page, { role: "radio", name: "Girl" }).check();
  await nameField(page).fill(name);
}

/** Has a short story told, from the second question on. */
async function goOn(page: Page): Promise<void> {
  await continueButton(page).press("Enter");
  await answerOf(page, { role: "checkbox", name: "Dinosaurs" }).check();
  await page.keyboard.press("Enter");
  await answerOf(page, { role: "radio", name: "Gentle" }).check();
  await page.keyboard.press("Enter");
  await answerOf(page, { role: "radio", name: "Being Kind to Others" }).check();
  await page.keyboard.press("Enter");
  await answerOf(page, { role: "radio", name: "2-3 minutes" }).check();
  await createButton(page).press("Enter");
}

async function shownStory(page: Page): Promise<string> {
  await page.getByRole("article").waitFor();
  return (await storyWords(page)).join("\n");
}

/** All that the page hands to tools of an operator's, and what it keeps under every name but the one of the name. */
function withinReach(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { bedtime_children: _, ...local } = { ...localStorage };
    const { dataLayer } = window as unknown as { dataLayer?: unknown };
    return JSON.stringify([
      dataLayer,
      local,
      { ...sessionStorage },
      document.cookie,
      document.title,
      location.pathname,
    ]);
  });
}

async function visitor(context: BrowserContext): Promise<Page> {
  const friend = await context.browser()?.newContext({ viewport: phone, reducedMotion: "reduce" });
  if (!friend) throw new Error("no browser");
  return friend.newPage();
}

test("a rare name is in all that is shown, and in no byte that leaves the page", async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  const tap = await tapWire(site.url);
  const asked: string[] = [];
  const listen = (of: BrowserContext) =>
    of.on("request", (request) => asked.push(`${request.url().split("#")[0]} ${request.postData() ?? ""}`));
  listen(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: tap.url });
  await context.addInitScript(() => Object.assign(window, { print: () => {} }));
  const reach: string[] = [];

  await openWizard(page, tap.url);
  await giveName(page, rare);
  await expectAccessible(page);
  await goOn(page);
  await tool(page, "Share Story").waitFor();
  const told = await shownStory(page);
  expect(told).toContain(rare);
  await page.reload();
  await expect.poll(() => shownStory(page)).toBe(told);

  await tool(page, "Copy Text").click();
  await expect(noticeOf(page)).toContainText(notices.storyCopied[0]);
  expect(await clipboardText(page)).toContain(rare);
  const [paper] = await Promise.all([page.waitForEvent("popup"), tool(page, "Print Story").click()]);
  await expect(paper.locator("article")).toContainText(rare);
  await paper.close();
  const [download] = await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
  expect(download.suggestedFilename()).not.toContain(rare);
  expect(textOf(await readPdf(new Uint8Array(readFileSync(await download.path()))))).toContain(rare);

  await tool(page, "Make a Book").click();
  const [book] = await Promise.all([page.waitForEvent("download"), tool(page, "Save Little Book").click()]);
  expect(book.suggestedFilename()).not.toContain(rare);
  expect(textOf(await readPdf(new Uint8Array(readFileSync(await book.path()))))).toContain(
    `A bedtime story for ${rare}`,
  );
  await tool(page, "Make a Book").click();
  const [eBook] = await Promise.all([page.waitForEvent("download"), tool(page, "Save E-book").click()]);
  expect(eBook.suggestedFilename()).not.toContain(rare);
  expect((await readEpub(new Uint8Array(readFileSync(await eBook.path())))).blocks.join(" ")).toContain(rare);

  await tool(page, "Share Story").click();
  await expect(noticeOf(page).first()).toContainText(notices.linkCopied[0]);
  const plain = await clipboardText(page);
  expect(plain).not.toContain(rare);
  await page.getByLabel(`With the name ${rare}`).check();
  await expectAccessible(page);
  await tool(page, "Copy link").click();
  await expect.poll(() => clipboardText(page)).toMatch(new RegExp(`^${plain}#for=${rare}&as=\\w+$`));
  const link = await clipboardText(page);
  reach.push(await withinReach(page));

  const theirs = await visitor(context);
  listen(theirs.context());
  await theirs.goto(plain);
  await tool(theirs, "Copy Text").waitFor();
  expect(await shownStory(theirs)).not.toContain(rare);
  await theirs.goto("about:blank");
  await theirs.goto(link);
  await expect.poll(() => shownStory(theirs)).toBe(told);
  await expectAccessible(theirs);
  expect(await theirs.getByRole("link", { name: "Report this story" }).getAttribute("href")).not.toContain(rare);
  await theirs.reload();
  await expect.poll(() => shownStory(theirs)).toBe(told);
  reach.push(await withinReach(theirs));
  await theirs.getByRole("link", { name: "Create Your Own Story" }).click();
  await theirs.waitForURL(/#age$/);
  expect(await theirs.evaluate(() => localStorage.getItem("bedtime_children"))).toBeNull();

  await tool(page, "Stop sharing").click();
  await expect(noticeOf(page).first()).toContainText("Sharing stopped");
  allowConsole("ERR_FAILED");
  await page.route("**/api/shared-stories", (route) => route.abort());
  await tool(page, "Share Story").click();
  await page.getByLabel(/^With the name/).check();
  const encoded = await page.getByLabel("The link to your story").inputValue();
  const payload = await decodeStory(new URL(encoded).pathname.split("/").at(-1) ?? "");
  expect(payload).toBeDefined();
  expect(JSON.stringify(payload)).not.toContain(rare);
  await theirs.goto(encoded);
  await expect.poll(() => shownStory(theirs)).toBe(told);
  await theirs.context().close();

  allowConsole("502");
  const error = { code: "story_failed", message: "Failed to generate story. Please try again.", retryable: false };
  await page.route("**/api/generate-story", (route) => route.fulfill({ status: 502, json: { error } }));
  await tool(page, "Another with the same answers").click();
  await page.getByRole("heading", { name: "Oops!" }).waitFor();
  reach.push(await withinReach(page));
  await page.unroute("**/api/generate-story");
  await tool(page, "Try Again").click();
  expect(await shownStory(page)).toContain(rare);
  await tool(page, "Create Another").click();
  await page.getByRole("button", { name: rare, exact: true }).waitFor();
  reach.push(await withinReach(page));

  const sent = tap.sent();
  expect(sent).toContain("POST /api/generate-story");
  expect(sent).toContain("POST /api/shared-stories");
  expect(sent).toContain("DELETE /api/shared-stories/");
  expect(
    asked.every((request) => request.startsWith(tap.url) || request.startsWith("blob:") || request.startsWith("data:")),
  ).toBe(true);
  for (const left of [sent, ...asked, ...reach, ...site.logs])
    expect(left.toLowerCase()).not.toContain(rare.toLowerCase());
  await tap.close();
});

test("children are remembered with their last answers, and forgotten", async ({ page }) => {
  await openWizard(page);
  await giveName(page, "Zoë");
  await goOn(page);
  await tool(page, "Create Another").click();
  await tool(page, "Zoë").click();
  await expect(answerOf(page, { role: "radio", name: "5" })).toBeChecked();
  await continueButton(page).click();
  await expect(answerOf(page, { role: "radio", name: "Girl" })).toBeChecked();
  await expect(nameField(page)).toHaveValue("Zoë");
  await page.goto("/#age");
  await page.reload();
  await tool(page, "Forget Zoë").click();
  await expect(tool(page, "Forget Zoë")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("bedtime_children"))).toBeNull();
});

test("on the story's screen a name is given, changed and taken back, by keys alone", async ({ page }) => {
  await tellStory(page);
  const before = await storyWords(page);
  await page.locator(".story-name > summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("مريم");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".story-name > summary")).toBeFocused();
  expect((await storyWords(page)).join("\n")).toContain("\u200e\u2068مريم\u2069");
  // A name from right to left that begins a paragraph turns none.
  const directions = await page
    .locator("[data-story-block]")
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
  expect(new Set(directions)).toEqual(new Set(["ltr"]));
  await page.keyboard.press("Enter");
  await nameField(page).fill("");
  expect(await storyWords(page)).toEqual(before);
});

test("a link's name replaces nothing but a name of its story", async ({ page, context }) => {
  await allowClipboard(context);
  await tellStory(page);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  const link = await clipboardText(page);
  await page.goto(link);
  const before = await shownStory(page);
  for (const hash of ["#for=Nonsense&as=the", `#for=${"a".repeat(41)}&as=${before.split(" ")[0]}`, "#for=%&as=%"]) {
    await page.goto("about:blank");
    await page.goto(`${link}${hash}`);
    await tool(page, "Copy Text").waitFor();
    expect(await shownStory(page)).toBe(before);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no name is asked for", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Your child’s name")).toHaveCount(0);
  });
});
