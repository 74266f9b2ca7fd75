/* Runs in <head>, so that a story that comes with its page is never set twice. What no style sheet knows changes nothing. */
const marks = document.documentElement.dataset;
try {
  marks.typeSize = localStorage[TYPE_SIZE_KEY] || "";
  marks.lineSpacing = localStorage[LINE_SPACING_KEY] || "";
  marks.face = localStorage[FACE_KEY] || "";
} catch {
  // The usual type.
}

export {};
