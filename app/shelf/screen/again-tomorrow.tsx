import { useEffect, useState } from "react";
import { Picture } from "../../ui/picture";
import { shelfFailures, toShelfFailure } from "../store/failure";
import { heartOf } from "../store/heart-of";
import { askToPersist, onShelfChange, setHeart } from "../store/shelf.client";

/** One press puts a story's heart on, and so keeps it. Not there for a story that is not on the shelf. @param id its own */
export function AgainTomorrow({ id }: { readonly id: string }) {
  const [pinned, setPinned] = useState<boolean>();
  const [message, setMessage] = useState("");
  useEffect(() => {
    const look = () => void heartOf(id).then(setPinned, () => {});
    look();
    return onShelfChange(look);
  }, [id]);
  if (pinned === undefined) return null;

  async function press() {
    try {
      const hearts = await setHeart(id, !pinned);
      setMessage(pinned ? "" : "It has a heart on your shelf, to be found again tomorrow.");
      if (!pinned) await askToPersist(hearts);
    } catch (thrown) {
      setMessage(`That was not done: ${shelfFailures[toShelfFailure(thrown).code]}`);
    }
  }

  return (
    <div className="again-tomorrow">
      <button type="button" className="button button-quiet" aria-pressed={pinned} onClick={press}>
        <Picture name="heart" />
        Again tomorrow
      </button>
      <p role="status">{message}</p>
    </div>
  );
}
