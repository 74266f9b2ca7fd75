import type { Locator, Page } from "@playwright/test";

/** One way through the six questions, by the names that a screen reader speaks. */
export const journey = [
  { step: "age", role: "radio", name: "5" },
  { step: "gender", role: "radio", name: "Girl" },
  { step: "interests", role: "checkbox", name: "Dinosaurs" },
  { step: "style", role: "radio", name: "Gentle" },
  { step: "lesson", role: "radio", name: "Being Kind to Others" },
  { step: "readingTime", role: "radio", name: "2-3 minutes" },
] as const;

export function answerOf(page: Page, { role, name }: { role: "radio" | "checkbox"; name: string }): Locator {
  return page.getByRole(role, { name: new RegExp(`^${name}`), exact: true }).and(page.locator(":visible"));
}

export function continueButton(page: Page): Locator {
  return page.getByRole("button", { name: "Continue" });
}

export function createButton(page: Page): Locator {
  return page.getByRole("button", { name: "Create Story" });
}

/** Opens the page and waits until its script has taken over. */
export async function openWizard(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/#age$/);
}

/** Answers the questions up to `last`, and goes on from each but the last: by Enter, since a button that shakes cannot be clicked. */
export async function answerUpTo(page: Page, last: (typeof journey)[number]["step"] = "readingTime"): Promise<void> {
  for (const question of journey) {
    await answerOf(page, question).check();
    if (question.step === last) return;
    await page.keyboard.press("Enter");
    const next = journey[journey.indexOf(question) + 1];
    await page.waitForURL(new RegExp(`#${next?.step}$`));
  }
}

export async function createStory(page: Page): Promise<void> {
  await answerUpTo(page);
  await page.keyboard.press("Enter");
}
