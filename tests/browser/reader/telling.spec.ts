import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { opening, ready, test } from "../../support/browser/model";
import { storyWords, tool } from "../../support/browser/told-story";
import { answerOf, createButton, journey, openAt, orderStory } from "../../support/browser/wizard-pages";
import * as scripts from "../../support/upstream/scripts";

test.use({ viewport: phone });

test("the first words are on the screen while the rest is still to come", async ({ page, model }) => {
  model.plays(scripts.opens);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  await expect(page.getByRole("heading", { name: "AI Creating Your Story" })).toBeVisible();
  await expect(page.getByText("Neural networks processing...")).toBeVisible();
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}The mo`);
  await expect(page.getByRole("heading", ready)).toBeFocused();
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  await expect(page.getByText("The mo")).toHaveCount(0);
  await expectAccessible(page);
  await exchange.say("on looked back. They slept.");
  await exchange.finish();
  await expect(page.getByText("The moon looked back. They slept.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  const events = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
  expect(events).toEqual([{ event: "story_generated", label: "success", value: 0 }]);
});

test("Back in mid-stream aborts, closes the model's connection and keeps the answers", async ({ page, model }) => {
  model.plays(scripts.opens);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await page.goBack();
  await exchange.clientLeft;
  await page.waitForURL(/#readingTime$/);
  await expect(answerOf(page, journey[5])).toBeChecked();
  await page.goForward();
  await page.waitForURL(/#readingTime$/);
  await expect(createButton(page)).toBeEnabled();
});

test("a story that breaks off keeps what was told and offers another try", async ({ page, model }) => {
  model.plays(scripts.endsWithoutFinish([opening, "And then"]));
  await orderStory(page);
  await expect(page.getByRole("alert")).toHaveText("Failed to generate story. Please try again.");
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  model.plays(scripts.tells([opening, "They slept."]));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("They slept.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
});

test("a model hears what was told before, and never the child's own name", async ({ page, model }) => {
  model.plays(scripts.tells([opening, "They slept."]));
  const kept = "This story stands on your shelf";
  const another = () => page.getByRole("button", { name: "Another with the same answers" });
  const asked = async (press: () => Promise<void>) => {
    const [request] = await Promise.all([page.waitForRequest("**/api/generate-story"), press()]);
    await expect(page.getByText(kept)).toBeVisible();
    return request.postDataJSON().told_before;
  };
  expect(await asked(() => orderStory(page))).toEqual([]);
  model.plays(scripts.tells(["**The Wet Owl**\n\n", "Off it went. They slept."]));
  expect(await asked(() => another().click())).toEqual(["The Quiet Moon"]);
  await page.evaluate(() => localStorage.setItem("bedtime_children", JSON.stringify({ name: "Moon", known: [] })));
  expect(await asked(() => another().click())).toEqual(["The Wet Owl"]);
});

test("a reload in mid-stream, and the story goes on; nothing of it comes twice", async ({ page, model }) => {
  model.plays(scripts.opens);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  const returned = page.waitForResponse("**/api/tellings/*");
  await page.reload();
  expect((await returned).status()).toBe(200);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);
  await exchange.say(" then they slept.");
  await exchange.finish();
  await expect(tool(page, "Share Story")).toBeVisible();
  const words = ["The Quiet Moon", "Nora looked up at the sky. And then they slept."];
  expect(await storyWords(page)).toEqual(words);
  await expect(page.getByText("This story stands on your shelf")).toBeVisible();
  expect(model.upstream.requests.length).toBe(asked + 1);
  await page.reload();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);
});

test("a reload in mid-stream of a story that is forgotten keeps the text and says what happened", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("404");
  model.plays(scripts.opens);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  const error = { code: "telling_gone", message: "Gone.", retryable: false };
  await page.route("**/api/tellings/*", (route) => route.fulfill({ status: 404, json: { error } }));
  await page.reload();
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("reloaded");
  await expectAccessible(page);
  for (const name of ["Copy Text", "Print Story", "Tell a storybook tale instead"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Share Story" })).toHaveCount(0);
  // What it was is still known after another reload, and a new try tells it to its end.
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("reloaded");
  model.plays(scripts.tells([opening, "They slept."]));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("They slept.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share Story" })).toBeVisible();
});

test("a failure shows its message, and both ways on", async ({ page, model, allowConsole }) => {
  model.plays(scripts.fails(401));
  await orderStory(page);
  await expect(page.getByRole("heading", { name: "Oops! Something went wrong" })).toBeFocused();
  await expect(page.getByText("Failed to generate story. Please try again.")).toBeVisible();
  model.plays(scripts.tells([opening, "They slept."]));
  await page.getByRole("button", { name: "Try Again" }).click();
  // Told to its end, though not yet typed: going back earlier would give it up.
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  await page.goBack();
  model.plays(scripts.fails(401));
  await createButton(page).click();
  await page.getByRole("button", { name: "Start Over" }).click();
  await page.waitForURL(/#age$/);
  await expect(page.locator("input:checked")).toHaveCount(0);
  const events = await page.evaluate(() => (window as unknown as { dataLayer: { event: string }[] }).dataLayer);
  expect(events.map(({ event }) => event)).toEqual([
    "story_generation_error",
    "story_generated",
    "story_generation_error",
  ]);
  allowConsole("502");
});

test("a busy model is asked again, at most twice, without a word to the parent but that it is tried again", async ({
  page,
  model,
  allowConsole,
}) => {
  await page.clock.install();
  const asked = model.upstream.requests.length;
  model.plays(scripts.fails(503));
  await orderStory(page);
  for (const [attempt, delay] of [2000, 4000].entries()) {
    await model.upstream.exchange(asked + attempt);
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await page.clock.runFor(delay + 50);
  }
  await model.upstream.exchange(asked + 2);
  await expect(page.getByText(/busy right now/)).toBeVisible();
  expect(model.upstream.requests).toHaveLength(asked + 3);
  allowConsole("503");
});

test("Cancel on a slow loading screen leads back to the length step", async ({ page, model }) => {
  await page.clock.install();
  model.plays(scripts.opens);
  await openAt(page, "readingTime", { answered: true });
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await createButton(page).press("Enter");
  await expect(page.getByText("0% Complete")).toBeVisible();
  await page.clock.runFor(3600);
  await expect(page.getByText("Weaving your tale...")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText("100% Complete")).toBeVisible();
  await page.clock.resume();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(/#readingTime$/);
  await expect(createButton(page)).toBeEnabled();
});

test("words that do not suit a story lead back to their question", async ({ page, model, allowConsole }) => {
  model.plays(scripts.opens);
  await page.goto("/healthz");
  await page.evaluate(() => {
    const answers = {
      age: 5,
      gender: "boy",
      interests: ["mail me at mum@example.com"],
      style: "funny",
      lesson: "sharing",
    };
    sessionStorage.setItem("bedtime_answers", JSON.stringify({ ...answers, readingTime: "2-3 minutes" }));
  });
  await page.goto("/#readingTime");
  await createButton(page).click();
  await page.getByRole("button", { name: "Change my answers" }).click();
  await page.waitForURL(/#interests$/);
  await expect(page.getByRole("checkbox", { name: "mail me at mum@example.com" })).toBeChecked();
  allowConsole("422");
});
