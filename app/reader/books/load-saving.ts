import { reachSite } from "../../ui/reach-site";

let loaded: typeof import("./save-book.client") | undefined;

/** What sets and draws books. @throws when the network does not give it; then it can be tried again. */
export async function loadSaving() {
  if (!loaded) {
    await reachSite();
    loaded = await import("./save-book.client");
  }
  return loaded;
}
