import { brand } from "../../story/brand";
import { Picture } from "../picture";

/** The product's name under its moon. */
export function Wordmark() {
  return (
    <p className="wordmark">
      <Picture name="moon" />
      {brand.name}
    </p>
  );
}
