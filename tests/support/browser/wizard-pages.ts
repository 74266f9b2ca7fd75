import type { Locator, Page } from "@playwright/test";

/** One way through the six questions, by the names that a screen reader speaks. */
export const journey = [
  { step: "age", role: "radio", name: "5", value: 5 },
  { step: "gender", role: "radio", name: "Girl", value: "girl" },
  { step: "interests", role: "checkbox", name: "Dinosaurs", value: "dinosaurs" },
  { step: "style", role: "radio", name: "Gentle", value: "gentle" },
  { step: "lesson", role: "radio", name: "Being Kind to Others", value: "kindness" },
  { step: "readingTime", role: "radio", name: "2-3 minutes", value: "2-3 minutes" },
] as const;

type Step = (typeof journey)[number]["step"];

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

/**
 * Answers the questions up to `last`, and goes on from each but the last: by Enter, since a button that shakes cannot be
 * clicked. Their names are looked for elsewhere; to work out all that the page has takes longer than all else.
 */
export async function answerUpTo(page: Page, last: Step = "readingTime"): Promise<void> {
  for (const { step, value } of journey) {
    await page.locator(`input[name="${step}"][value="${value}"]`).check();
    if (step === last) return;
    await page.keyboard.press("Enter");
    const next = journey[journey.findIndex((question) => question.step === step) + 1];
    await page.waitForURL(new RegExp(`#${next?.step}$`));
  }
}

export async function createStory(page: Page): Promise<void> {
  await answerUpTo(page);
  await page.keyboard.press("Enter");
}

/** Opens the page at the question `step` as after a reload there: with all before it answered, or `step` too. */
export async function openAt(page: Page, step: Step, given: { answered: boolean; length?: string }): Promise<void> {
  const count = journey.findIndex((question) => question.step === step) + (given.answered ? 1 : 0);
  const values: [string, unknown][] = journey
    .slice(0, count)
    .map(({ step: name, value }) => [name, name === "interests" ? [value] : value]);
  const answers = { ...Object.fromEntries(values), ...(given.length && { readingTime: given.length }) };
  // From a page of ours it would be no new visit.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  const keeping = await page.addInitScript(
    (kept) => sessionStorage.setItem("bedtime_answers", kept),
    JSON.stringify(answers),
  );
  await page.goto(`/#${step}`);
  await keeping.dispose();
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** Has a story told whose questions were answered in an earlier visit. */
export async function orderStory(page: Page, length = "2-3 minutes"): Promise<void> {
  await openAt(page, "readingTime", { answered: true, length });
  await createButton(page).press("Enter");
}
