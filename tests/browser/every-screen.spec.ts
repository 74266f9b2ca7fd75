import { shareBody, tellStory } from "../told-story";
import { expect, expectAccessible, phone, test } from "./fixtures";
import { states } from "./screens";

test.use({ viewport: phone, permissions: ["clipboard-read", "clipboard-write"] });

async function shared(site: URL): Promise<string> {
  const response = await fetch(new URL("/api/shared-stories", site), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(await tellStory(site))),
  });
  return ((await response.json()) as { url: string }).url;
}

for (const { name, reach, complaint, withoutScripts = false } of states) {
  test.describe(name, () => {
    // axe itself is a script, which the browser runs all the same.
    test.use({ javaScriptEnabled: !withoutScripts });

    test("is accessible by day and by night, and no wider than a phone", async ({ page, site, allowConsole }) => {
      if (complaint) allowConsole(complaint);
      await page.emulateMedia({ reducedMotion: name === "story-typing" ? "no-preference" : "reduce" });
      await reach(page, { shared: await shared(site.url) });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}
