/** Makes the icons of phones and old browsers from `public/favicon.svg`. Run it after that changes. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const target = path.resolve(import.meta.dirname, "../public");
const drawing = readFileSync(path.join(target, "favicon.svg"), "utf8");
/** A phone cuts its own shape out of an icon: the ground reaches the edges, and the moon keeps to the middle. */
const toTheEdges = drawing.replace(/rx="\d+"/, "");
const maskable = toTheEdges
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect[^>]*fill="([^"]+)"[^>]*>/, '<rect x="-4" y="-4" width="40" height="40" fill="$1"/>');

function png(svg: string, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The ICO format: a directory of one picture, which may be a PNG. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

mkdirSync(path.join(target, "icons"), { recursive: true });
const files: Record<string, Buffer> = {
  "icons/icon-192.png": await png(drawing, 192),
  "icons/icon-512.png": await png(drawing, 512),
  "icons/icon-maskable-512.png": await png(maskable, 512),
  "icons/apple-touch-icon.png": await png(toTheEdges, 180),
  "favicon.ico": ico(await png(drawing, 32), 32),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(path.join(target, name), bytes);
  console.info(`${name}: ${bytes.length} bytes`);
}
