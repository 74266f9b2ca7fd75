/*
 * Runs at the end of the document, and starts the framework's scripts when the browser reports its first paint; at once
 * where it cannot, or where nobody sees the page; never where the browser is too old for them (`wizard.script.ts`).
 */
function start(): void {
  if (!("js" in document.documentElement.dataset)) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${HELD}]`)) {
    // Browsers that look ahead in a page would ask for a sheet that is disabled in it.
    link.rel = link.hasAttribute("disabled") ? "stylesheet" : "modulepreload";
  }
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
