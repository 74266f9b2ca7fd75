import { expect, phone, test } from "../../support/browser/fixtures";
import { answerUpTo, openWizard } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

test("keys pressed while the script takes the page over break nothing", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (let visit = 0; visit < 3; visit++) {
    // As on a slow phone, where that takes a while.
    await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
    await page.goto("/", { waitUntil: "commit" });
    const lamp = page.locator("[data-theme-switch]").first();
    await lamp.focus();
    for (let press = 0; press < 11; press++) await page.keyboard.press("Space");
    await expect(page.locator("html[data-live]")).toBeAttached();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    expect(await lamp.isChecked()).toBe(theme === "night");
  }
  await answerUpTo(page, "age");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#gender$/);
});

test("what names another element by its id names it in the browser as on the server", async ({ page }) => {
  await openWizard(page);
  const others = await page.evaluate(() => {
    const propsOf = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps$")) ?? "";
      return (element as unknown as Record<string, { id?: string } | undefined>)[key];
    };
    const named = [...document.querySelectorAll("[id^=':']")];
    return { named: named.length, strange: named.filter((element) => propsOf(element)?.id !== element.id).length };
  });
  expect(others.named).toBeGreaterThan(10);
  expect(others.strange).toBe(0);
});
