/*
 * Runs at the end of the document. When the browser reports its first paint, or at once where it cannot or where nobody
 * sees the page, it asks for the style sheet of what comes later, and starts the framework's scripts; these never where the
 * browser is too old for them (`wizard.script.ts`).
 */
function start(): void {
  const hasScripts = "js" in document.documentElement.dataset;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${HELD}]`)) {
    // Sheets first. Browsers that look ahead in a page would ask for one that is disabled in it.
    if (link.href.endsWith(".css")) link.rel = "stylesheet";
    else if (hasScripts) link.rel = "modulepreload";
  }
  if (!hasScripts) return;
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type=${HELD}]`)) {
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = held.nonce ?? "";
    script.text = held.text;
    held.replaceWith(script);
  }
}

const Observer = window.PerformanceObserver as typeof PerformanceObserver | undefined;
if (document.hidden || !Observer?.supportedEntryTypes?.includes("paint")) start();
else {
  new Observer(start).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, LONGEST_WAIT));
}

export {};
