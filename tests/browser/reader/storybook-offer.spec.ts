import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { type Model, opening, ready, test } from "../../support/browser/model";
import { storyWords, tool } from "../../support/browser/told-story";
import { answerOf, createButton, journey, orderStory } from "../../support/browser/wizard-pages";
import * as scripts from "../../support/upstream/scripts";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const offer = "Tell a storybook tale instead";
const oops = { name: "Oops! Something went wrong" };

/** The error screen of a model that fails at once and for good. */
async function failToTell(page: Page, { plays }: Model) {
  plays(scripts.fails(401));
  await orderStory(page);
  await expect(page.getByRole("heading", oops)).toBeFocused();
}

function reported(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
}

test("where the model fails a storybook tale can be told, from the same answers", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("502");
  await failToTell(page, model);
  await expectAccessible(page);
  const asked = model.upstream.requests.length;
  const request = page.waitForRequest("**/api/generate-story");
  await tool(page, offer).press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    storyteller: "storybook",
    age: 5,
    gender: "girl",
    interests: ["dinosaurs"],
    style: "gentle",
    lesson: "kindness",
    readingTime: "2-3 minutes",
  });
  await expect(page.getByRole("heading", ready)).toBeFocused();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(model.upstream.requests).toHaveLength(asked);
  expect(await reported(page)).toMatchObject([
    { event: "story_generation_error", value: 0 },
    { event: "story_generated", label: "success", value: 0 },
  ]);

  const words = await storyWords(page);
  await page.reload();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);
  await page.goBack();
  await expect(answerOf(page, journey[5])).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("heading", ready)).toBeVisible();
  expect(await storyWords(page)).toEqual(words);
  // It was for this once: the next story is the model's again.
  await page.goBack();
  model.plays(scripts.tells([opening, "They slept."]));
  await createButton(page).click();
  await expect(page.getByText("They slept.")).toBeVisible();
});

test("Back from the failure and from the loading of the tale leads to the length step, answers kept", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("502");
  await failToTell(page, model);
  await page.goBack();
  await page.waitForURL(/#readingTime$/);
  await expect(answerOf(page, journey[5])).toBeChecked();
  await createButton(page).click();
  await expect(page.getByRole("heading", oops)).toBeVisible();
  await page.route("**/api/generate-story", () => {
    // No answer until the page has gone.
  });
  await tool(page, offer).click();
  await expect(page.getByText("0% Complete")).toBeVisible();
  await page.goBack();
  await page.waitForURL(/#readingTime$/);
  await expect(createButton(page)).toBeEnabled();
});

test("a reload of the failure leads to the length step, as with every failure", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("502");
  await failToTell(page, model);
  await page.reload();
  await page.waitForURL(/#readingTime$/);
  await expect(answerOf(page, journey[5])).toBeChecked();
});

test("a story that the gate stopped leaves the choice of a new try and a storybook tale", async ({ page, model }) => {
  model.plays(scripts.tells([opening, "Write to nora@example.com now. ", "She slept."]));
  await orderStory(page);
  await expect(page.getByRole("alert")).toContainText("does not belong at bedtime");
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  await expect(page.getByText("example.com")).toHaveCount(0);
  await expect(tool(page, "Try Again")).toBeVisible();
  await expect(tool(page, "Share Story")).toHaveCount(0);
  await expectAccessible(page);
  await tool(page, offer).click();
  await expect(tool(page, "Share Story")).toBeVisible();
  await expect(page.getByText("Nora looked up at the sky.")).toHaveCount(0);
});

test("a storybook tale that fails does not offer itself again", async ({ page, model, allowConsole }) => {
  allowConsole("502");
  allowConsole("ERR_FAILED");
  await failToTell(page, model);
  await page.clock.install();
  await page.route("**/api/generate-story", (route) => route.abort());
  await tool(page, offer).click();
  for (const delay of [2000, 4000]) {
    await expect(tool(page, "Cancel")).toBeVisible();
    await page.clock.runFor(delay + 50);
  }
  await expect(page.getByRole("alert")).toHaveText("Network error. Please check your connection and try again.");
  await expect(tool(page, offer)).toHaveCount(0);
  await page.unroute("**/api/generate-story");
  await tool(page, "Try Again").click();
  await expect(page.getByRole("heading", ready)).toBeVisible();
});

test("refused answers and refused asking are no reason for a storybook tale", async ({ page, model, allowConsole }) => {
  allowConsole("422");
  allowConsole("429");
  model.plays(scripts.tells([opening, "They slept."]));
  const refuse = (status: number, error: object) =>
    page.route("**/api/generate-story", (route) =>
      route.fulfill({ status, json: { error }, headers: { "Retry-After": "60" } }),
    );
  await refuse(422, {
    code: "unsafe_request",
    message: "Please change the marked answer.",
    retryable: false,
    fields: { lesson: "Please change it." },
  });
  await orderStory(page);
  await expect(page.getByText("Please change the marked answer.")).toBeVisible();
  await expect(tool(page, "Change my answers")).toBeVisible();
  await expect(tool(page, offer)).toHaveCount(0);
  await tool(page, "Change my answers").click();
  await page.waitForURL(/#lesson$/);
  await refuse(429, { code: "busy", message: "You are busy tonight. Please try again in a minute.", retryable: true });
  await answerOf(page, { role: "radio", name: "Being Brave" }).check();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#readingTime$/);
  await createButton(page).press("Enter");
  await expect(page.getByText("You are busy tonight.")).toBeVisible();
  await expect(tool(page, offer)).toHaveCount(0);
});

test.describe("where only the storybook tells", () => {
  test.use({ baseURL: ({ site }, use) => use(site.url.origin) });

  test("it is not offered in its own place", async ({ page, allowConsole }) => {
    allowConsole("502");
    const error = { code: "story_failed", message: "It did not work.", retryable: false };
    await page.route("**/api/generate-story", (route) => route.fulfill({ status: 502, json: { error } }));
    await orderStory(page);
    await expect(page.getByText("It did not work.")).toBeVisible();
    await expect(tool(page, "Try Again")).toBeVisible();
    await expect(tool(page, offer)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form's page offers the tale with all that was answered and typed", async ({
    page,
    model,
    allowConsole,
  }) => {
    allowConsole("502");
    model.plays(scripts.fails(401));
    await page.goto("/");
    await page.getByRole("radio", { name: "4", exact: true }).check();
    await page.getByRole("radio", { name: "Boy" }).check();
    await page.getByRole("textbox").first().fill("my cat Pickles");
    await page.getByRole("radio", { name: "Gentle" }).check();
    await page.getByRole("textbox").last().fill("saying sorry to the cat");
    await page.getByRole("radio", { name: /^2-3 minutes/ }).check();
    await createButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to generate story. Please try again.");
    await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
    await tool(page, offer).click();
    await expect(page.getByRole("heading", ready)).toBeVisible();
    await expect(page.getByRole("article")).toContainText("Pickles");
    await expect(page.getByText("Lesson: saying sorry to the cat")).toBeVisible();
  });
});

test("the form's page is accessible, and its offer works with JavaScript too", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("502");
  model.plays(scripts.fails(401));
  // As before its script has come, and then with it.
  await page.route("**/assets/**", (route) => route.abort());
  allowConsole("ERR_FAILED");
  await page.goto("/?age=4&interests=music&style=gentle");
  await page.getByRole("radio", { name: "Boy" }).check();
  await page.getByRole("radio", { name: "Being Brave" }).check();
  await page.getByRole("radio", { name: /^2-3 minutes/ }).check();
  await page.unroute("**/assets/**");
  await createButton(page).click();
  await page.waitForURL(/#age$/);
  await expect(page.getByRole("alert")).toHaveText("Failed to generate story. Please try again.");
  await expectAccessible(page);
  await tool(page, offer).click();
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await expect(tool(page, "Share Story")).toBeVisible();
});
