import { LLMock } from "@copilotkit/aimock";
import { test as base, expect, phone } from "../../support/browser/fixtures";
import { orderStory } from "../../support/browser/wizard-pages";
import { startTestWorker } from "../../support/worker/served-worker";

const ending = "And the owl closed one eye, and then the other.";
const story = `**The Quiet Moon**\n\nNora looked up at the sky. ${"The moon looked back at her for a while. ".repeat(60)}\n\n${ending}`;

/** The product with somebody else's OpenAI-compatible server, which says a few characters at a time. */
async function startSlowModel() {
  const model = new LLMock({ port: 0, logLevel: "silent" });
  model.onMessage(/./, { content: story }, { chunkSize: 8, latency: 20 });
  await model.start();
  const variables = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "third-party" };
  const site = await startTestWorker({ variables });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await model.stop();
    },
  };
}

const test = base.extend({
  baseURL: async ({ once }, use) => use((await once("slow model", startSlowModel)).url.origin),
});

test.use({ viewport: phone });

test("a slow third-party model: the first words are read while the rest is still coming", async ({ page }) => {
  await orderStory(page);
  await expect(page.getByText("Nora looked up at the sky.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText(ending)).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByText(ending)).toBeVisible();
  await expect(page.getByRole("article")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
});
