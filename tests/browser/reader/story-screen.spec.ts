import type { Page } from "@playwright/test";
import { desktop, expect, phone, test } from "../../support/browser/fixtures";
import { tellText } from "../../support/browser/told-text";
import { orderStory } from "../../support/browser/wizard-pages";

const ready = { name: "Your Magical Story is Ready!" };

test("loading passes into the story: its last message and its thread, with nothing in the way of the text", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Stops the time of the half second as it begins.
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ animationName }) => {
      if (!animationName.startsWith("arrival")) return;
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation && animation.animationName.startsWith("arrival")) animation.pause();
      }
    });
  });
  await orderStory(page);
  await expect(page.getByRole("heading", ready)).toBeFocused();
  const last = page.getByText("Your story is ready!", { exact: true });
  await expect(last).toHaveCSS("opacity", "1");
  expect(await page.locator(".arrival-thread > path").count()).toBe(1);
  const title = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(title).toBeInViewport();
  const isFree = await title.evaluate((heading) => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === heading;
  });
  expect(isFree).toBe(true);
  const left = await page.evaluate(() => {
    const arrival = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith("arrival"));
    const longest = Math.max(...arrival.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    for (const animation of arrival) animation.finish();
    return longest;
  });
  expect(left).toBeLessThanOrEqual(1000);
  await expect(last).toBeHidden();
  await expect(page.getByRole("heading", ready)).toHaveCSS("opacity", "1");
});

test("the story's picture is there with its title, and every drawing that it names", async ({ page }) => {
  await orderStory(page);
  const picture = page.getByRole("article").getByRole("img", { name: /^A picture of / });
  await expect(picture).toBeVisible();
  const hrefs = await picture.locator("use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThanOrEqual(4);
  for (const href of hrefs) {
    const [file = "", name] = href.split("#");
    expect(await (await page.request.get(file)).text()).toContain(`id="${name}"`);
  }
  // On a low screen it is lower, too, and is told of once: at the story's end it is only for the eye.
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
  await expect(page.getByRole("img", { name: /^A picture of / })).toHaveCount(1);
  const last = page.locator(".reader-good-night > .story-picture");
  await expect(last).toHaveAttribute("aria-hidden", "true");
  const hour = (await picture.getAttribute("data-hour")) ?? "";
  const later: Record<string, string> = { day: "dusk", dusk: "night", night: "night" };
  await expect(last).toHaveAttribute("data-hour", later[hour] ?? "");
});

/** How many lines of these stand in view, of a page at its top. */
function linesInView(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    scrollTo({ top: 0, behavior: "instant" });
    const range = document.createRange();
    const element = document.querySelector(wanted);
    if (element) range.selectNodeContents(element);
    const lines = Array.from(range.getClientRects()).filter(({ bottom }) => bottom <= innerHeight);
    return new Set(lines.map(({ top }) => Math.round(top))).size;
  }, selector);
}

const prose = "Mira counted the snails in the quiet garden, and each of them went its own slow way home. ".repeat(5);

test("three lines of a story with a title of two are in view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tellText(page, `**The Snail That Carried a Lamp**\n\n${prose}`);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await linesInView(page, ".reader-title")).toBe(2);
    expect(await linesInView(page, ".reader-chapter > p")).toBeGreaterThanOrEqual(3);
  }
});

test("with a long title and a chapter, the story's first words are in view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const title = "The Very Small Hedgehog Who Carried the Moon Home Across the Long Meadow";
  await tellText(page, `**${title}**\n\nChapter 1: The First Evening\n\n${prose}`);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = await linesInView(page, ".reader-chapter > p");
    expect({ width, isInView: lines > 0 }).toEqual({ width, isInView: true });
  }
  // In the system's colors there are no hills, over which the sheet would lie.
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const [head, paper] = [page.getByRole("heading", ready), page.getByRole("article")];
    const { y = 0, height = 0 } = (await head.boundingBox()) ?? {};
    expect((await paper.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  }
  // Its words stand apart, also where the button lays out its parts.
  await page.setViewportSize(desktop);
  const gap = await page.getByRole("button", { name: "Read by lamplight" }).evaluate((button) => {
    const edgeOf = (node: ChildNode | null | undefined, letter: number) => {
      const range = document.createRange();
      if (node) range.setStart(node, letter);
      if (node) range.setEnd(node, letter + 1);
      return range.getBoundingClientRect();
    };
    const before = edgeOf(button.firstElementChild?.firstChild, "Read b".length);
    return edgeOf(button.lastChild, 0).left - before.right;
  });
  expect(gap).toBeGreaterThan(2);
});

test("with reduced motion nothing is typed, and the story's head is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await orderStory(page);
  await expect(page.getByRole("heading", ready)).toHaveCSS("opacity", "1");
  await expect(page.getByText("Your story is ready!", { exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
});

test("'Show all' never covers the title, and no range of numbers is broken", async ({ page }) => {
  await orderStory(page);
  await expect(page.getByRole("button", { name: "Show all" })).toBeAttached();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [667, 375],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(async () => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const covered: number[] = [];
      for (let y = 0; y <= 480; y += 60) {
        scrollTo({ top: y, behavior: "instant" });
        const title = box(".reader-title");
        const button = box(".reader-typing > .button");
        if (title && button && title.top < button.bottom && button.top < title.bottom) covered.push(y);
      }
      const ranges = Array.from(document.querySelectorAll(".unbroken"));
      return { covered, broken: ranges.filter((range) => range.getClientRects().length > 1).length };
    });
    expect({ width, ...seen }).toEqual({ width, covered: [], broken: 0 });
  }
});

test("on a desk a notice covers no button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await orderStory(page);
  const copy = page.getByRole("button", { name: "Copy Text" }).last();
  for (const block of ["end", "center"] as const) {
    await copy.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: "instant" }), block);
    await copy.click();
    const notice = page.locator("[data-sonner-toast]").last();
    await expect(notice).toContainText("Story copied!");
    const covered = await notice.evaluate((element) => {
      const toast = element.getBoundingClientRect();
      const controls = document.querySelectorAll("main button, main input, main a[href]");
      return Array.from(controls)
        .filter((control) => !control.closest("[data-sonner-toaster]"))
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, top, bottom, left, right }) => {
          const isBeside = right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
          return width > 0 && !isBeside;
        }).length;
    });
    expect([block, covered]).toEqual([block, 0]);
  }
});
