import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { test as base, ready } from "../../support/browser/model";
import { goOffline, visitAndKeep } from "../../support/browser/offline";
import { tool } from "../../support/browser/told-story";
import { orderStory } from "../../support/browser/wizard-pages";
import { type Deployments, startDeployments } from "../../support/worker/deployments";

const test = base.extend<{ network: Deployments }>({
  network: async ({ model }, use) => {
    const network = await startDeployments(model.site.url);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});
test.use({ viewport: phone, serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

test("a model that cannot be reached: without a network the storybook in the page tells by itself, else on the parent's tap", async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole("ERR_");
  await visitAndKeep(page);
  await goOffline(context, network);
  await orderStory(page);
  await expect(page.getByText("You are offline: this story comes from our storybook.")).toBeVisible();

  // The browser believes that there is a network.
  await context.setOffline(false);
  await page.clock.install();
  await orderStory(page);
  for (const delay of [2000, 4000]) {
    await expect(tool(page, "Cancel")).toBeVisible();
    await page.clock.runFor(delay + 50);
  }
  await expect(page.getByRole("alert")).toHaveText("Network error. Please check your connection and try again.");
  await expectAccessible(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await tool(page, "Tell a storybook tale instead").click();
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(asked.filter((url) => url.endsWith("/api/generate-story"))).toEqual([]);
});
