import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { wizardScript } from "../../../app/inline/compiled";

type Listener = (event: { target: { tagName?: string; id?: string }; preventDefault(): void }) => void;

/** What a browser has that the framework's scripts cannot do without. */
const able = {
  TransformStream,
  TextDecoderStream,
  TextEncoderStream: undefined as unknown,
  CSS: { supports: () => true },
};

/** The marks of <html> on a page with this hash, and what happens there. */
function openPage(hash: string, browser: { TextEncoderStream: unknown } = able) {
  const dataset: Record<string, string> = {};
  const on: Record<string, Listener> = {};
  const sent = { held: 0, byHand: 0 };
  const form = { submit: () => void sent.byHand++ };
  const page = {
    ...browser,
    TextEncoder,
    document: { documentElement: { dataset }, forms: { wizard: form } },
    location: { hash },
    addEventListener: (name: string, listener: Listener) => {
      on[name] = listener;
    },
  };
  const window = Object.assign(page, { window: page });
  runInNewContext(wizardScript, window);
  const submit = (id = "wizard") => on.submit?.({ target: { id }, preventDefault: () => void sent.held++ });
  const fail = (tagName: string) => on.error?.({ target: { tagName }, preventDefault: () => {} });
  return { dataset, sent, submit, fail, window };
}

test("the script is tiny and can stand in a script element", () => {
  expect(wizardScript.length).toBeLessThan(780);
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

test.each([
  ["without streams that transform", { ...able, TransformStream: undefined }],
  ["without streams of text", { ...able, TextDecoderStream: undefined }],
  ["with an older language", { ...able, CSS: { supports: () => false } }],
])("a browser %s has the page without scripts, whose form is never held", (_, browser) => {
  const page = openPage("#style", browser);
  expect(page.dataset).toEqual({});
  page.submit();
  expect(page.sent.held).toBe(0);
});

test("what Remix's own script needs is given to a browser that lacks it, and left alone in others", async () => {
  const given = openPage("").window.TextEncoderStream as typeof TextEncoderStream;
  const bytes = await new Response(new Blob(["Où ?"]).stream()).arrayBuffer();
  const text = new ReadableStream<string>({
    start(controller) {
      controller.enqueue("Où ?");
      controller.close();
    },
  });
  expect(await new Response(text.pipeThrough(new given())).arrayBuffer()).toEqual(bytes);
  expect(openPage("", { ...able, TextEncoderStream }).window.TextEncoderStream).toBe(TextEncoderStream);
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
