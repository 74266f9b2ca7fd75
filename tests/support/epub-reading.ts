import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import { initEpubFile } from "@lingo-reader/epub-parser";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "node-html-parser";

/** What epubcheck's rules find wrong with a book, warnings too. */
export async function epubFaults(bytes: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(bytes, {}, "story.epub");
  return messages
    .filter(({ severity }) => severity !== "usage" && severity !== "info")
    .map(({ id, message, location }) => `${id} ${location?.path ?? ""}: ${message}`);
}

export interface EpubReading {
  title: string;
  language: string;
  creators: string[];
  identifier: string | undefined;
  /** Names of the entries of the table of contents, in order: what readers of EPUB 2 show, and the others. */
  contents: string[];
  contentsPage: string[];
  /** Names of the files of the spine, in order. */
  files: string[];
  /** Title, headings and paragraphs of the story, each once, in the order of reading. */
  blocks: string[];
  cover: Uint8Array | undefined;
}

/** Reads an e-book with a program that has nothing in common with the one that wrote it. */
export async function readEpub(bytes: Uint8Array): Promise<EpubReading> {
  const folder = mkdtempSync(path.join(tmpdir(), "epub-"));
  try {
    const book = await initEpubFile(bytes as never, folder);
    const { title, language, creator = [], packageIdentifier } = book.getMetadata();
    const spine = book.getSpine();
    const manifest = Object.values(book.getManifest());
    const inside = unzipSync(bytes);
    const fileWith = (property: string) =>
      inside[manifest.find(({ properties }) => properties === property)?.href ?? ""];
    const nav = parse(strFromU8(fileWith("nav") ?? new Uint8Array()));
    const blocks: string[] = [];
    for (const { id } of spine) {
      const { html } = await book.loadChapter(id);
      const found = parse(html).querySelectorAll("h1, .chapter h2, .chapter p");
      blocks.push(...found.map(({ textContent }) => textContent));
    }
    return {
      title,
      language,
      creators: creator.map(({ contributor }) => contributor),
      identifier: packageIdentifier.id,
      contents: book.getToc().map(({ label }) => label),
      contentsPage: nav.querySelectorAll(".contents a").map(({ textContent }) => textContent),
      files: spine.map(({ href }) => path.basename(href)),
      blocks,
      cover: fileWith("cover-image"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
