import { expect, expectAccessible, test } from "../../support/browser/fixtures";

test("any other path: the 404 page, with a way home and without the framework", async ({ page, allowConsole }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(/\/#age$/);
  allowConsole("404");
});

test("an error that nobody caught: a page with its name and a way home", async ({ page, allowConsole }) => {
  allowConsole("405");
  await page.goto("/no-such-page");
  // A form posted to a page that takes none.
  await page.evaluate(
    "document.body.insertAdjacentHTML('beforeend', '<form method=post action=/no-such-page></form>'); document.forms[0].submit()",
  );
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(/\/#age$/);
  allowConsole("404");
});
