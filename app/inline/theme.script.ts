/*
 * Runs in <head>, after the `theme-color` tags and before the first paint, on pages of every kind. It is also all that a
 * switch (`data-theme-switch`) needs, so that pages without scripts of their own have one. Storage may be refused.
 */
const marks = document.documentElement.dataset;
const switches = "[data-theme-switch]";
let storage: Storage | undefined;

function paint(theme: string): void {
  marks.theme = theme;
  for (const tag of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")) {
    tag.content = theme === "night" ? SKY_BY_NIGHT : SKY_BY_DAY;
  }
}

marks.switch = "";
try {
  storage = localStorage;
  const kept = storage[THEME_KEY];
  if (kept === "night" || kept === "light") paint(kept);
  if (storage[SHELF_KEY]) marks.shelf = "";
} catch {
  // The system's setting counts.
}
addEventListener("DOMContentLoaded", () => {
  for (const box of document.querySelectorAll<HTMLInputElement>(switches)) {
    box.checked = marks.theme ? marks.theme === "night" : matchMedia("(prefers-color-scheme:dark)").matches;
  }
});
addEventListener("change", (event) => {
  const box = (event.target as Element).closest<HTMLInputElement>(switches);
  if (!box) return;
  paint(box.checked ? "night" : "light");
  try {
    if (storage) storage[THEME_KEY] = marks.theme;
  } catch {
    // It is set on this page all the same.
  }
});

export {};
