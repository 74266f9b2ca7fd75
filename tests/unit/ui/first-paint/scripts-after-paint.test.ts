import vm from "node:vm";
import { expect, test } from "vitest";
import { afterPaintScript } from "../../../../app/inline/compiled";
import { holdScripts } from "../../../../app/ui/first-paint/scripts-after-paint";

const page =
  '<body><link rel="modulepreload" href="/a.js"/><script nonce="n">let a</script><script nonce="n" type="module" async="">import "/a.js"</script>';

test("module scripts and their preloads are held; scripts of the page itself are not", () => {
  expect(holdScripts(page)).toBe(
    '<body><link rel="later" href="/a.js"/><script nonce="n">let a</script><script nonce="n" type="later" async="">import "/a.js"</script>',
  );
});

interface Surroundings {
  hidden?: boolean;
  /** Too old for the framework's scripts. */
  old?: boolean;
  /** What the browser can report; undefined: it has no observer. */
  reports?: readonly string[];
}

/** A document with one held script and one held preload, and what happens to them. */
function start({ hidden = false, old: isOld = false, reports }: Surroundings) {
  const link = { rel: "later", href: "https://stories.example/a.js" };
  const sheet = { rel: "later", href: "https://stories.example/a.css" };
  const scripts: { type: string; nonce: string; text: string }[] = [];
  const old = {
    nonce: "n",
    text: "import 1",
    isThere: true,
    replaceWith: (script: (typeof scripts)[number]) => {
      old.isThere = false;
      scripts.push(script);
    },
  };
  const on: { paint?: () => void; load?: () => void; later?: () => void } = {};
  class Observer {
    static supportedEntryTypes = reports;
    constructor(report: () => void) {
      on.paint = report;
    }
    observe() {}
  }
  const document = {
    hidden,
    documentElement: { dataset: isOld ? {} : { js: "" } },
    querySelectorAll: (selector: string) =>
      selector.startsWith("link") ? [link, sheet].filter(({ rel }) => rel === "later") : old.isThere ? [old] : [],
    createElement: () => ({ type: "", nonce: "", text: "" }),
  };
  vm.runInNewContext(afterPaintScript, {
    document,
    window: { PerformanceObserver: reports && Observer },
    addEventListener: (_: string, listener: () => void) => (on.load = listener),
    setTimeout: (work: () => void) => (on.later = work),
  });
  return { link, sheet, scripts, on };
}

test("they start when the first paint is reported, once", () => {
  const { link, sheet, scripts, on } = start({ reports: ["paint"] });
  expect([link.rel, scripts]).toEqual(["later", []]);
  on.paint?.();
  on.load?.();
  on.later?.();
  expect([link.rel, sheet.rel]).toEqual(["modulepreload", "stylesheet"]);
  expect(scripts).toEqual([{ type: "module", nonce: "n", text: "import 1" }]);
});

test("a browser that keeps its paint to itself is waited for until a moment after the page has loaded", () => {
  const { scripts, on } = start({ reports: ["paint"] });
  on.load?.();
  expect(scripts).toEqual([]);
  on.later?.();
  expect(scripts).toHaveLength(1);
});

test.each([
  ["a page that nobody sees", { hidden: true, reports: ["paint"] }],
  ["a browser without reports", {}],
  ["a browser that reports other things", { reports: ["mark"] }],
])("%s starts them at once", (_, surroundings) => {
  expect(start(surroundings).scripts).toHaveLength(1);
});

test("a browser that is too old for them never starts them, and has the sheet of what comes later", () => {
  const { link, sheet, scripts } = start({ old: true });
  expect([link.rel, sheet.rel, scripts]).toEqual(["later", "stylesheet", []]);
});
