import { broughtOnce } from "../../../ui/late-parts/brought-once";
import { notices } from "../../notices";
import { BookKind, type KindProps } from "../book-kind";
import { EReader } from "./drawing";

const told = { saved: notices.epubSaved, failed: notices.epubFailed };

const loadEpub = broughtOnce(() => import("./save-epub.client"));

/** The whole story for an e-reader, which needs no paper. */
export function EBookKind({ book, onMade }: KindProps) {
  return (
    <BookKind
      name="E-book"
      drawing={<EReader />}
      save={async () => (await loadEpub()).saveEpub(book, new Date())}
      told={told}
      onMade={onMade}
    >
      <p>The whole story with a cover, as an EPUB: for Kobo, Apple Books, and Kindle by Send to Kindle.</p>
    </BookKind>
  );
}
