import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { goOffline, test, visitAndKeep } from "../../support/browser/offline";

test.use({ viewport: phone });

/** As the browser itself draws it: a width that the manifest only claims installs nothing. */
const widthOf = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }, url);

test("the browser takes it for an app: by its manifest, its icons, and pages that open without a network, or lead on to the story maker with what was chosen", async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole("503");
  allowConsole("ERR_");
  await visitAndKeep(page);
  const devtools = await context.newCDPSession(page);
  // A browser without windows has nothing against any page; one that `CHROME_PATH` names may have.
  expect(await devtools.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  const { url, errors, manifest } = await devtools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/site.webmanifest");
  expect(errors).toEqual([]);
  const { origin } = new URL(network.url);
  const home = `${origin}/`;
  expect(manifest).toMatchObject({ name: "Moonthread", id: home, startUrl: home, scope: home, display: "kStandalone" });
  expect(manifest.preferRelatedApplications).toBe(false);
  const shortcuts = manifest.shortcuts ?? [];
  expect(shortcuts).toMatchObject([
    { name: "New story", url: home },
    { name: "My stories", url: `${origin}/my-stories` },
  ]);

  const icons = (manifest.icons ?? []).filter(({ type }) => type === "image/png");
  for (const size of [192, 512]) expect(icons.map(({ sizes }) => sizes)).toContain(`${size}x${size}`);
  for (const { url, sizes } of icons) expect(`${await widthOf(page, url)}x${await widthOf(page, url)}`).toBe(sizes);
  // What an iPhone takes.
  const touchIcon = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect(await widthOf(page, touchIcon ?? "")).toBe(180);

  await page.goto("/story-types/funny");
  await goOffline(context, network);
  await page.locator("a[data-category]").first().click();
  await page.waitForURL(/#age$/);
  await expect(page.getByText("Chosen already: Funny")).toBeVisible();
  await page.goto("/stories-for-age/5");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(/#age$/);
  for (const { url } of [{ url: manifest.startUrl }, ...shortcuts]) {
    expect((await page.goto(url ?? ""))?.status()).toBe(200);
  }
});
