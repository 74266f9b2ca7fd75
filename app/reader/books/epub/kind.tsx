import { reachSite } from "../../../ui/reach-site";
import { notices } from "../../notices";
import { BookKind, type KindProps } from "../book-kind";
import { EReader } from "./drawing";

const told = { saved: notices.epubSaved, failed: notices.epubFailed };

let loaded: typeof import("./save-epub.client") | undefined;

/** @throws when the network does not give it; then it can be tried again. */
async function loadEpub() {
  if (!loaded) {
    await reachSite();
    loaded = await import("./save-epub.client");
  }
  return loaded;
}

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
