import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { wizardScript } from "../../../app/inline/compiled";

type Listener = (event: { target: { tagName?: string; id?: string }; preventDefault(): void }) => void;

/** The marks of <html> on a page with this hash, and what happens there. */
function openPage(hash: string) {
  const dataset: Record<string, string> = {};
  const on: Record<string, Listener> = {};
  const sent = { held: 0, byHand: 0 };
  const form = { requestSubmit: () => void sent.byHand++ };
  const page = {
    document: { documentElement: { dataset }, forms: { wizard: form } },
    location: { hash },
    addEventListener: (name: string, listener: Listener) => {
      on[name] = listener;
    },
  };
  runInNewContext(wizardScript, page);
  const submit = (id = "wizard") => on.submit?.({ target: { id }, preventDefault: () => void sent.held++ });
  const fail = (tagName: string) => on.error?.({ target: { tagName }, preventDefault: () => {} });
  return { dataset, sent, submit, fail };
}

test("the script is tiny and can stand in a script element", () => {
  expect(wizardScript.length).toBeLessThan(520);
  expect(wizardScript).not.toContain("</");
});

test("a script that does not come leaves the page as without scripts; a picture does not matter", () => {
  const page = openPage("");
  page.fail("IMG");
  expect(page.dataset).toEqual({ js: "" });
  page.fail("SCRIPT");
  expect(page.dataset).toEqual({});
  page.submit();
  expect(page.sent).toEqual({ held: 0, byHand: 0 });
});

test("a form that is sent before the script is here is held, and sent when the script does not come", () => {
  const page = openPage("#readingTime");
  page.submit("another");
  expect(page.sent.held).toBe(0);
  page.submit();
  expect([page.sent, page.dataset.held]).toEqual([{ held: 1, byHand: 0 }, ""]);
  page.fail("SCRIPT");
  expect(page.sent.byHand).toBe(1);
});

test("nothing is held once the script is here", () => {
  const page = openPage("");
  page.dataset.live = "";
  page.submit();
  expect(page.sent.held).toBe(0);
});

test.each([
  ["", { js: "" }],
  ["#", { js: "" }],
  ["#age", { js: "", step: "age" }],
  ["#readingTime", { js: "", step: "readingTime" }],
  ["#story", { js: "", screen: "story" }],
  ["#ages", { js: "" }],
  ["#%E0%A4%A", { js: "" }],
  ["#constructor", { js: "" }],
])("the address %j marks the page", (hash, marks) => {
  expect(openPage(hash).dataset).toEqual(marks);
});
