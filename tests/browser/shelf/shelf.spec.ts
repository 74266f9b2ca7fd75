import { expect, phone, test } from "../../support/browser/fixtures";
import { evenings, fillShelf, refuseDatabase, savedFile, shelfName, titles } from "../../support/browser/shelf";
import { allowClipboard, storyWords, tellStory, tool } from "../../support/browser/told-story";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const kept = /This story stands on your shelf/;

test("a told story is on the shelf after a reload, opens word for word without a network, and comes back when it was removed", async ({
  page,
  context,
}) => {
  await tellStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  const words = await storyWords(page);
  await page.goto("/");
  await page.getByRole("link", { name: "My stories" }).first().click();
  const row = page.locator(".shelf-list a");
  await expect(row).toHaveText(words[0] ?? "");
  await context.setOffline(true);
  await row.click();
  await expect(page.getByRole("heading", { name: "From Your Shelf" })).toBeFocused();
  expect(await storyWords(page)).toEqual(words);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => storyWords(page)).toEqual(words);
  await tool(page, "Back to my stories").click();
  await expect(row).toBeFocused();

  const heart = page.getByRole("button", { name: /^A heart for/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^Remove/ }).press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("0 stories");
  await expect(tool(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a tale is told again with one thing changed, and both stand on the shelf; one that was rewritten says so", async ({
  page,
  allowConsole,
}) => {
  await tellStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  const [title = "", ...words] = await storyWords(page);
  const openFirst = async () => {
    await page.goto("/my-stories");
    await page.locator(".shelf-list a").last().click();
    await expect(page.getByRole("heading", { name: "Tell it again, with one thing changed" })).toBeVisible();
  };
  await openFirst();
  await page.getByLabel("Another lesson", { exact: true }).selectOption("honesty");
  await page.getByRole("button", { name: "Another lesson: tell it" }).click();
  await expect(page.getByText(kept)).toBeVisible();
  const changed = await storyWords(page);
  expect(changed[0]).toBe(title);
  expect(changed.slice(1)).not.toEqual(words);
  await page.goto("/my-stories");
  await expect(page.locator(".shelf-list a")).toHaveText([title, title]);

  allowConsole("409");
  await page.route("**/api/generate-story", (route) => {
    const { retelling, ...answers } = route.request().postDataJSON();
    return route.continue({ postData: { ...answers, retelling: { ...retelling, version: "t00000000;x@00000000:0" } } });
  });
  await openFirst();
  await page.getByRole("button", { name: "Longer: 5-7 minutes" }).click();
  await expect(page.getByRole("alert")).toContainText("The one you have stays as it is.");
});

test("a reload of the story's screen puts nothing back that was taken off the shelf", async ({ page, context }) => {
  await tellStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/my-stories");
  await other.getByRole("button", { name: /^Remove/ }).click();
  await expect(tool(other, "Undo")).toBeVisible();
  await page.reload();
  await tool(page, "Share Story").waitFor();
  await expect(page.getByText(kept)).toBeHidden();
  await other.reload();
  await expect(other.getByText("No story stands on your shelf yet.")).toBeVisible();
});

test("a shared story is known by its row, and shared no more from its screen", async ({ page, context }) => {
  await allowClipboard(context);
  await tellStory(page);
  await tool(page, "Share Story").click();
  await tool(page, "Stop sharing").waitFor();
  await page.goto("/my-stories");
  await expect(page.locator(".shelf-story")).toContainText("shared");
  await page.locator(".shelf-list a").click();
  await tool(page, "Stop sharing").click();
  await expect(tool(page, "Stop sharing")).toBeHidden();
});

test("the first heart asks the browser to let nothing go; those with a heart can be looked at alone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.storage.persist = async () => ++asked.times > 0;
  });
  await page.goto("/my-stories");
  await fillShelf(page, evenings(3));
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["The 3. Evening", "The 2. Evening", "The 1. Evening"]);
  for (const title of ["The 1. Evening", "The 3. Evening"]) {
    await page.getByRole("button", { name: `A heart for ${title}` }).click();
    await expect(page.getByRole("button", { name: `A heart for ${title}`, pressed: true })).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(1);
  await page.getByLabel("Only with a heart").check();
  expect(await titles(page)).toEqual(["The 3. Evening", "The 1. Evening"]);
});

test("two tabs show the same shelf", async ({ page, context }) => {
  await page.goto("/my-stories");
  await fillShelf(page, evenings(2));
  await page.reload();
  const other = await context.newPage();
  await other.goto("/my-stories");
  await expect(other.locator(".shelf-story")).toHaveCount(2);
  await other.getByRole("button", { name: "Remove The 1. Evening" }).click();
  await expect(page.locator(".shelf-story")).toHaveCount(1);
  await page.getByRole("button", { name: "A heart for The 2. Evening" }).click();
  await expect(other.getByRole("button", { name: "A heart for The 2. Evening", pressed: true })).toBeVisible();
});

test("the shelf goes into a file and comes out of it elsewhere; a bad file changes nothing", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/my-stories");
  await fillShelf(page, evenings(3));
  await page.reload();
  const { name, text } = await savedFile(page, () => tool(page, "Save all as a file").click());
  expect(name).toMatch(/^moonthread-stories-\d{4}-\d\d-\d\d\.json$/);

  const elsewhere = await browser.newContext({ baseURL: site.url.origin });
  const other = await elsewhere.newPage();
  await other.goto("/my-stories");
  await fillShelf(other, evenings(1));
  await other.reload();
  const choose = (content: string) =>
    other.getByLabel("Take stories from a file").setInputFiles({
      name: "stories.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
  await choose(text.replace('"pinned": false', '"pinned": "<img src=x onerror=alert(1)>"'));
  await expect(other.getByText("This file is damaged")).toBeVisible();
  await expect.poll(() => titles(other)).toEqual(["The 1. Evening"]);
  await choose(
    text.replace("**The 3. Evening**", "**<img src=x onerror=alert(1)>**").replace('"The 3. Evening"', '"<b>3</b>"'),
  );
  await expect(other.getByText("2 stories came onto your shelf. One story stood there already.")).toBeVisible();
  await expect.poll(() => titles(other)).toEqual(["<b>3</b>", "The 2. Evening", "The 1. Evening"]);
  await other.getByRole("link", { name: "<b>3</b>" }).click();
  await expect.poll(async () => (await storyWords(other))[0]).toBe("<img src=x onerror=alert(1)>");
  await elsewhere.close();
});

test("everything is erased in one place: named first, and gone from every place", async ({ page }) => {
  await tellStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  await page.goto("/my-stories");
  await page.evaluate(() => caches.open("pages"));
  await tool(page, "Show what there is").click();
  await expect(page.getByRole("heading", { name: "Erase all of this?" })).toBeFocused();
  for (const thing of ["One story on your shelf", "Your six answers", "A random number that stands for this browser"]) {
    await expect(page.getByRole("listitem").filter({ hasText: thing })).toBeVisible();
  }
  await tool(page, "Keep it").click();
  await tool(page, "Show what there is").click();
  await tool(page, "Erase it all").click();
  await expect(page.getByText("All of it is gone from this browser.")).toBeVisible();
  await expect(page.getByText("No story stands on your shelf yet.")).toBeVisible();
  expect(
    await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await caches.keys()).length]),
  ).toEqual([0, 0, 0]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  // Nor does looking at an empty shelf make anything.
  await page.reload();
  await expect(page.getByText("No story stands on your shelf yet.")).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "My stories" })).toBeHidden();
});

for (const [name, sentence] of [
  ["SecurityError", "this browser keeps nothing here"],
  ["absent", "this browser keeps nothing here"],
  ["UnknownError", "the browser did not manage"],
  ["QuotaExceededError", "this device has no room left"],
] as const) {
  test(`a database that is no use (${name}) costs the shelf and nothing else`, async ({ page }) => {
    await refuseDatabase(page, name);
    await tellStory(page);
    await expect(page.getByText(`This story is not kept on your shelf: ${sentence}`)).toBeVisible();
    await page.goto("/my-stories");
    if (name === "QuotaExceededError") await expect(page.getByText("No story stands on your shelf yet.")).toBeVisible();
    else await expect(page.getByRole("alert")).toContainText(`Your stories cannot be shown: ${sentence}`);
  });
}

test("a full shelf lets the oldest go; one of hearts alone takes no more and says so", async ({ page, context }) => {
  await page.goto("/my-stories");
  const [first, ...others] = evenings(300);
  if (!first) throw new Error("no story");
  await fillShelf(page, [{ ...first, pinned: true }, ...others]);
  await tellStory(page);
  await expect(page.getByText(kept)).toBeVisible();
  await page.goto("/my-stories");
  await expect(page.locator(".shelf-story")).toHaveCount(300);
  expect((await titles(page)).slice(-2)).toEqual(["The 3. Evening", "The 1. Evening"]);
  await fillShelf(
    page,
    evenings(300).map((story) => ({ ...story, pinned: true })),
  );
  const other = await context.newPage();
  await tellStory(other);
  await expect(other.getByText("there are 300 stories with a heart")).toBeVisible();
});

test("300 stories: the list comes in two goes, what the screen has room for first, and nothing moves", async ({
  page,
}) => {
  await page.goto("/my-stories");
  await fillShelf(page, evenings(300));
  await page.addInitScript(() => {
    const seen = { shift: 0, rows: [0] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // Each change of the page that a frame could show.
    new MutationObserver(() => {
      const rows = document.querySelectorAll(".shelf-story").length;
      if (rows !== seen.rows.at(-1)) seen.rows.push(rows);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.locator(".shelf-story").nth(299).waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; rows: number[] } }).seen);
  expect(seen.rows).toEqual([0, 24, 300]);
  // Less than a pixel in all: letters that come with their face.
  expect(seen.shift).toBeLessThan(0.001);
});

test("an older database goes through the steps that it lacks, a newer one is left alone", async ({ page }) => {
  await page.goto("/my-stories");
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    shelfName,
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("there is a newer version of this page");
});
