import { shelfFailures } from "../store/failure";
import type { Keeping } from "../use-keeping";

/** Where a told story is kept, in a quiet line; or why it is not. */
export function KeptNote({ keeping }: { readonly keeping: Keeping }) {
  return (
    <p className="saving-note" role="status">
      {keeping === "kept" && (
        <>
          This story stands on your shelf: <a href="/my-stories">My stories</a>
        </>
      )}
      {keeping && keeping !== "kept" && (
        <>
          This story is not kept on your shelf: {shelfFailures[keeping]} Copy or print it if you would like to have it
          again.
        </>
      )}
    </p>
  );
}
