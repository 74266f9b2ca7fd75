import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { test } from "../../support/browser/model";
import { storyWords, tool } from "../../support/browser/told-story";
import { orderStory } from "../../support/browser/wizard-pages";
import * as scripts from "../../support/upstream/scripts";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const kept = /This story stands on your shelf/;

async function openLast(page: Page): Promise<void> {
  await page.goto("/my-stories");
  await page.locator(".shelf-list a").last().click();
  await expect(page.getByRole("heading", { name: "Tell it again, with one thing changed" })).toBeVisible();
}

test("a model's story is told again with one thing changed, by a model, and so with a network", async ({
  page,
  context,
  model,
  allowConsole,
}) => {
  model.plays(scripts.tells(["**The Quiet Moon**\n\n", "Nora looked up. The moon looked back."]));
  await orderStory(page);
  await expect(page.getByText(kept)).toBeVisible();

  await openLast(page);
  await expectAccessible(page);
  await context.setOffline(true);
  await expect(page.getByText("as soon as you are online")).toBeVisible();
  await expect(page.getByLabel("Another lesson", { exact: true })).toBeHidden();
  await context.setOffline(false);
  model.plays(scripts.tells(["**The Quiet Moon**\n\n", "Nora looked up and told the truth."]));
  await page.getByLabel("Another lesson", { exact: true }).selectOption("honesty");
  await page.getByRole("button", { name: "Another lesson: tell it" }).click();
  await expect(page.getByText(kept)).toBeVisible();
  expect(await storyWords(page)).toEqual(["The Quiet Moon", "Nora looked up and told the truth."]);
  const { body } = await model.upstream.exchange(model.upstream.requests.length - 1);
  expect(JSON.stringify(body.messages)).toContain("The moon looked back.");

  // Another one of the same answers is a new story.
  model.plays(scripts.tells(["**A Star**\n\n", "Nora saw a star."]));
  await tool(page, "Another with the same answers").click();
  await expect.poll(async () => (await storyWords(page))[0]).toBe("A Star");
  const another = await model.upstream.exchange(model.upstream.requests.length - 1);
  expect(JSON.stringify(another.body.messages)).not.toContain("earlier_story");

  allowConsole("502");
  allowConsole("409");
  model.plays(scripts.fails(401));
  await openLast(page);
  await tool(page, "Longer: 5-7 minutes").click();
  await tool(page, "Tell a storybook tale instead").click();
  await expect(page.getByText(kept)).toBeVisible();
});

test("where no model tells anymore the page says so, and leaves the storybook's tales", async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole("409");
  model.plays(scripts.tells(["**The Quiet Moon**\n\n", "Nora looked up. The moon looked back."]));
  await orderStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  await openLast(page);
  await page.route("**/api/generate-story?again", (route) => {
    return route.continue({ postData: { ...route.request().postDataJSON(), storyteller: "storybook" } });
  });
  await tool(page, "Longer: 5-7 minutes").click();
  await expect(page.getByRole("alert")).toContainText("The storyteller of this story is not here right now");
  await tool(page, "Tell a storybook tale instead").click();
  await expect(page.getByText(kept)).toBeVisible();
});
