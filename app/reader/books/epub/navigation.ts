import { brand } from "../../../story/brand";
import type { EBook } from "./e-book";
import { page, turned } from "./page";
import { type Markup, nothing, xml } from "./xml";

interface Entry {
  readonly file: string;
  readonly name: string;
}

export const titleFile = "title-page.xhtml";
export const contentsFile = "nav.xhtml";

/** A page of contents is read through only where there is something to choose. */
export const showsContents = ({ chapters }: EBook): boolean => chapters.length > 1;

/** A table of contents has one entry at least. */
const entriesOf = ({ chapters, title }: EBook): readonly Entry[] =>
  chapters.length > 0 ? chapters : [{ file: titleFile, name: title }];

/** The table of contents, which is also a page of the book, and the landmarks. */
export function contents(book: EBook): Markup {
  const { direction, language } = book;
  const entries = entriesOf(book);
  const rows = entries.map(
    ({ file, name }) => xml`<li><a href="${file}"${turned(name, direction)}>${name}</a></li>
`,
  );
  const landmark = (type: string, file: string, name: string) =>
    xml`<li><a epub:type="${type}" href="${file}">${name}</a></li>
`;
  const [{ file: begins } = { file: titleFile }] = entries;
  return page(
    { title: "Contents", language, direction },
    xml`<nav epub:type="toc" role="doc-toc" class="contents" aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ol>
${rows}</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden" aria-label="Landmarks">
<ol>
${landmark("titlepage", titleFile, "Title page")}${showsContents(book) ? landmark("toc", contentsFile, "Contents") : nothing}${landmark("bodymatter", begins, "Story")}</ol>
</nav>`,
  );
}

/** The same for readers of EPUB 2: Adobe's engine, by which many devices show a file that was copied onto them, knows no other. */
export function contentsForOlderReaders(book: EBook): Markup {
  const points = entriesOf(book).map(
    ({ file, name }, index) =>
      xml`<navPoint id="point-${index + 1}" playOrder="${index + 1}"><navLabel><text>${name}</text></navLabel><content src="${file}"/></navPoint>
`,
  );
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${book.language}">
<head>
<meta name="dtb:uid" content="${book.id}"/>
<meta name="dtb:depth" content="1"/>
<meta name="dtb:totalPageCount" content="0"/>
<meta name="dtb:maxPageNumber" content="0"/>
</head>
<docTitle><text>${book.title}</text></docTitle>
<docAuthor><text>${brand.name}</text></docAuthor>
<navMap>
${points}</navMap>
</ncx>
`;
}
