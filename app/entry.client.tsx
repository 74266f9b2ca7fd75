import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * `RemixBrowser` throws, for Suspense, a promise of the loaders' data. A key pressed while the page's root waits for that
 * ends in React error 345 and in a page that never comes alive: so the wait is over before the root is made.
 */
async function dataOfLoaders(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

void dataOfLoaders().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
