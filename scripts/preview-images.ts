/**
 * Draws the pictures that link previews show, one for each style and each kind of page, into `public/previews`.
 * Run it after the scenes, the design tokens or the story face change.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { brand } from "../app/story/brand.ts";
import { chromiumLaunch, installChromium } from "../tests/browser/chromium.ts";
import { drawScene, height, width } from "./preview-drawing.ts";
import { scenes } from "./preview-scenes.ts";

/** In bytes: what a messenger on a slow network should have to fetch. */
const most = 80_000;
const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "public/previews");

function face(weight: "regular" | "bold"): string {
  const font = readFileSync(path.join(root, `public/fonts/literata-v1-${weight}.ttf`)).toString("base64");
  const number = weight === "bold" ? 700 : 400;
  return `@font-face { font-family: "Story Face"; font-weight: ${number}; src: url(data:font/ttf;base64,${font}) }`;
}

const tokens = readFileSync(path.join(root, "app/ui/tokens.css"), "utf8");
const styles = `<style>${tokens}${face("regular")}${face("bold")}body { margin: 0 } svg { display: block }</style>`;

await installChromium();
mkdirSync(target, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width, height }, colorScheme: "light" });
for (const scene of scenes) {
  await page.setContent(`<!doctype html>${styles}${drawScene(scene, brand)}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The picture has few colours; a palette makes its file a third as large.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  if (png.length > most) throw new Error(`${scene.name} has ${png.length} bytes, more than ${most}.`);
  writeFileSync(path.join(target, `${scene.name}.png`), png);
  console.info(`${scene.name}: ${png.length} bytes`);
}
await browser.close();
