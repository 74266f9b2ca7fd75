/**
 * `npm run pictures`: every world's two views at each hour on one sheet, by day and by night, into `.screenshots`, to be
 * looked at. `-- ocean` draws that world alone.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../tests/support/browser/chromium.ts";
import { allScenes } from "../tests/support/picture/all-scenes.ts";
import { drawScene } from "../tests/support/picture/draw-scene.ts";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, ".screenshots");
const wanted = process.argv[2];
const columns = 6;

const css = ["app/ui/theme/tokens.css", "app/ui/theme/scene-tokens.css", "app/picture/picture.css"]
  .map((file) => readFileSync(path.join(root, file), "utf8"))
  .join("");
const layout = `body { margin: 8px; background: var(--paper); display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; align-items: start } svg { border-radius: 10px; overflow: hidden }`;

mkdirSync(target, { recursive: true });
await installChromium();
const browser = await chromium.launch(chromiumLaunch());
const drawn = allScenes.filter(({ world }) => !wanted || world === wanted).map(drawScene);
for (const [theme, colorScheme] of [
  ["day", "light"],
  ["night", "dark"],
] as const) {
  const page = await browser.newPage({ viewport: { width: columns * 320, height: 900 }, colorScheme });
  await page.setContent(`<!doctype html><style>${css}${layout}</style>${drawn.join("")}`);
  const file = `pictures-${theme}.png`;
  await page.screenshot({ path: path.join(target, file), fullPage: true });
  console.info(file);
  await page.close();
}
await browser.close();
