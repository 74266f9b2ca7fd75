import { strToU8, type ZipOptions, zipSync } from "fflate";
import styles from "./book.css?raw";
import { chapterPage } from "./chapter";
import type { EBook } from "./e-book";
import { contents, contentsFile, contentsForOlderReaders, titleFile } from "./navigation";
import { packageDocument } from "./package-document";
import { titlePage } from "./title-page";
import { type Markup, xml } from "./xml";

export const mediaType = "application/epub+zip";
const packageFile = "book/package.opf";

const container = xml`<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="${packageFile}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The beginning of time in an archive, in whatever zone: the same book is the same file. */
const long: ZipOptions = { mtime: new Date(1980, 0, 1) };
const stored: ZipOptions = { ...long, level: 0 };

/** The book as a file. */
export function packEBook(book: EBook): Uint8Array<ArrayBuffer> {
  const file = ({ source }: Markup) => strToU8(source);
  // Readers look for the first one, uncompressed, at its place.
  const packed = zipSync(
    {
      mimetype: [strToU8(mediaType), stored],
      "META-INF/container.xml": file(container),
      [packageFile]: file(packageDocument(book)),
      "book/cover.jpg": [book.cover, stored],
      "book/book.css": strToU8(styles),
      "book/toc.ncx": file(contentsForOlderReaders(book)),
      [`book/${contentsFile}`]: file(contents(book)),
      [`book/${titleFile}`]: file(titlePage(book)),
      ...Object.fromEntries(
        book.chapters.map((chapter) => [`book/${chapter.file}`, file(chapterPage(chapter, book))] as const),
      ),
    },
    long,
  );
  return packed as Uint8Array<ArrayBuffer>;
}
