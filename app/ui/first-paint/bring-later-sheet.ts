/** The slowest line that a story could be told over brings it sooner. */
const longestWaitMs = 10_000;

function isHere(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue("--later-sheet") !== "";
}

async function bring(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`no style sheet ${href}`));
      link.onload = () => resolve();
      link.onerror = fail;
      setTimeout(fail, longestWaitMs);
      // Beside the first one: later parts' sheets come after it.
      const asked = document.querySelector(`head > link[href="${href}"]`);
      document.head.insertBefore(link, asked?.nextSibling ?? null);
    });
  } catch (failure) {
    link.remove();
    // As for a part that is gone: the page then looks whether it is outdated.
    dispatchEvent(new Event("vite:preloadError"));
    throw failure;
  }
}

let bringing: Promise<void> | undefined;

/**
 * Resolves when the page has this sheet. It was asked for after the first paint and is asked for again here, since no
 * browser says afterwards whether a sheet is on its way or did not come; one on its way is not fetched twice.
 * @throws when it does not come
 */
export async function bringLaterSheet(href: string): Promise<void> {
  if (isHere()) return;
  bringing ??= bring(href).finally(() => {
    bringing = undefined;
  });
  await bringing;
}
