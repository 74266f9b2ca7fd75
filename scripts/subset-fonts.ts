/**
 * Makes the files of the faces from their packages: for the screen in `app/ui/faces`, named by their content when they
 * are built; for the PDF in `public/fonts`, which are served as immutable, so that a change there needs a new `edition`.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const edition = 1;
const root = path.resolve(import.meta.dirname, "..");
const packages = path.join(root, "node_modules/@expo-google-fonts");
const target = path.join(root, "public/fonts");
const screenTarget = path.join(root, "app/ui/faces");

type Range = readonly [first: number, last: number];

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
];
const punctuation: readonly Range[] = [
  [0x2007, 0x200a],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
];
/**
 * For the PDF. Combining marks are left out on purpose: a PDF would set them beside their letter, and composed text
 * needs none, so that a text with one of its own is printed instead. No arrows and no other signs.
 */
const books: readonly Range[] = [
  ...latin,
  [0x100, 0x24f],
  [0x2b0, 0x2ff],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1fff],
  ...punctuation,
  [0x20a0, 0x20cf],
  [0x2150, 0x215f],
];

/** What European names and titles are written in; letters beyond come from the system's own faces. */
const screen: readonly Range[] = [...latin, [0x100, 0x17f], [0x218, 0x21b], [0x1e9e, 0x1e9e], ...punctuation];
/** Of these what nearly every story needs: a file of its own, which every page asks for before it is painted. */
const usual = `${characters([[0x20, 0x7e]])}\u00a0©·×–—‘’“”…‹›áäçéèëíïñóöü`;
/** Browsers apply these by themselves, but for the figures', which our style sheets ask for. Alternates take half of a file. */
const screenFeatures = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "lnum", "tnum"];

const screenFaces = [
  { name: "story", file: "literata/400Regular/Literata_400Regular.ttf" },
  { name: "title", file: "young-serif/400Regular/YoungSerif_400Regular.ttf" },
] as const;

const printFaces = [
  { name: "literata", weight: "regular", file: "literata/400Regular/Literata_400Regular.ttf", ranges: books },
  { name: "literata", weight: "bold", file: "literata/700Bold/Literata_700Bold.ttf", ranges: books },
  // It has no more; titles in other letters are set in the bold face.
  { name: "young-serif", weight: "regular", file: "young-serif/400Regular/YoungSerif_400Regular.ttf", ranges: screen },
] as const;

/**
 * For dyslexic readers. Cut to our letters it is another version, which by its license (OFL, section 3) must not bear the
 * reserved name: so it gets one of the same length.
 */
const easyFace = {
  folder: path.join(root, "node_modules/@fontsource/opendyslexic"),
  file: "files/opendyslexic-latin-400-normal.woff2",
  reservedName: "OpenDyslexic",
  name: "MoonlitLines",
} as const;

function characters(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join("");
}

function write(folder: string, name: string, bytes: Uint8Array): void {
  writeFileSync(path.join(folder, name), bytes);
  console.info(`${name}: ${bytes.length} bytes`);
}

mkdirSync(target, { recursive: true });
for (const name of readdirSync(target)) if (name.endsWith(".ttf")) rmSync(path.join(target, name));
for (const { name, weight, file, ranges } of printFaces) {
  const font = readFileSync(path.join(packages, file));
  const ttf = await subsetFont(font, characters(ranges), {
    targetFormat: "truetype",
    noHinting: true,
    noLayoutClosure: true,
    // The PDF library shapes nothing; what it needs are outlines, widths and the character map.
    dropTables: ["GSUB", "GPOS", "GDEF", "STAT", "gasp", "vhea", "vmtx"],
  });
  write(target, `${name}-v${edition}-${weight}.ttf`, ttf);
  copyFileSync(path.join(packages, name, "LICENSE_FONT"), path.join(target, `${name}-license.txt`));
}

mkdirSync(screenTarget, { recursive: true });
for (const { name, file } of screenFaces) {
  const font = readFileSync(path.join(packages, file));
  const options = { targetFormat: "woff2", noHinting: true, keepFeatures: screenFeatures } as const;
  const others = [...characters(screen)].filter((character) => !usual.includes(character)).join("");
  write(screenTarget, `${name}.woff2`, await subsetFont(font, usual, options));
  write(screenTarget, `${name}-more.woff2`, await subsetFont(font, others, options));
  copyFileSync(
    path.join(packages, file.split("/")[0] ?? "", "LICENSE_FONT"),
    path.join(screenTarget, `${name}-license.txt`),
  );
}

function renamed(font: Uint8Array, from: string, to: string): Uint8Array {
  const bytes = Buffer.from(font);
  // As fonts write their names: one byte a letter, or UTF-16 with the high byte first.
  for (const write of [(text: string) => Buffer.from(text), (text: string) => Buffer.from(text, "utf16le").swap16()]) {
    for (let at = bytes.indexOf(write(from)); at >= 0; at = bytes.indexOf(write(from))) write(to).copy(bytes, at);
  }
  return bytes;
}

const { folder, file, reservedName, name: easyName } = easyFace;
const easy = { noHinting: true, keepFeatures: screenFeatures } as const;
const ours = await subsetFont(readFileSync(path.join(folder, file)), characters(screen), {
  ...easy,
  targetFormat: "truetype",
  // Colors of its letters' lower halves, which nothing here asks for.
  dropTables: ["COLR", "CPAL"],
});
const named = renamed(ours, reservedName, easyName);
write(screenTarget, "easy.woff2", await subsetFont(named, characters(screen), { ...easy, targetFormat: "woff2" }));
copyFileSync(path.join(folder, "LICENSE"), path.join(screenTarget, "easy-license.txt"));
