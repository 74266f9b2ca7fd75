import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { packEBook } from "../../../../../app/reader/books/epub/pack";
import { ages } from "../../../../../app/story/catalogue";
import { parseStory } from "../../../../../app/story/text/text";
import { epubFaults, readEpub } from "../../../../support/epub-reading";
import { sampleRequest, sampleSeed, tell } from "../../../../support/storybook/samples";
import { bookFrom } from "./sample";

const chapters = "**The Lost Lamp**\n\nChapter 1: A Small Light\n\nMira had **one** lamp.\n\nChapter 2\n\nIt shone.";

/** Title, headings and paragraphs as a page shows them, without what XML has no place for. */
function blocksOf(text: string): string[] {
  const { title, chapters } = parseStory(text);
  const words = chapters.flatMap(({ number, title: name, paragraphs }) => [
    ...(number === undefined ? [] : [name ? `Chapter ${number} ${name}` : `Chapter ${number}`]),
    ...paragraphs.map((spans) => spans.map((span) => span.text).join("")),
  ]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return [title || "A Title", ...words].map((block) => block.replace(/[\x00-\x08\x7f-\x9f\ufffe\uffff]|\p{Cs}/gu, ""));
}

const sentence = "The moon rose over the long wet garden, and every snail of it went home. ";
const stories: Record<string, string> = {
  chapters,
  "no chapters": "**The Lost Lamp**\n\nMira had **one** lamp.\n\nIt shone, and she slept.",
  "words before the first chapter": `**The Lost Lamp**\n\nOnce there was a lamp.\n\n${chapters.slice(19)}`,
  "neither title nor prose": "",
  markup: `**<b>Tom & "Jerry"</b>**\n\nChapter 1: ]]> <script>\n\n<!-- & --> &amp; <img src='x' onerror="alert(1)"> ]]>\n\n&#0; <?xml?>`,
  "control characters":
    "**A\u0000 Bell\u0007**\n\nRing\u0001 a\u0008 bell\u007f\u0085\u009f, \ufffe\uffffand half a star: \ud83c!",
  emoji: "**The 🦄 and the 👨‍👩‍👧‍👦**\n\nThey flew 🌙 home, 恐竜 too. Żółta łódź.",
  "a name from right to left":
    "**The Lamp of \u200e\u2068נועה\u2069**\n\n\u200e\u2068נועה\u2069 had a lamp.\n\nIt shone.",
  "right to left": "**המנורה של נועה**\n\nChapter 1: אור קטן\n\nלנועה הייתה מנורה.\n\nThe end.",
  "25,000 characters": `**A Long Night**\n\n${Array.from({ length: 34 }, (_, i) => `Chapter ${i + 1}: Part ${i + 1}\n\n${sentence.repeat(10)}`).join("\n\n")}`,
};
for (const [at, age] of ages.entries()) {
  stories[`told for age ${age}`] = tell(sampleRequest(at, age, at % 2 ? "15 minutes" : "5-7 minutes"), sampleSeed(at));
}

test.for(Object.entries(stories))("without a fault, and with every word once and in order: %s", async ([, text]) => {
  const bytes = packEBook(bookFrom(text));
  expect(await epubFaults(bytes)).toEqual([]);
  const { title, language, creators, contents, contentsPage, blocks, files } = await readEpub(bytes);
  const expected = blocksOf(text);
  expect(blocks).toEqual(expected);
  expect(title).toBe(expected[0]);
  expect(creators).toEqual(["Moonthread"]);
  expect(language).toBe(/נועה הייתה/.test(text) ? "und" : "en");
  const told = parseStory(text).chapters;
  expect(contents).toHaveLength(Math.max(told.length, 1));
  expect(contentsPage).toEqual(contents);
  expect(files.filter((file) => file.startsWith("chapter-"))).toHaveLength(told.length);
});

test("the table of contents names the chapters; the cover is the one that was given", async () => {
  const book = bookFrom(chapters);
  const { contents, files, cover, identifier } = await readEpub(packEBook(book));
  expect(contents).toEqual(["Chapter 1: A Small Light", "Chapter 2"]);
  expect(files).toEqual(["title-page.xhtml", "nav.xhtml", "chapter-1.xhtml", "chapter-2.xhtml"]);
  expect(cover).toEqual(book.cover);
  expect(identifier).toBe(book.id);
});

test("without a picture it is a book still", async () => {
  expect(await epubFaults(packEBook(bookFrom(chapters, { picture: undefined })))).toEqual([]);
});

test("the same book is the same file, which begins as readers want it", () => {
  const bytes = packEBook(bookFrom(chapters));
  expect(packEBook(bookFrom(chapters))).toEqual(bytes);
  expect(strFromU8(bytes.subarray(30, 58), true)).toBe("mimetypeapplication/epub+zip");
  expect([...bytes.subarray(8, 10), ...bytes.subarray(28, 30)]).toEqual([0, 0, 0, 0]);
});

/** The book with one of its files changed. */
function spoilt(file: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(packEBook(bookFrom(chapters)));
  const { mimetype = new Uint8Array(), ...others } = files;
  const changed = strToU8(change(strFromU8(others[file] ?? new Uint8Array())));
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...others, [file]: changed });
}

test("the rules find what is wrong: they are not toothless", async () => {
  const ofPackage = "book/package.opf";
  const dated = /<meta property="dcterms:modified">.*?<\/meta>/;
  const faults = async (bytes: Uint8Array) => (await epubFaults(bytes)).join("\n");
  expect(await faults(spoilt(ofPackage, (text) => text))).toBe("");
  expect(await faults(spoilt(ofPackage, (text) => text.replace(dated, "")))).toContain("dcterms:modified");
  expect(await faults(spoilt("book/chapter-1.xhtml", (text) => text.replace("</strong>", "")))).toContain("chapter-1");
  expect(await faults(spoilt(ofPackage, (text) => text.replace(/ properties="svg"/g, "")))).toContain("OPF-014");
  const { mimetype = new Uint8Array(), ...others } = unzipSync(packEBook(bookFrom(chapters)));
  expect(await faults(zipSync({ mimetype: [mimetype, { level: 9 }], ...others }))).toContain("PKG-");
  expect(await faults(zipSync({ ...others, mimetype: [mimetype, { level: 0 }] }))).toContain("PKG-");
});
