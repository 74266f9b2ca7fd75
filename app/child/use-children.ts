import { useSyncExternalStore } from "react";
import { type Children, children } from "./children.client";

const unknown: Children = { name: "", known: [] };

function subscribe(listener: () => void): () => void {
  // Another tab.
  addEventListener("storage", listener);
  const leave = children.subscribe(listener);
  return () => {
    removeEventListener("storage", listener);
    leave();
  };
}

/** The server and the first render know of no child. */
export function useChildren(): Children {
  return useSyncExternalStore(
    subscribe,
    () => children.load(),
    () => unknown,
  );
}
