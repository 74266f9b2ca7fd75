import type { Page } from "@playwright/test";
import { type OlderCss, readAsOlder } from "./older-css";

interface OlderBrowser {
  readonly css: OlderCss;
  /** Paths from `window` of what it has not. */
  readonly lacks: readonly string[];
}

/** Newer than all browsers below. */
const newest = [
  "Array.fromAsync",
  "Iterator",
  "Map.groupBy",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "ReadableStream.prototype.values",
  "Set.prototype.union",
  "URL.canParse",
];

const before110 = [
  ...newest,
  "AbortSignal.any",
  "AbortSignal.timeout",
  "Array.prototype.toReversed",
  "Array.prototype.toSorted",
  "Array.prototype.with",
  "CSS.highlights",
  "Element.prototype.checkVisibility",
  "Highlight",
  "HTMLElement.prototype.inert",
  "HTMLElement.prototype.popover",
  "Response.json",
  "String.prototype.isWellFormed",
  "ViewTimeline",
];

/** By the compatibility tables of MDN. */
export const olderBrowsers = {
  "iOS 15.6": {
    css: {
      selectors: /:dir\(|::highlight|:user-invalid/,
      declarations:
        /color-mix\(|overflow(?:-[xy])?:clip|text-wrap|animation-timeline|timeline-scope|view-timeline|content:[^;]*" ?\/|scrollbar-width|light-dark\(/,
    },
    lacks: [
      ...before110,
      // Of 15.4: what came a little earlier is not asked for either.
      "AbortSignal.prototype.throwIfAborted",
      "Array.prototype.at",
      "Object.hasOwn",
      "CSSStyleSheet.prototype.replaceSync",
      "Document.prototype.adoptedStyleSheets",
      "CompressionStream",
      "DecompressionStream",
      "HTMLFormElement.prototype.requestSubmit",
      "Navigator.prototype.userActivation",
      "Navigator.prototype.wakeLock",
      "OffscreenCanvas",
      "requestIdleCallback",
    ],
  },
  "Chrome 100": {
    css: {
      selectors: /:dir\(|:has\(|::highlight|:user-invalid/,
      declarations:
        /color-mix\(|\d(?:[sdl]vh|cq[wi])|(?:^|\()(?:rotate|scale|translate|mask(?:-\w+)?):|text-wrap|animation-timeline|timeline-scope|view-timeline|scrollbar-width|light-dark\(/,
    },
    lacks: before110,
  },
  "Chrome 119": {
    css: {
      selectors: /:dir\(/,
      declarations: /(?:^|\()mask(?:-\w+)?:|scrollbar-width|light-dark\(/,
    },
    lacks: newest,
  },
  "Firefox 105": {
    css: {
      selectors: /:has\(|::highlight|:user-invalid/,
      declarations:
        /color-mix\(|text-wrap|animation-timeline|timeline-scope|view-timeline|content:[^;]*" ?\/|light-dark\(/,
    },
    lacks: [
      ...before110,
      "ClipboardItem",
      "CompressionStream",
      "DecompressionStream",
      "Intl.Segmenter",
      "Navigator.prototype.share",
      "Navigator.prototype.wakeLock",
      "TextEncoderStream",
    ],
  },
} as const satisfies Record<string, OlderBrowser>;

/** Before any script of the page: takes away what the browser has not, and lets selectors throw that it does not know. */
function takeAway([lacks, unknown]: readonly [readonly string[], string]): void {
  for (const path of lacks) {
    const names = path.split(".");
    const name = names.pop() ?? "";
    const owner = names.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], window);
    if (owner) delete (owner as Record<string, unknown>)[name];
    if (path === "ReadableStream.prototype.values")
      Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  }
  const selectors = new RegExp(unknown);
  for (const name of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
    const known = Element.prototype[name] as (selector: string) => unknown;
    Object.assign(Element.prototype, {
      [name](this: Element, selector: string) {
        if (selectors.test(selector)) throw new DOMException(selector, "SyntaxError");
        return known.call(this, selector);
      },
    });
  }
}

/** Makes the page see what an older browser would. Its language is the newest one's: what the build lowers is not seen. */
export async function beOlder(page: Page, name: keyof typeof olderBrowsers): Promise<void> {
  const { css, lacks } = olderBrowsers[name];
  await page.addInitScript(takeAway, [lacks, css.selectors.source] as const);
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const inPage = (_: string, tag: string, sheet: string) => tag + readAsOlder(sheet, css);
    const body = kind === "stylesheet" ? readAsOlder(text, css) : text.replace(/(<style\b[^>]*>)([^<]*)/, inPage);
    await route.fulfill({ response, body });
  });
}
