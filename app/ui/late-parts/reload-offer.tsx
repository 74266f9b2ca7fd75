import { useEffect, useState } from "react";
import { brand } from "../../story/brand";
import { isOutdated } from "./is-outdated";

/** Appears when a part that the page wants went with an older deployment. @param what says what is kept over a reload */
export function ReloadOffer({ what }: { readonly what: () => string }) {
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if ((await isOutdated()) && !isGone) setIsOffered(true);
    };
    addEventListener("vite:preloadError", look);
    return () => {
      isGone = true;
      removeEventListener("vite:preloadError", look);
    };
  }, []);

  if (!isOffered) return null;
  return (
    <div className="reload-offer" role="alert">
      <p>
        There is a newer {brand.name}. {what()}
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  );
}
