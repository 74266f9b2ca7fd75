import type { Page } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { tellStory } from "../../support/browser/told-story";
import { shareBody, tellStory as tellOnServer } from "../../support/told-story";

test.use({ viewport: phone });

/** The paragraph at a reader's line, a fifth of the screen below its top. */
const atTheLine = (page: Page) =>
  page.evaluate(() => {
    const blocks = Array.from(document.querySelectorAll<HTMLElement>("[data-story-block]"));
    return blocks.find((block) => block.getBoundingClientRect().bottom > innerHeight * 0.2)?.textContent ?? "";
  });
const bringToLine = (page: Page, at: number) =>
  page.evaluate((index) => {
    const block = document.querySelectorAll("[data-story-block]")[index];
    scrollBy({ top: (block?.getBoundingClientRect().top ?? 0) - innerHeight * 0.2, behavior: "instant" });
    return block?.textContent ?? "";
  }, at);

test("a page that is loaded anew goes on where its reader was, also by lamplight", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tellStory(page);
  const eighth = await bringToLine(page, 8);
  await page.reload();
  await expect.poll(() => atTheLine(page)).toBe(eighth);
  await page.getByRole("button", { name: "Read by lamplight" }).click();
  const passage = page.getByRole("dialog").locator(".lamplight-passage");
  await expect(passage).toContainText(eighth);
  await page.keyboard.press("ArrowRight");
  await expect(passage).not.toContainText(eighth);
  const next = (await passage.locator("p").nth(1).textContent()) ?? "";
  await page.reload();
  await expect.poll(() => atTheLine(page)).toBe(next);
  // From the shelf, too.
  await page.goto("/my-stories");
  await page.locator(".shelf-list").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "From Your Shelf" })).toBeFocused();
  await bringToLine(page, 8);
  await page.reload();
  await expect.poll(() => atTheLine(page)).toBe(eighth);
  // Not after its end.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "From Your Shelf" })).toBeInViewport();
});

test("a shared story is typed only to who was not in the middle of it", async ({ page, site }) => {
  const response = await page.request.post("/api/shared-stories", { data: shareBody(await tellOnServer(site.url)) });
  await page.goto(((await response.json()) as { url: string }).url);
  await page.getByRole("button", { name: "Show all" }).click();
  const eighth = await bringToLine(page, 8);
  await page.reload();
  await expect.poll(() => atTheLine(page)).toBe(eighth);
  await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
});
