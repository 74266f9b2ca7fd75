import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { answerOf, continueButton, journey, openWizard } from "../../support/browser/wizard-pages";

/** What a page of ours, or somebody else, left for the next visit. */
async function leave(page: Page, category: string, value: string): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate(
    ([c, v]) => {
      localStorage.setItem("preselected_category", c);
      localStorage.setItem("preselected_value", v);
    },
    [category, value] as const,
  );
}

test("what is stored and malformed is ignored; an age is chosen, once", async ({ page }) => {
  for (const [category, value] of [
    ["age", "not JSON"],
    ["interests", '{"length":3}'],
    ["__proto__", "1"],
  ] as const) {
    await leave(page, category, value);
    await openWizard(page);
    await expect(continueButton(page)).toBeDisabled();
    await expect(page.locator("input:checked")).toHaveCount(0);
  }
  await leave(page, "age", "5");
  await openWizard(page);
  await expect(page.getByRole("radio", { name: "5", exact: true })).toBeChecked();
  await expect(continueButton(page)).toBeEnabled();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("preselected")))).toEqual(
    [],
  );
});

test("a choice in the address is made and taken out of the address", async ({ page }) => {
  await page.goto("/?style=mysterious&interests=superheroes&age=8%2B");
  await page.waitForURL(/\/#age$/);
  await expect(page.getByRole("radio", { name: "8", exact: true })).toBeChecked();
  await continueButton(page).click();
  await answerOf(page, journey[1]).check();
  await continueButton(page).click();
  await expect(page.getByRole("checkbox", { name: "superheroes" })).toBeChecked();
  await continueButton(page).click();
  await expect(page.getByRole("radio", { name: "Mysterious" })).toBeChecked();
});
