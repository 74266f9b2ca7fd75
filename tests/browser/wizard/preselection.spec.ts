import { expect, test } from "../../support/browser/fixtures";
import { answerOf, continueButton, journey, openWizard } from "../../support/browser/wizard-pages";

const stored = [
  { category: "age", value: "5", step: "age", chosen: "5" },
  { category: "age", value: '"8+"', step: "age", chosen: "8" },
] as const;

for (const { category, value, chosen } of stored) {
  test(`a stored ${category} of ${value} is chosen, once`, async ({ page }) => {
    await page.goto("/healthz");
    await page.evaluate(
      ([c, v]) => {
        localStorage.setItem("preselected_category", c ?? "");
        localStorage.setItem("preselected_value", v ?? "");
      },
      [category, value],
    );
    await openWizard(page);
    await expect(page.getByRole("radio", { name: chosen, exact: true })).toBeChecked();
    await expect(continueButton(page)).toBeEnabled();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("preselected")))).toEqual(
      [],
    );
  });
}

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

for (const [category, value] of [
  ["age", "not JSON"],
  ["age", "99"],
  ["style", '["gentle"]'],
  ["interests", '{"length":3}'],
  ["__proto__", "1"],
  ["lesson", '"kindness"'],
] as const) {
  test(`a malformed ${category} ${value} is ignored`, async ({ page }) => {
    await page.addInitScript(
      ([c, v]) => {
        localStorage.setItem("preselected_category", c ?? "");
        localStorage.setItem("preselected_value", v ?? "");
      },
      [category, value],
    );
    await openWizard(page);
    await expect(continueButton(page)).toBeDisabled();
    await expect(page.locator("input:checked")).toHaveCount(0);
  });
}
