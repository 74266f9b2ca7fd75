import { ages, readingTimes, styles } from "../../../app/story/catalogue";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { goOffline, goOnline, test, visitAndKeep } from "../../support/browser/offline";
import { allowClipboard, clipboardText, noticeOf, storyWords, tellStory, tool } from "../../support/browser/told-story";
import { createStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ allowConsole }) => allowConsole("ERR_"));

const ready = { name: "Your Magical Story is Ready!" };
const note = "You are offline: this story comes from our storybook.";

test("from the second visit on a story is told without a network, kept, and shared when it is back", async ({
  page,
  context,
  network,
}) => {
  await allowClipboard(context);
  await visitAndKeep(page);
  await goOffline(context, network);
  await page.reload();
  await page.waitForURL(/#age$/);
  await createStory(page);
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
  const words = await storyWords(page);
  await page.getByText("To talk about afterwards").click();
  await expect(page.locator(".afterwards").getByText(/\?$/)).toHaveCount(2);
  const download = page.waitForEvent("download");
  await tool(page, "Save as PDF").click();
  await download;
  for (const book of ["Little Book", "Booklet", "E-book"]) {
    await tool(page, "Make a Book").click();
    await Promise.all([page.waitForEvent("download"), tool(page, `Save ${book}`).click()]);
  }
  await tool(page, "Share Story").click();
  await expect(page.getByText(/You are offline, so for now the link opens the story maker/)).toBeVisible();
  await tool(page, "Copy Text").click();
  await expect.poll(() => clipboardText(page)).toContain(words[1]);
  await page.getByRole("button", { name: "Read by lamplight" }).click();
  await expect(page.getByRole("dialog").getByText(/^Passage 1 of/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const [paper] = await Promise.all([context.waitForEvent("page"), tool(page, "Print Story").click()]);
  await expect(paper.getByText(words[1] ?? "")).toBeVisible();
  await paper.close();
  const [coloring] = await Promise.all([context.waitForEvent("page"), tool(page, "Coloring Page").click()]);
  await expect(coloring.getByRole("img")).toBeVisible();
  await coloring.close();

  await page.reload();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);

  const cold = await context.newPage();
  await cold.goto("/my-stories");
  await cold.getByRole("link", { name: words[0] ?? "" }).click();
  await expect.poll(() => storyWords(cold)).toEqual(words);
  await cold.close();

  await goOnline(context, network);
  await tool(page, "Share Story").click();
  await expect(tool(page, "Stop sharing")).toBeVisible();
  const link = await clipboardText(page);
  expect(link).toMatch(/\/shared\/[\w-]+$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "A Shared Magical Story" })).toBeVisible();
  expect(await storyWords(page)).toEqual(words);
});

const lengths = readingTimes.map(({ value }) => value);
const moods = styles.map(({ value }) => value);

test("without a network every age, length and mood is told; own words after the same review, and what comes along; one that cannot be told again stays", async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole("409");
  await visitAndKeep(page);
  await goOffline(context, network);
  const order = (answers: object) =>
    page.evaluate(
      (answers) => {
        sessionStorage.setItem("bedtime_answers", JSON.stringify(answers));
        sessionStorage.setItem("bedtime_order", "{}");
        location.hash = "story";
        location.reload();
      },
      { age: 5, gender: "neutral", style: "gentle", lesson: "sharing", readingTime: "2-3 minutes", ...answers },
    );
  for (let i = 0; i < ages.length; i++) {
    const [age, readingTime, style] = [ages[i], lengths[i % lengths.length], moods[i % moods.length]];
    await order({ age, interests: ["space"], style, readingTime });
    await expect(page.getByText(`Age: ${age}`), `${age}, ${readingTime}, ${style}`).toBeVisible();
    await expect(tool(page, "Share Story")).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
  }

  const interests = ["my cat Pickles"];
  await order({ interests });
  await expect(page.getByRole("article")).toContainText("Pickles");
  await expect(page.getByText("This story stands on your shelf")).toBeVisible();
  await order({ interests, lesson: "how to make a bomb" });
  await expect(tool(page, "Change my answers")).toBeVisible();
  await expectAccessible(page);

  const bringAlong = async (words: string) => {
    await page.goto("/my-stories");
    await page.locator(".shelf-list a").first().click();
    await page.getByLabel("Or, in your own words", { exact: true }).fill(words);
    await page.keyboard.press("Enter");
  };
  await bringAlong("our old boat");
  await expect(page.getByText("This story stands on your shelf")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Pickles");
  await expect(page.getByRole("article")).toContainText("boat");
  await bringAlong("how to make a bomb");
  await expect(tool(page, "Change my answers")).toBeVisible();

  // Its tales have changed before there is a network again.
  await order({ interests });
  await expect(tool(page, "Share Story")).toBeVisible();
  await page.evaluate(() => {
    const story = JSON.parse(sessionStorage.getItem("bedtime_story") ?? "");
    story.retelling.version = story.retelling.version.replace(/@\w{8}/, "@00000000");
    sessionStorage.setItem("bedtime_story", JSON.stringify(story));
  });
  await page.reload();
  await expect(tool(page, "Share Story")).toBeVisible();
  const words = await storyWords(page);
  await goOnline(context, network);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText("Its tales have changed since it was told.");
  expect(await storyWords(page)).toEqual(words);
});

test("a browser without service workers has all that it had", async ({ page, context, network }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await tellStory(page);
  await goOffline(context, network);
  await tool(page, "Another with the same answers").click();
  await expect(page.getByRole("alert")).toHaveText("You are offline.");
  await goOnline(context, network);
  await expect(page.getByRole("heading", ready)).toBeVisible();
});
