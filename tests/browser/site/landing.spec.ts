import type { Page } from "@playwright/test";
import { desktop, expect, expectAccessible, expectContrast, phone, test } from "../../support/browser/fixtures";
import { answerOf, answerUpTo, continueButton, journey } from "../../support/browser/wizard-pages";

const handoffs = [
  { path: "/stories-for-age/8+", stored: ["age", '"8+"'], chosen: { role: "radio", name: "8" }, words: undefined },
  { path: "/stories-for-age/3", stored: ["age", '"3"'], chosen: { role: "radio", name: "3" }, words: "Age 3" },
  {
    path: "/story-types/mysterious",
    stored: ["style", '"mysterious"'],
    chosen: { role: "radio", name: "Mysterious" },
    words: "Mysterious mood",
  },
  {
    path: "/story-themes/dinosaurs",
    stored: ["interests", '["dinosaurs"]'],
    chosen: { role: "checkbox", name: "Dinosaurs" },
    words: "Dinosaurs",
  },
  {
    path: "/story-themes/princesses",
    stored: ["interests", '["princesses"]'],
    chosen: { role: "checkbox", name: "princesses" },
    words: "princesses",
  },
  {
    path: "/ai-bedtime-stories",
    stored: ["style", '"gentle"'],
    chosen: { role: "radio", name: "Gentle" },
    words: "Gentle mood",
  },
] as const;

function createLink(page: Page) {
  return page.locator("main a.landing-create").first();
}

/** What a page of the framework leaves in its window, and what it fetches. */
async function frameworkTraces(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...Object.keys(window).filter((name) => /remix|react/i.test(name)),
    ...performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$|\.data|manifest/.test(name) ? name : [])),
  ]);
}

test("each kind of page hands its choice to the wizard through storage", async ({ page }) => {
  const visited: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && visited.push(request.url())));
  for (const { path, stored, chosen, words } of handoffs) {
    await page.goto(path);
    expect(await frameworkTraces(page)).toEqual([]);
    // The wizard takes it out of storage; this sees it before.
    const values = await createLink(page).evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      (link as HTMLElement).click();
      return new Promise<(string | null)[]>((resolve) => {
        setTimeout(() => resolve([localStorage.preselected_category, localStorage.preselected_value]));
      });
    });
    expect(values).toEqual(stored);
    await createLink(page).click();
    await page.waitForURL(/\/#age$/);
    if (words) await expect(page.getByText(`Chosen already: ${words}`)).toBeVisible();
    await expect(page.getByRole(chosen.role, { name: chosen.name, exact: true, includeHidden: true })).toBeChecked();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(visited.length).toBeGreaterThanOrEqual(2 * handoffs.length);
  expect(visited.map((url) => new URL(url).search).filter(Boolean)).toEqual([]);
});

test("the handed-over choice is there at its own step, and its line goes when it is changed", async ({ page }) => {
  await page.goto("/story-types/mysterious");
  await createLink(page).click();
  await page.waitForURL(/#age$/);
  await answerUpTo(page, "interests");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#style$/);
  await expect(answerOf(page, { role: "radio", name: "Mysterious" })).toBeChecked();
  await expect(continueButton(page)).toBeEnabled();
  await expect(page.getByText("Chosen already:")).toBeVisible();
  await answerOf(page, { role: "radio", name: "Funny" }).check();
  await expect(page.getByText("Chosen already:")).toHaveCount(0);
});

test("the line about a stored choice moves nothing when it appears", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/story-types/gentle");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await createLink(page).click();
  await expect(page.getByText("Chosen already: Gentle mood")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  // Those of all pages: tests/integration/site/pages.
  test("a page hands its choice to the wizard through the address", async ({ page }) => {
    await page.goto("/story-themes/dinosaurs");
    await createLink(page).click();
    await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Dinosaurs", exact: true })).toBeChecked();
    await expect(page.getByText("Chosen already: Dinosaurs")).toBeVisible();
  });

  test("the entries without a page lead to the top", async ({ page }) => {
    for (const path of ["/", "/story-types/funny"]) {
      await page.goto(path);
      await page.getByRole("link", { name: "Custom Story Creation" }).click();
      await expect(page.locator("h1")).toBeInViewport();
    }
  });
});

const kinds = [
  "/stories-for-age/4",
  "/story-types/funny",
  "/story-themes/space",
  "/moonthread",
  "/ai-story-creator",
  "/story-safety",
  "/privacy",
  "/stories-for-age/99",
  "/no-such-page",
];
// On a phone `every-screen` looks at each kind of them.
test("each kind of page is accessible by day and by night on a desktop, and fits it and a phone", async ({
  page,
  allowConsole,
}) => {
  allowConsole("404");
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.goto(path);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: "light" });
    });
  }
});

test("the header stays at the top, and covers nothing that the Tab key reaches", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/moonthread");
  const header = page.getByRole("banner");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect((await header.boundingBox())?.y).toBe(0);
  const bottom = (await header.boundingBox())?.height ?? 0;
  // Backwards from the end of the page, so that the browser scrolls upwards.
  await page.getByRole("link", { name: "Custom Story Creation" }).focus();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const isInHeader = await header.evaluate((element) => element.contains(document.activeElement));
    if (!isInHeader) expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`the home page on a ${size}`, () => {
    test.use({ viewport });

    test("says what it is above the first question, which is on the first screen; its footer is clear of the bar, and its last line can be read", async ({
      page,
    }) => {
      await page.goto("/");
      await page.waitForURL(/#age$/);
      const what = page.getByText(/^Six questions, and in about a minute/);
      const question = page.getByRole("heading", { name: "How old is your little one?" });
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(answerOf(page, { role: "radio", name: "12" })).toBeInViewport({ ratio: 1 });
      expect((await what.boundingBox())?.y ?? 0).toBeLessThan((await question.boundingBox())?.y ?? 0);
      await answerOf(page, journey[0]).check();
      await continueButton(page).press("Enter");
      await page.waitForURL(/#gender$/);
      await expect(what).toBeHidden();

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect(page.getByText("Made with love for storytelling families")).toBeVisible();
      const last = page.getByRole("link", { name: "Privacy" });
      await expect(last).toBeInViewport({ ratio: 1 });
      const bar = await page.locator(".wizard-navigation").boundingBox();
      const line = await last.boundingBox();
      if (viewport === phone) expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await last.click({ trial: true });
    });
  });
}

test("a footer link leads out of the app: the page it opens has nothing of the framework", async ({ page }) => {
  await page.goto("/");
  await page.waitForURL(/#age$/);
  await page.getByRole("link", { name: "Gentle Stories" }).click();
  await page.waitForURL(/\/story-types\/gentle$/);
  expect(await frameworkTraces(page)).toEqual([]);
});

test("an entry without a page scrolls to the top and keeps the question", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  await answerOf(page, journey[0]).check();
  await continueButton(page).press("Enter");
  await page.waitForURL(/#gender$/);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.getByRole("link", { name: "Educational Stories" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(page.url()).toMatch(/#gender$/);
});

test("on paper the page on privacy is its words, and nothing of what it keeps is cut off", async ({ page }) => {
  await page.goto("/privacy");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), createLink(page)])
    await expect(hidden).toBeHidden();
  await expect(page.getByText("bedtime_answers")).toBeVisible();
  const colors = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(colors).toBe("rgb(38, 42, 72)");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
