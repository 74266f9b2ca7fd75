/*
 * Runs in <head> before the first paint and marks <html>, so that style sheets alone decide what a reload paints:
 * `data-js` where the framework's scripts are to start (taken back when one of them does not come: the form then works as
 * without scripts), `data-step` when the address names a step, `data-screen` when it names the story, `data-handed` when
 * another page left a choice in storage.
 *
 * Browsers that are too old for these scripts (those of the README are not) have the page without them.
 *
 * Create Story pressed before the script is here would post a form without the answers that this tab has kept: it is held
 * (`data-held`) until `sendHeld`, or posted as it is when the script does not come.
 */
const marks = document.documentElement.dataset;
const place = location.hash.slice(1);

// Scripts that fail do not bubble.
addEventListener(
  "error",
  (event) => {
    if ((event.target as Element).tagName !== "SCRIPT") return;
    delete marks.js;
    if ("held" in marks) (document.forms as unknown as Record<string, HTMLFormElement>)[WIZARD_FORM]?.submit();
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    if ((event.target as Element).id !== WIZARD_FORM || !("js" in marks) || "live" in marks) return;
    event.preventDefault();
    marks.held = "";
  },
  true,
);

if (window.TransformStream && window.TextDecoderStream && CSS.supports("aspect-ratio:1")) {
  // Remix's own line of script wants it, and Firefox has it from 113 on only.
  window.TextEncoderStream ||= class extends TransformStream {
    constructor() {
      const encoder = new TextEncoder();
      super({ transform: (text, next) => next.enqueue(encoder.encode(text)) });
    }
  } as typeof TextEncoderStream;
  marks.js = "";
  if (place === "story") marks.screen = place;
  else if (new RegExp(`^(${STEP_NAMES})$`).test(place)) marks.step = place;
  try {
    if (localStorage[PRESELECTED_VALUE_KEY]) marks.handed = "";
  } catch {
    // Storage is refused.
  }
}

export {};
