/**
 * Draws the pictures that link previews show, one for each kind of page and one for each scene that a story may have, into
 * `public/previews`. Run it after a drawing, the design tokens or the faces change; `-- stories`: those of stories alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp, { type PngOptions } from "sharp";
import { hours } from "../../app/picture/hours.ts";
import { previewPath, previewScene } from "../../app/picture/preview.ts";
import { brand } from "../../app/story/brand.ts";
import { worlds } from "../../app/story/worlds.ts";
import { chromiumLaunch, installChromium } from "../../tests/support/browser/chromium.ts";
import { drawScene } from "../../tests/support/picture/draw-scene.ts";
import { drawPreview, height, styleSheet, width } from "./drawing.ts";
import { previews } from "./list.ts";

/** In bytes: what a messenger on a slow network should have to fetch. */
const most = 80_000;
const mostOfScene = 30_000;
const root = path.resolve(import.meta.dirname, "../..");

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

const scenes = worlds.flatMap((world) =>
  (["a", "b"] as const).flatMap((view) => hours.map((hour) => ({ world, view, hour }))),
);
const whole = `<style>${["app/ui/theme/tokens.css", "app/ui/theme/scene-tokens.css", "app/picture/picture.css"].map(read).join("")} body { margin: 0 } .story-picture { height: ${height}px }</style>`;

async function write(name: string, markup: string, limit: number, palette: PngOptions = {}): Promise<void> {
  await page.setContent(`<!doctype html>${markup}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The pictures have few colors; a palette makes their files a third as large.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10, ...palette })
    .toBuffer();
  if (png.length > limit) throw new Error(`${name} has ${png.length} bytes, more than ${limit}.`);
  writeFileSync(path.join(root, "public", name), png);
  console.info(`${name}: ${png.length} bytes`);
}

await installChromium();
mkdirSync(path.join(root, "public/previews/stories"), { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width, height }, colorScheme: "light" });
for (const scene of scenes) {
  const drawn = drawScene(previewScene(scene)).replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ');
  await write(previewPath(scene), whole + drawn, mostOfScene, { colors: 96, dither: 0.25 });
}
for (const preview of process.argv[2] === "stories" ? [] : previews) {
  await write(`/previews/${preview.name}.png`, styles + drawPreview(preview, read(preview.scene), moon, brand), most);
}
await browser.close();
