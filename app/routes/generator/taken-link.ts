import { brand } from "../../story/brand";

const key = `${brand.slug}_taken_link`;

/**
 * Whether this tab has taken the answers of this address before: after a reload the parent's later ones must not give
 * way to them. The home page's address is tidied instead, so that only links of stories come here twice.
 */
export function isTakenAgain(pathname: string): boolean {
  try {
    const taken = sessionStorage.getItem(key);
    sessionStorage.setItem(key, pathname);
    return taken === pathname && pathname !== "/";
  } catch {
    return false;
  }
}
