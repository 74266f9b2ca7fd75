import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { test as base, type Model, opening, ready } from "../../support/browser/model";
import { allowClipboard, clipboardText, noticeOf, storyWords, tool } from "../../support/browser/told-story";
import {
  answerOf,
  continueButton,
  createButton,
  createStory,
  journey,
  openAt,
  openWizard,
  orderStory,
} from "../../support/browser/wizard-pages";
import * as scripts from "../../support/upstream/scripts";
import { startProxy, type TestProxy } from "../../support/worker/proxy";

/** With a network of the test's own between the browser and the product. */
const test = base.extend<{ network: TestProxy }>({
  network: async ({ model }, use) => {
    const network = await startProxy(model.site.url);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/** Answers the last question, and waits for the story's screens, which come meanwhile. */
async function answerLast(page: Page): Promise<void> {
  await openAt(page, "lesson", { answered: true });
  await continueButton(page).press("Enter");
  const screens = page.waitForResponse(/\/screen\.client-/);
  await answerOf(page, journey[5]).check();
  await (await screens).finished();
}

test("where the network only seems to be there, it is asked twice more, and nothing is lost", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("ERR_FAILED");
  await page.clock.install();
  await answerLast(page);
  await page.route("**/api/generate-story", (route) => route.abort());
  await createButton(page).press("Enter");
  for (const delay of [2000, 4000]) {
    await expect(tool(page, "Cancel")).toBeVisible();
    await page.clock.runFor(delay + 50);
  }
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await page.goBack();
  await expect(answerOf(page, journey[5])).toBeChecked();
  await page.unroute("**/api/generate-story");
  model.plays(scripts.tells([opening, "They slept."]));
  await createButton(page).click();
  await expect(page.getByRole("heading", ready)).toBeVisible();
});

test("without a network the parent reads so at once, and the story begins by itself when it is back", async ({
  page,
  context,
  model,
  allowConsole,
}) => {
  allowConsole("ERR_INTERNET_DISCONNECTED");
  await answerLast(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("You are offline.");
  await expect(page.getByText("Your story begins by itself as soon as the network is back.")).toBeVisible();
  // Nobody could tell: what cannot be kept is not promised.
  await expect(tool(page, "Tell a storybook tale instead")).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(answerOf(page, journey[5])).toBeChecked();
  await page.goBack();
  await expect(answerOf(page, journey[4])).toBeChecked();
  await page.goForward();
  await createButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("You are offline.");
  model.plays(scripts.tells([opening, "They slept."]));
  await context.setOffline(false);
  await expect(page.getByRole("heading", ready)).toBeVisible();
});

test("without a network from the first answer on, the parent still reads so, and it begins by itself", async ({
  page,
  context,
  model,
  allowConsole,
}) => {
  allowConsole("ERR_INTERNET_DISCONNECTED");
  model.plays(scripts.tells([opening, "They slept."]));
  await openWizard(page);
  await context.setOffline(true);
  await createStory(page);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", ready)).toBeVisible();
});

/** A story of which the first sentence is on the screen, and what the model's connection is then. */
async function beginStory(page: Page, { upstream, plays }: Model) {
  plays(scripts.opens);
  const asked = upstream.requests.length;
  await orderStory(page);
  const exchange = await upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  return exchange;
}

test("a connection that breaks in mid-stream: the story goes on, and the parent hears nothing of it", async ({
  page,
  model,
  network,
  allowConsole,
}) => {
  allowConsole("ERR_");
  const exchange = await beginStory(page, model);
  const returned = page.waitForResponse("**/api/tellings/*");
  network.cut();
  expect((await returned).status()).toBe(200);
  await exchange.say(" then they looked again. But");
  await expect(page.getByText("And then they looked again.")).toBeVisible();
  network.cut();
  await exchange.say(" then they slept.");
  await exchange.finish();
  await expect(tool(page, "Share Story")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect((await storyWords(page)).join("\n")).toBe(
    "The Quiet Moon\nNora looked up at the sky. And then they looked again. But then they slept.",
  );
});

test("a network that goes in mid-stream: the text so far stays and can be kept, and the story goes on with the network", async ({
  page,
  context,
  model,
  network,
  allowConsole,
}) => {
  allowConsole("ERR_");
  await allowClipboard(context);
  const exchange = await beginStory(page, model);
  await context.setOffline(true);
  network.cut();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Network error. Please check your connection and try again.");
  const note = page.getByText("Your story goes on by itself as soon as the network is back.");
  await expect(note).toBeVisible();
  await expect(tool(page, "Print Story")).toBeVisible();
  await expect(tool(page, "Share Story")).toHaveCount(0);
  await expect(tool(page, "Tell a storybook tale instead")).toHaveCount(0);
  await tool(page, "Copy Text").click();
  await expect(noticeOf(page)).toContainText("Story copied!");
  expect(await clipboardText(page)).toContain("Nora looked up at the sky.");
  await expectAccessible(page);

  await exchange.say(" then they slept.");
  await exchange.finish();
  await context.setOffline(false);
  await expect(page.getByText("Nora looked up at the sky. And then they slept.")).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(tool(page, "Share Story")).toBeVisible();
});

test("a network that goes in mid-stream, and a parent who wants another story instead of waiting", async ({
  page,
  context,
  model,
  network,
  allowConsole,
}) => {
  allowConsole("ERR_");
  await beginStory(page, model);
  await context.setOffline(true);
  network.cut();
  await tool(page, "Try Again").click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("You are offline.");
  await expect(page.getByText("goes on by itself")).toHaveCount(0);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();

  model.plays(scripts.tells([opening, "They slept."]));
  await context.setOffline(false);
  await expect(page.getByText("They slept.")).toBeVisible();
  await expect(tool(page, "Share Story")).toBeVisible();
});

test("a network that goes after the story: it stays, and what needs the network says so", async ({
  page,
  context,
  model,
  allowConsole,
}) => {
  allowConsole("ERR_INTERNET_DISCONNECTED");
  await allowClipboard(context);
  const sentences = Array.from({ length: 200 }, (_, i) => `Nora counted ${i * i + 7} stars and lost ${i * 31 + 1}. `);
  model.plays(scripts.tells([opening, ...sentences, "They slept."]));
  await orderStory(page);
  await tool(page, "Share Story").waitFor();
  const words = await storyWords(page);
  // What a PDF is made with comes with the story's end.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText("Link copied!");
  expect(await clipboardText(page)).toMatch(/^I just created an amazing gentle bedtime story!.* http:[^ ]+\/$/);
  const note = page.getByText(/You are offline, so for now the link opens the story maker/);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await tool(page, "Copy Text").click();
  await expect(noticeOf(page).first()).toContainText("Story copied!");
  await tool(page, "Save as PDF").click();
  await expect(noticeOf(page).first()).toContainText("PDF saved!");
  expect(await storyWords(page)).toEqual(words);

  await context.setOffline(false);
  await tool(page, "Share Story").click();
  await expect(tool(page, "Stop sharing")).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await clipboardText(page)).toMatch(/\/shared\/[\w-]+$/);
  const download = page.waitForEvent("download");
  await tool(page, "Save as PDF").click();
  await download;
});

test("a short story's link needs no network to be made", async ({ page, context, model, allowConsole }) => {
  allowConsole("ERR_INTERNET_DISCONNECTED");
  await allowClipboard(context);
  model.plays(scripts.tells([opening, "They slept."]));
  await orderStory(page);
  await tool(page, "Share Story").waitFor();
  await context.setOffline(true);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText("Link copied!");
  expect(await clipboardText(page)).toMatch(/\/story\/[\w-]+$/);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test("a proxy that holds the answer back to its end: loading says that it takes longer, the story is told", async ({
  page,
  model,
  network,
}) => {
  await page.clock.install();
  model.plays(scripts.opens);
  const asked = model.upstream.requests.length;
  await openAt(page, "readingTime", { answered: true });
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  network.buffers = true;
  await createButton(page).press("Enter");
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByText("0% Complete")).toBeVisible();
  await page.clock.runFor(8200);
  await expect(page.getByText(/taking a little longer than usual/)).toBeVisible();
  await page.clock.resume();
  await expect(page.getByText("Nora looked up at the sky.")).toHaveCount(0);
  await exchange.say(" then they slept.");
  await exchange.finish();
  await expect(page.getByRole("heading", ready)).toBeFocused();
  await expect(page.getByText("And then they slept.")).toBeVisible();
  await expect(tool(page, "Share Story")).toBeVisible();
  network.buffers = false;
});
