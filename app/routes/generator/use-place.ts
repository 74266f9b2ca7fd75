import { useLocation, useNavigate } from "@remix-run/react";
import { type StepField, steps } from "../../story/steps";

/** Where in the generator the parent is. It lives in the address (`#age` … `#readingTime`, `#story`). */
export type Place = StepField | "story";

const firstPlace: Place = "age";

function isPlace(name: string): name is Place {
  return name === "story" || steps.some(({ field }) => field === name);
}

export interface Places {
  readonly place: Place;
  /** A change of the hash alone: the browser's Back and Forward work, and no request is made. */
  goTo(place: Place, options?: { replace?: boolean }): void;
  /** As the browser's Back where that leads to `place`; a page opened in the middle has no such entry. */
  goBackTo(place: Place): void;
}

export function usePlace(): Places {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const name = hash.slice(1);
  const place = isPlace(name) ? name : firstPlace;
  const cameFrom: unknown = (state as { from?: unknown } | null)?.from;

  function goTo(next: Place, { replace = false }: { replace?: boolean } = {}) {
    const to = { search: location.search, hash: next };
    navigate(to, { replace, preventScrollReset: true, state: replace ? state : { from: place } });
  }
  function goBackTo(previous: Place) {
    if (cameFrom === previous) history.back();
    else goTo(previous, { replace: true });
  }
  return { place, goTo, goBackTo };
}

/**
 * Gives the first entry of the history its hash, and takes a handed-over choice out of the address. Past the router on
 * purpose: for it every later step is then a change of the hash alone, which it does not ask the server about.
 */
export function tidyAddress(): void {
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${hash === "" ? `#${firstPlace}` : hash}`);
}
