import type { Page } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { answerOf, continueButton, createButton, journey, openAt } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const reviews = "**/api/review-words";
const ready = { name: "Your Magical Story is Ready!" };
const refusal = /weapons and hurting others/;

async function openInterests(page: Page) {
  await openAt(page, "interests", { answered: false });
  return {
    field: page.getByLabel("Something else your child loves"),
    own: (name: string) => page.getByRole("checkbox", { name }),
  };
}

test("words that do not suit a story are refused at their field, at once, and others stay", async ({
  page,
  allowConsole,
}) => {
  allowConsole("422");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("review-words") && asked.push(request.postData() ?? ""));
  const { field, own } = await openInterests(page);
  await field.fill("my cat Pickles");
  await field.press("Enter");
  await field.fill("guns and killing");
  await field.press("Enter");
  const said = page.getByRole("status").filter({ hasText: refusal });
  await expect(said).toHaveText(/^We took out ‘guns and killing’\./);
  await expect(said).toBeInViewport();
  await expect(own("guns and killing")).toHaveCount(0);
  await expect(own("my cat Pickles")).toBeChecked();
  expect(asked).toEqual(['{"interests":["my cat Pickles"]}', '{"interests":["guns and killing"]}']);
  // Known by now: nobody is asked again, and the way on is closed.
  await field.fill("Guns and killing");
  await expect(page.getByRole("status").filter({ hasText: refusal })).toHaveText(/^Please leave out/);
  await continueButton(page).click();
  await expect(field).toBeFocused();
  expect(asked).toHaveLength(2);
  await field.fill("");
  await expect(page.getByText(refusal)).toHaveCount(0);
});

test("a refusal that comes later leads back to the question that has no answer any more", async ({
  page,
  allowConsole,
}) => {
  allowConsole("422");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(reviews, async (route) => {
    await held;
    await route.continue();
  });
  const { field } = await openInterests(page);
  await field.fill("guns and killing");
  await field.press("Enter");
  await continueButton(page).click();
  await page.waitForURL(/#style$/);
  answer();
  await page.waitForURL(/#interests$/);
  await expect(page.getByText(refusal)).toHaveCount(1);
  await expect(page.getByText(refusal)).toBeInViewport();
  await expect(continueButton(page)).toBeDisabled();
});

test("where the review does not answer, the words are an answer", async ({ page, allowConsole }) => {
  allowConsole("ERR_FAILED");
  allowConsole("503");
  const { field, own } = await openInterests(page);
  const failures = [
    (route: import("@playwright/test").Route) => route.abort(),
    (route: import("@playwright/test").Route) => route.fulfill({ status: 503, body: "no" }),
    () => {},
  ];
  for (const [i, fail] of failures.entries()) {
    await page.route(reviews, fail);
    await field.fill(`hobby ${i}`);
    await field.press("Enter");
    await expect(own(`hobby ${i}`)).toBeChecked();
  }
  await page.context().setOffline(true);
  await field.fill("trains");
  await continueButton(page).click();
  await page.waitForURL(/#style$/);
});

test("a story refused at its end: the words are marked, said once, and the way on is to change them", async ({
  page,
  allowConsole,
}) => {
  allowConsole("422");
  // As without a network while the words were written.
  await page.route(reviews, (route) => route.fulfill({ status: 204 }));
  await openAt(page, "interests", { answered: true });
  for (const words of ["my cat Pickles", "guns and killing", "steam trains"]) {
    await page.getByRole("textbox").fill(words);
    await page.keyboard.press("Enter");
  }
  await continueButton(page).press("Enter");
  for (const question of journey.slice(3)) {
    await answerOf(page, question).check();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Oops!" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Change my answers" }).click();
  await page.waitForURL(/#interests$/);
  const marked = page.getByRole("checkbox", { name: "guns and killing" });
  await expect(marked).toBeFocused();
  await expect(marked).toBeInViewport();
  await expect(marked).toHaveAccessibleDescription(refusal);
  await expect(page.locator("input[aria-invalid]")).toHaveCount(1);
  await expect(page.getByText(refusal)).toHaveCount(1);
  // It can only fail, so it does not go on.
  await continueButton(page).press("Enter");
  await expect(marked).toBeFocused();
  await page.evaluate(() => {
    location.hash = "readingTime";
  });
  await createButton(page).press("Enter");
  await page.waitForURL(/#interests$/);
  await expect(marked).toBeFocused();
  await page.keyboard.press("Space");
  await expect(marked).toHaveCount(0);
  await expect(page.getByText(refusal)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = "readingTime";
  });
  await createButton(page).press("Enter");
  await expect(page.getByRole("heading", ready)).toBeVisible();
});

test("on a phone a card leads to the field, and says how many words are added", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { field, own } = await openInterests(page);
  const card = page.getByRole("button", { name: "Something else" });
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill("trains");
  await expect(page.getByText("Press ‘Add This’ to add these words. Then you can continue.")).toBeInViewport();
  await expect(continueButton(page)).toBeDisabled();
  await field.press("Enter");
  await expect(own("trains")).toBeInViewport();
  await expect(card).toHaveText(/1 added/);
  await page.getByRole("button", { name: "Remove trains" }).press("Enter");
  await expect(own("trains")).toHaveCount(0);
  await expect(field).toBeFocused();
});
