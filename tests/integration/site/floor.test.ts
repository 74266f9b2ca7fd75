import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/*
 * The oldest browsers of the README are Chrome 100, Firefox 105, Safari and iOS 15.6. The build lowers the language; these
 * lists hold what no build can. Whoever needs one of these names asks for it first, or finds another way.
 */
const assets = path.resolve(import.meta.dirname, "../../../build/client/assets");

function built(ending: string): (readonly [string, string])[] {
  const names = readdirSync(assets).filter((name) => name.endsWith(ending));
  return names.map((name) => [name, readFileSync(path.join(assets, name), "utf8")] as const);
}

/** Newer than one of them, and the product's scripts do without. */
const newerInScripts: readonly RegExp[] = [
  /\(\?<[=!]/,
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bAbortSignal\.any\b/,
  /\bResponse\.json\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\.(?:is|to)WellFormed\(/,
  /\bIterator\.from\b/,
  /\.(?:checkVisibility|showPopover|togglePopover|setHTMLUnsafe)\(/,
  /:(?:dir|has|user-invalid|popover-open)\(/,
  /\bscrollend\b/,
  /\bstatic\s*\{/,
];

/** Newer as well, and nowhere called before it was asked for: how a file that names it asks. */
const askedForFirst: Readonly<Record<string, RegExp>> = {
  "Intl.Segmenter": /typeof Intl\.Segmenter/,
  "crypto.randomUUID": /typeof crypto\.randomUUID/,
  "CSS.highlights": /"highlights"in CSS/,
  "navigator.wakeLock": /"wakeLock"in navigator/,
  "new ClipboardItem": /supports\("font","-apple-system-body"\)/,
  startViewTransition: /typeof [\w.]*startViewTransition/,
  adoptedStyleSheets: /"adoptedStyleSheets"in /,
};

const newerInSheets: readonly RegExp[] = [
  /color-mix\(|light-dark\(|oklch\(|\bround\(|linear\(\s*\d/,
  /@(?:layer|container|property|scope|starting-style|view-transition)\b/,
  /:(?:dir|user-invalid|popover-open)\(?/,
  /[;{](?:rotate|scale|translate):/,
  /[{;]&/,
  /\(width\s*[<>]/,
];

/** What goes without it as well: it is nicer, or another rule stands for it where the browser has no `:has()`. */
const nicerWithHas = [
  "html:has(.site-header)",
  "html[data-js]:has(.wizard-navigation)",
  "body:has(.wizard-navigation)",
];

/**
 * A library, in a part of it that draws pictures; and the storybook in the page: where it cannot be read the story waits for
 * the network, as it does without it.
 */
const mayBeNewer = /^(?:jspdf|tell-here|review-here)/;

test.each(newerInScripts)("no script says %s", (newer) => {
  const speaking = built(".js").filter(([name, text]) => !mayBeNewer.test(name) && newer.test(text));
  expect(speaking.map(([name]) => name)).toEqual([]);
});

test.each(Object.entries(askedForFirst))("no script uses %s without asking for it", (newer, asking) => {
  const using = built(".js").filter(([name, text]) => !name.startsWith("jspdf") && text.includes(newer));
  expect(using.length).toBeGreaterThan(0);
  for (const [name, text] of using) expect(text, name).toMatch(asking);
});

test.each(newerInSheets)("no style sheet says %s", (newer) => {
  expect(built(".css").flatMap(([name, text]) => (newer.test(text) ? [name] : []))).toEqual([]);
});

test("a layout rests on no :has()", () => {
  const selectors = built(".css").flatMap(
    ([, text]) => text.replaceAll("selector(:has(*))", "").match(/[^{},]*:has\([^{]*/g) ?? [],
  );
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !nicerWithHas.some((known) => selector.includes(known)))).toEqual([]);
});

test("units of the small screen are asked for, and masks are also said in the older way", () => {
  for (const [name, text] of built(".css")) {
    const asked = text.replaceAll(/@supports ?\(height: ?1svh\)\{[^}]*\}\}/g, "");
    expect(asked, name).not.toMatch(/\d[sdl]v[hwib]\b/);
    expect(text.match(/[;{]mask(?:-image)?:/g)?.length, name).toBe(text.match(/-webkit-mask(?:-image)?:/g)?.length);
  }
});
