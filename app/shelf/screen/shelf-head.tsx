import { Evening } from "../../ui/evening/evening";
import { Wordmark } from "../../ui/site/wordmark";

/** The night above the shelf. */
export function ShelfHead() {
  return (
    <header className="reader-head shelf-head sky">
      <Wordmark />
      <h1>My Stories</h1>
      <p>Told once, and here to be read again</p>
      <Evening />
    </header>
  );
}
