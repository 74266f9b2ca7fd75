import { brand } from "../../story/brand";
import { mostStories } from "../store/room";

/** What is stored where, in three sentences. */
export function StoredWhere() {
  return (
    <section className="shelf-part">
      <h2>Where your stories are</h2>
      <p>
        Each story that is told here is kept in this browser, on this device, until you remove it; when there are more
        than {mostStories}, the oldest without a heart makes way. Nothing of it leaves the device by itself:{" "}
        {brand.name} is sent a story only when you share it or have it told again with a change. Whoever clears this
        browser’s data clears the shelf as well, so save it as a file if you would miss it.
      </p>
    </section>
  );
}
