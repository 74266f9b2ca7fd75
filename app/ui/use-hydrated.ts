import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its HTML is taken over; for what only a script can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
