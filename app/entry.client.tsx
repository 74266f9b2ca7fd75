import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { bearTranslators } from "./ui/bear-translators";
import { fillOlderBrowsers } from "./ui/older-browsers";
import { pageId } from "./ui/page-id";
import { keepAddressOnTheWayUp } from "./ui/site/top-of-page";

/**
 * `RemixBrowser` throws, for Suspense, a promise of the loaders' data. A key pressed while the page's root waits for that
 * ends in React error 345 and in a page that never comes alive: so the wait is over before the root is made.
 * @throws where the data did not come whole.
 */
async function dataOfLoaders(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
  if (!window.__remixContext.state) throw new Error("the page came without its data");
}

function takeOver(): void {
  const page = document.getElementById(pageId);
  if (!page) return;
  bearTranslators();
  keepAddressOnTheWayUp();
  startTransition(() => void hydrateRoot(page, <RemixBrowser />));
}

/** As when a script does not come: `app/inline/wizard.script.ts` hears it and leaves the page as it is without scripts. */
function leaveAsIs(thrown: unknown): never {
  document.scripts[0]?.dispatchEvent(new Event("error"));
  throw thrown;
}

fillOlderBrowsers();
void dataOfLoaders().then(takeOver, leaveAsIs);
