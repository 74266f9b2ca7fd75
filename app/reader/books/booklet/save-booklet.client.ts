import type { Book, BookOutcome } from "../book";
import type { Paper } from "../paper";

export async function saveBooklet(_book: Book, _paper: Paper, _now: Date): Promise<BookOutcome> {
  throw new Error("It is not drawn yet.");
}
