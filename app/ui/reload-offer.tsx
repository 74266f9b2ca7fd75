import { useEffect, useState } from "react";
import { brand } from "../story/brand";
import "./reload-offer.css";

/** After a new version came out, parts of this page that were not fetched yet are gone; without a network nothing is lost. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Appears when a part of the page that should come later is no longer there. @param what says what is kept over a reload */
export function ReloadOffer({ what }: { readonly what: () => string }) {
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if ((await isReachable()) && !isGone) setIsOffered(true);
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
