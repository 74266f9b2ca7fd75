/**
 * Draws the pictures that link previews show, one for each style and each kind of page, into `public/previews`.
 * Run it after a scene, the design tokens or the faces change.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { brand } from "../../app/story/brand.ts";
import { chromiumLaunch, installChromium } from "../../tests/support/browser/chromium.ts";
import { drawPreview, height, styleSheet, width } from "./drawing.ts";
import { previews } from "./list.ts";

/** In bytes: what a messenger on a slow network should have to fetch. */
const most = 80_000;
const root = path.resolve(import.meta.dirname, "../..");
const target = path.join(root, "public/previews");

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function face(family: string, name: string): string {
  const font = readFileSync(path.join(root, `app/ui/faces/${name}.woff2`)).toString("base64");
  return `@font-face { font-family: "${family}"; src: url(data:font/woff2;base64,${font}) }`;
}

const faces = face("Young Serif", "title") + face("Literata", "story");
const styles = `<style>${read("app/ui/theme/tokens.css")}${faces}${styleSheet}</style>`;
const moon = /<symbol id="moon".*? d="([^"]+)"/.exec(read("app/ui/art/signs.svg"))?.[1];
if (!moon) throw new Error("no moon among the signs");

await installChromium();
mkdirSync(target, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width, height }, colorScheme: "light" });
for (const preview of previews) {
  await page.setContent(`<!doctype html>${styles}${drawPreview(preview, read(preview.scene), moon, brand)}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The picture has few colors; a palette makes its file a third as large.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  if (png.length > most) throw new Error(`${preview.name} has ${png.length} bytes, more than ${most}.`);
  writeFileSync(path.join(target, `${preview.name}.png`), png);
  console.info(`${preview.name}: ${png.length} bytes`);
}
await browser.close();
