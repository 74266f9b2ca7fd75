/**
 * `npm run screenshots`: every screen and state, on a phone and on a desk, by day and by night, into `.screenshots`, to
 * be looked at. `-- story` takes those alone whose name has 'story' in it. Run `npm run build` before it.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../tests/support/browser/chromium.ts";
import { type Links, type State, states, wayTo } from "../tests/support/browser/screens.ts";
import { shareBody, tellStory } from "../tests/support/told-story.ts";
import { startTestWorker } from "../tests/support/worker/served-worker.ts";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
const themes = { day: "light", night: "dark" } as const;
const target = path.resolve(import.meta.dirname, "../.screenshots");
const wanted = process.argv[2] ?? "";

const site = await startTestWorker();

async function shareOne(): Promise<Links> {
  const told = await tellStory(site.url);
  const response = await fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(told)),
  });
  const { url } = (await response.json()) as { url: string };
  return { shared: async () => url };
}

async function shoot(
  browser: Browser,
  state: State,
  links: Links,
  size: keyof typeof sizes,
  theme: keyof typeof themes,
) {
  const context = await browser.newContext({
    baseURL: site.url.origin,
    viewport: sizes[size],
    colorScheme: themes[theme],
    javaScriptEnabled: !state.withoutScripts,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const file = `${state.name}-${size}-${theme}.png`;
  try {
    for (const { reach } of wayTo(state)) await reach(page, links);
    // At rest: the page has turned, its pictures are here.
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1200);
    await page.screenshot({ path: path.join(target, file), fullPage: state.whole ?? false });
    console.info(file);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

mkdirSync(target, { recursive: true });
await installChromium();
const browser = await chromium.launch(chromiumLaunch());
const links = await shareOne();
for (const state of states.filter(({ name }) => name.includes(wanted))) {
  for (const size of ["phone", "desk"] as const) {
    await Promise.all((["day", "night"] as const).map((theme) => shoot(browser, state, links, size, theme)));
  }
}
await browser.close();
await site.stop();
