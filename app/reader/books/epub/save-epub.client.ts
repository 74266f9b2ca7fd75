import type { Book, BookOutcome } from "../book";
import { drawCover } from "./cover.client";
import { bookTitle, eBookOf } from "./e-book";
import { mediaType, packEBook } from "./pack";
import { fetchBookPicture, pictureMarkup } from "./picture.client";

/** Milliseconds after which a browser has surely begun to save the file. */
const savedAfter = 60_000;

/** Saves the story as an e-book on the reader's device. Throws where the browser cannot draw its cover. */
export async function saveEpub({ story, metadata, pictured, called }: Book, now: Date): Promise<BookOutcome> {
  const picture = await fetchBookPicture(pictured);
  const cover = await drawCover({ title: bookTitle(story, metadata), name: called?.name }, picture);
  const book = eBookOf({ story, metadata, name: called?.name, now, cover, picture: pictureMarkup(picture) });
  const url = URL.createObjectURL(new Blob([packEBook(book)], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `bedtime-story-${metadata.style}-${now.getTime()}.epub`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savedAfter);
  return "saved";
}
