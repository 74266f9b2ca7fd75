import { storageKeys } from "../../ui/storage-keys";

/**
 * Whether this tab has taken the answers of this address before: after a reload the parent's later ones must not give
 * way to them. The home page's address is tidied instead, so that only links of stories come here twice.
 */
export function isTakenAgain(pathname: string): boolean {
  try {
    const taken = sessionStorage.getItem(storageKeys.takenLink);
    sessionStorage.setItem(storageKeys.takenLink, pathname);
    return taken === pathname && pathname !== "/";
  } catch {
    return false;
  }
}
