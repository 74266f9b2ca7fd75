import {
  cutOff,
  expect,
  expectAccessible,
  expectContrast,
  largeType,
  phone,
  test,
} from "../../support/browser/fixtures";
import { states, wayTo } from "../../support/browser/screens";
import { shareBody, tellStory } from "../../support/told-story";

test.use({ viewport: phone, permissions: ["clipboard-read", "clipboard-write"] });

async function shared(site: URL): Promise<string> {
  const response = await fetch(new URL("/api/shared-stories", site), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(await tellStory(site, { readingTime: "15 minutes" }))),
  });
  return ((await response.json()) as { url: string }).url;
}

const wanted = states.filter(({ again }) => !again);
const ways = wanted.filter((_, i) => !wanted[i + 1]?.goesOn).map(wayTo);

for (const way of ways) {
  const names = way.map(({ name }) => name).join(", ");
  test(`${names}: accessible by day and by night, and no wider than a phone, also in large type`, async ({
    page,
    site,
    allowConsole,
  }) => {
    for (const { complaint } of way) if (complaint) allowConsole(complaint);
    if (way.some(({ withoutScripts }) => withoutScripts)) {
      // Not by the browser's own setting, which would also keep axe from running.
      allowConsole("ERR_FAILED");
      await page.route("**/assets/*.js", (route) => route.abort());
    }
    if (names !== "story-typing") await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { name, reach } of way) {
      await test.step(name, async () => {
        await reach(page, { shared: () => shared(site.url) });
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectContrast(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await page.setViewportSize(largeType);
        expect(await cutOff(page)).toEqual([]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: "light" });
      });
    }
  });
}
