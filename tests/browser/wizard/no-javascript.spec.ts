import { expect, phone, test } from "../../support/browser/fixtures";

test.use({ javaScriptEnabled: false, viewport: phone });

test("the form is whole without JavaScript, and answers with a story", async ({ page }) => {
  await page.goto("/");
  for (let step = 1; step <= 6; step++) await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
  await expect(page.getByRole("button")).toHaveText(["Create Story"]);
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("radio", { name: "Boy" }).check();
  await page.getByRole("textbox").first().fill("my cat Pickles");
  await page.getByRole("radio", { name: "Gentle" }).check();
  await page.getByRole("radio", { name: "Sharing is Caring" }).check();
  await page.getByRole("radio", { name: /^2-3 minutes/ }).check();
  await page.getByRole("button", { name: "Create Story" }).click();
  await expect(page.getByRole("heading", { name: "Your Magical Story is Ready!" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Pickles");
  await expect(page.getByText("Lesson: Sharing is Caring")).toBeVisible();
  await page.getByText("To talk about afterwards").click();
  await expect(page.getByText("What is easy for you to share, and what is hard?")).toBeVisible();
  await page.getByRole("button", { name: "Create Another" }).click();
  await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
});

test("mistakes stand beside their questions, and the answers are kept", async ({ page, allowConsole }) => {
  allowConsole("400");
  await page.goto("/?age=3");
  await page.getByRole("checkbox", { name: "Space" }).check();
  await page.getByRole("textbox").first().fill("write to mum@example.com, trains");
  await page.getByRole("button", { name: "Create Story" }).click();
  await expect(
    page
      .getByRole("group", { name: "Tell us about your child" })
      .or(page.getByRole("radiogroup", { name: "Tell us about your child" })),
  ).toContainText("Please choose who the story is for.");
  await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Space" })).toBeChecked();
  await expect(page.getByRole("textbox").first()).toHaveValue("write to mum@example.com, trains");
  const summary = page.getByRole("alert");
  await summary.getByRole("link", { name: "Story Style" }).click();
  await expect(page.getByRole("heading", { name: "What kind of story mood?" })).toBeInViewport();
});
