import { brand } from "../../../story/brand";
import type { EBook } from "./e-book";
import { contentsFile, showsContents, titleFile } from "./navigation";
import { type Markup, nothing, xml } from "./xml";

/** What whoever cannot see or hold a page of paper finds in the book, in schema.org's words. */
const accessibility: readonly (readonly [property: string, value: string])[] = [
  ["accessMode", "textual"],
  ["accessMode", "visual"],
  ["accessModeSufficient", "textual"],
  ["accessibilityFeature", "alternativeText"],
  ["accessibilityFeature", "displayTransformability"],
  ["accessibilityFeature", "readingOrder"],
  ["accessibilityFeature", "structuralNavigation"],
  ["accessibilityFeature", "tableOfContents"],
  ["accessibilityHazard", "none"],
  [
    "accessibilitySummary",
    "The whole story is text, in reading order and with a table of contents. Its pictures are described.",
  ],
];

const lines = (markup: readonly Markup[]) => markup.map((line) => xml`${line}\n`);

function metadataOf({ id, title, language, summary, modified }: EBook): Markup {
  return xml`<dc:identifier id="id">${id}</dc:identifier>
<dc:title>${title}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator id="creator">${brand.name}</dc:creator>
<meta refines="#creator" property="role" scheme="marc:relators">aut</meta>
<dc:description>${summary}</dc:description>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+/, "")}</meta>
${accessibility.map(([property, value]) => xml`<meta property="schema:${property}">${value}</meta>\n`)}`;
}

/** `package.opf`: what the book is, which files it has, and in what order they are read. */
export function packageDocument(book: EBook): Markup {
  const { chapters, direction, language, picture } = book;
  const item = (id: string, file: string, type: string, properties?: string) =>
    xml`<item id="${id}" href="${file}" media-type="${type}"${properties ? xml` properties="${properties}"` : nothing}/>`;
  const xhtml = "application/xhtml+xml";
  const idOf = (index: number) => `chapter-${index + 1}`;
  const isLast = (index: number) => index === chapters.length - 1;
  const manifest = [
    item("cover", "cover.jpg", "image/jpeg", "cover-image"),
    item("style", "book.css", "text/css"),
    item("ncx", "toc.ncx", "application/x-dtbncx+xml"),
    item("contents", contentsFile, xhtml, "nav"),
    item("title-page", titleFile, xhtml, picture && "svg"),
    // The last one has the vignette.
    ...chapters.map(({ file }, index) => item(idOf(index), file, xhtml, isLast(index) ? "svg" : undefined)),
  ];
  const spine = [
    "title-page",
    ...(showsContents(book) ? ["contents"] : []),
    ...chapters.map((_, index) => idOf(index)),
  ];
  // `name="cover"` and `toc` are what readers of EPUB 2 look for.
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf(book)}<meta name="cover" content="cover"/>
</metadata>
<manifest>
${lines(manifest)}</manifest>
<spine toc="ncx" page-progression-direction="${direction}">
${lines(spine.map((id) => xml`<itemref idref="${id}"/>`))}</spine>
</package>
`;
}
