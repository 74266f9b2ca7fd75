import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Pictured, sceneOf } from "../../../picture/scene";
import { brand } from "../../../story/brand";
import type { StoryText } from "../../../story/text/text";
import { pageSheetId } from "../../../ui/first-paint/page-sheet";
import { pageId } from "../../../ui/page-id";
import type { StorySummary } from "../../story-summary";
import { PrintedStory } from "./printed-story";

/** Milliseconds to wait for fonts, which the browser has at hand. */
const longestWait = 3000;

export interface Printed {
  readonly story: StoryText;
  readonly summary: StorySummary;
  /** Undefined where it has no picture. */
  readonly pictured: Pictured | undefined;
}

/** Undefined where a blocker keeps the window shut; some return a window that is closed already, some throw. */
export function openWindow(page: Window): Window | undefined {
  try {
    const opened = page.open("", "_blank");
    return opened && !opened.closed ? opened : undefined;
  } catch {
    return undefined;
  }
}

/** All rules of the page's own style sheets, with their fonts and what they say of paper. */
function rulesOf(page: Document): string {
  const rules = Array.from(page.styleSheets, (sheet) => {
    try {
      return Array.from(sheet.cssRules, (rule) => rule.cssText);
    } catch {
      // From another origin: some extension's.
      return [];
    }
  });
  return rules.flat().join("\n");
}

/**
 * As a sheet made by script, which needs no network again and which the window's policy, the page's, allows.
 * @returns false where the browser cannot make one (Safari before 16.4)
 */
export function adoptStyles(rules: string, to: Document): boolean {
  const Sheet = to.defaultView?.CSSStyleSheet;
  if (!Sheet || !("adoptedStyleSheets" in to) || !("replaceSync" in Sheet.prototype)) return false;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  to.adoptedStyleSheets = [sheet];
  return true;
}

function addStyles(page: Document, to: Document): void {
  if (adoptStyles(rulesOf(page), to)) return;
  const sheets = `#${pageSheetId}, link[rel="stylesheet"]:not([disabled])`;
  for (const sheet of page.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(sheets)) {
    const copy = to.importNode(sheet, true);
    // Browsers hide it from attributes.
    copy.nonce = sheet.nonce ?? "";
    to.head.appendChild(copy);
  }
}

/** On paper a story may stand without its picture. */
async function addPicture(document: Document, pictured: Pictured | undefined): Promise<void> {
  if (!pictured) return;
  try {
    const { drawScene } = await import("../../../picture/paper/drawn-scene.client");
    document.querySelector(".reader-picture")?.appendChild(await drawScene(sceneOf(pictured)));
  } catch {}
}

function addViewport(to: Document): void {
  const viewport = to.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  to.head.appendChild(viewport);
}

async function fontsCome(document: Document): Promise<void> {
  // Only the layout asks for fonts.
  document.body.getBoundingClientRect();
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/**
 * Opens a window with the story and its metadata line alone, and prints it. It must be called by a press. No script runs
 * in the window, whose policy is the page's: the page prints it. Where the window is blocked, the page prints itself.
 */
export async function printStory(printed: Printed, page: Window): Promise<void> {
  const opened = openWindow(page);
  if (!opened) return page.print();
  try {
    await printIn(opened, printed, page.document);
  } catch {
    // A browser within an app may give a window that is none.
    opened.close?.();
    page.print();
  }
}

async function printIn(opened: Window, { story, summary, pictured }: Printed, page: Document): Promise<void> {
  const { document } = opened;
  // The name that the browser proposes for a file.
  document.title = story.title || brand.name;
  document.documentElement.lang = page.documentElement.lang;
  addViewport(document);
  addStyles(page, document);
  const place = document.body.appendChild(document.createElement("div"));
  place.id = pageId;
  const root = createRoot(place);
  flushSync(() => root.render(<PrintedStory story={story} summary={summary} />));
  await Promise.all([fontsCome(document), addPicture(document, pictured)]);
  if (opened.closed) return;
  opened.focus();
  opened.print();
}
