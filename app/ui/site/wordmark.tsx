import { brand } from "../../story/brand";
import { Picture } from "../picture";

/** The product's name under its moon, and the way home: a plain link, since it may lead from one kind of page to the other. */
export function Wordmark() {
  return (
    <a className="wordmark" href="/" aria-label={`${brand.name}, home`}>
      <Picture name="moon" />
      {brand.name}
    </a>
  );
}
