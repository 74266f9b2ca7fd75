import type { Page } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { tool } from "../../support/browser/told-story";
import { answerOf, continueButton, createStory, journey } from "../../support/browser/wizard-pages";
import { shareBody, tellStory as tellByRequest } from "../../support/told-story";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/** What extensions and translators put into a page, and where, before its own script takes over. */
const intrusions: readonly (readonly [string, string])[] = [
  ["style", "head"],
  ["script", "head"],
  ["div", "head"],
  ["font", "head"],
  ["style", "html"],
  ["script", "html"],
  ["div", "html"],
  ["font", "html"],
  ["div", "body"],
];

/** All of them before and behind what is there, as soon as there is a body; and a marked <html>, as translators do. */
function intrude(kinds: typeof intrusions): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    for (const [name, place] of kinds) {
      const parent = document.querySelector(place);
      parent?.insertBefore(document.createElement(name), parent.firstChild);
      parent?.appendChild(document.createElement(name));
    }
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.setAttribute("data-foreign", "");
  }).observe(document, { childList: true, subtree: true });
}

/** As a translator: each text of the page goes, and two nested elements with other words stand in its place. */
function translate(): void {
  const walker = document.createTreeWalker(document.getElementById("page") ?? document, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "") continue;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = `‹${text.data}›`;
    text.replaceWith(outer);
  }
}

async function expectWhole(page: Page): Promise<void> {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-js", "");
  await expect(html).toHaveAttribute("data-theme", "night");
  await expect(html).toHaveAttribute("data-foreign", "");
  expect(await page.locator("head > div, body > div:not(#page)").count()).toBeGreaterThan(2);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("bedtime_theme", "night"));
});

test("nodes of others in the document break no page", async ({ page, site, allowConsole }) => {
  // An extension's own style may pass the policy, a test's may not.
  allowConsole("Applying inline style");
  await page.addInitScript(intrude, intrusions);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  await expectWhole(page);
  await expect(page.getByRole("group").or(page.getByRole("radiogroup")).and(page.locator(":visible"))).toHaveCount(1);
  await expect(continueButton(page)).toBeDisabled();
  await createStory(page);
  await tool(page, "Share Story").waitFor();
  await expectWhole(page);

  const shared = await page.request.post("/api/shared-stories", { data: shareBody(await tellByRequest(site.url)) });
  await page.goto(((await shared.json()) as { url: string }).url);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.locator("summary", { hasText: "Aa" }).click();
  await page.getByRole("radio", { name: /large/i }).first().check();
  await expectWhole(page);
  await expect(page).toHaveTitle(/Moonthread$/);
});

test("a page that is translated goes on: its words change with what is done", async ({ page }) => {
  await page.goto("/");
  await page.waitForURL(/#age$/);
  await page.evaluate(translate);
  for (const question of journey) {
    await page.locator(`fieldset[data-step="${question.step}"] input`).nth(1).check();
    if (question.step === "interests") {
      await page.getByRole("textbox").and(page.locator(":visible")).fill("my cat Pickles");
      await page.keyboard.press("Enter");
      await page.evaluate(translate);
      await page.locator(".own-chip button").click();
      await expect(page.locator(".own-chip")).toHaveCount(0);
      await expect(page.getByRole("status").first()).toHaveText("Removed my cat Pickles");
    }
    await page.locator(".wizard-navigation button:visible").last().press("Enter");
    await page.evaluate(translate);
  }
  await page.getByText("Create Another").waitFor();
  await page.evaluate(translate);
  await page.getByText("Create Another").click();
  await page.waitForURL(/#age$/);
  await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
});

test("a page that is translated before its script comes is drawn anew, with its answers", async ({
  page,
  allowConsole,
}) => {
  // What React says of a text that is not the server's.
  allowConsole("Minified React error");
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  await answerOf(page, journey[0]).check();
  await expect(continueButton(page)).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});
