/* Runs in <head>, so that a story that comes with its page is never set twice. What no style sheet knows changes nothing. */
try {
  document.documentElement.dataset.typeSize = localStorage[TYPE_SIZE_KEY] || "";
} catch {
  // The usual size.
}

export {};
