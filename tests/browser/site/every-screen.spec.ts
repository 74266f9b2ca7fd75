import {
  cutOff,
  expect,
  expectAccessible,
  expectContrast,
  largeType,
  phone,
  test,
} from "../../support/browser/fixtures";
import { states } from "../../support/browser/screens";
import { shareBody, tellStory } from "../../support/told-story";

test.use({ viewport: phone, permissions: ["clipboard-read", "clipboard-write"] });

async function shared(site: URL): Promise<string> {
  const response = await fetch(new URL("/api/shared-stories", site), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(await tellStory(site))),
  });
  return ((await response.json()) as { url: string }).url;
}

for (const { name, reach, complaint, withoutScripts } of states.filter(({ again }) => !again)) {
  test(`${name}: accessible by day and by night, and no wider than a phone, also in large type`, async ({
    page,
    site,
    allowConsole,
  }) => {
    if (complaint) allowConsole(complaint);
    if (withoutScripts) {
      // Not by the browser's own setting, which would also keep axe from running.
      allowConsole("ERR_FAILED");
      await page.route("**/assets/*.js", (route) => route.abort());
    }
    if (name !== "story-typing") await page.emulateMedia({ reducedMotion: "reduce" });
    await reach(page, { shared: () => shared(site.url) });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize(largeType);
    expect(await cutOff(page)).toEqual([]);
  });
}
