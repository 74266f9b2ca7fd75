import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { shareBody, tellStory } from "../../support/told-story";

test.use({ viewport: phone });

test("a screen that throws while it is drawn: a page with its name and a way home", async ({
  page,
  site,
  allowConsole,
}) => {
  // React and the browser say what was thrown.
  allowConsole("error: ");
  allowConsole("thrown: ");
  const shared = await page.request.post("/api/shared-stories", { data: shareBody(await tellStory(site.url)) });
  const { url } = (await shared.json()) as { url: string };
  let isChanged = false;
  // Data that no server of ours sends: a story of which nothing is known.
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replaceAll('\\"metadata\\"', '\\"lost\\"');
    isChanged = body !== html;
    await route.fulfill({ response: answer, body });
  });
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(isChanged).toBe(true);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(/\/#age$/);
});
