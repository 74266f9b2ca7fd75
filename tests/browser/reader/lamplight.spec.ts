import type { Page } from "@playwright/test";
import { encodeStoryEvent } from "../../../app/story/told/wire-events";
import { cutOff, expect, expectAccessible, largeType, phone, test } from "../../support/browser/fixtures";
import { noticeOf } from "../../support/browser/told-story";
import { chapters, tellText } from "../../support/browser/told-text";
import { orderStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const room = (page: Page) => page.getByRole("dialog", { name: "By lamplight" });
const place = (page: Page) => room(page).locator(".lamplight-passage > .visually-hidden");
const hint = (page: Page) => page.getByText("Tap for the next passage; swipe back for the one before");
const open = (page: Page) => page.getByRole("button", { name: "Read by lamplight" }).click();
const tap = (page: Page, x: number) => page.mouse.click(x, 420);

function colors(page: Page): Promise<readonly [string, string]> {
  return room(page).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor] as const;
  });
}

/** As a page-turner that a browser knows by its name alone. */
const press = (page: Page, key: string) =>
  page.evaluate(
    (name) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })),
    key,
  );

/** As a finger that is drawn over the screen. */
async function swipe(page: Page, way: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 420 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(200) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(200 + way / 2) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(200 + way) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a story by lamplight: turned by tap, swipe and keys, ever dimmer, dark at its end, and closed where it was read", async ({
  page,
  allowConsole,
}) => {
  await tellText(page, chapters(2).replaceAll(/(Each of them)[^.]*\. (?:Each[^.]*\. )+/g, "$1 slept. "));
  const address = page.url();
  allowConsole("ERR_FAILED");
  await page.route("**/favicon.svg", (route) => route.abort());
  await open(page);
  await expect(noticeOf(page)).toContainText("The lamp could not be lit");
  await expect(page.getByRole("button", { name: "Read by lamplight" })).toBeFocused();
  // The browser leaves the full screen in its own time.
  await page.waitForFunction(() => document.fullscreenElement === null);
  await page.unroute("**/favicon.svg");
  await open(page);
  await expect(room(page).getByRole("heading", { name: "The Snails of Mira" })).toBeVisible();
  await expect(hint(page)).toBeVisible();
  await expect(room(page).getByRole("region")).toBeFocused();
  const passages = Number(/^Passage 1 of (\d+)$/.exec((await place(page).textContent()) ?? "")?.[1]);
  expect(passages).toBeGreaterThan(3);
  const [bright] = await colors(page);
  await expectAccessible(page);

  const isAt = (passage: number) => expect(place(page)).toHaveText(`Passage ${passage} of ${passages}`);
  await tap(page, 300);
  await isAt(2);
  await expect(hint(page)).toHaveCount(0);
  await expect(room(page).locator(":is(button, .lamplight-hint):visible")).toHaveCount(3);
  for (const button of await room(page).getByRole("button").all()) {
    expect((await button.boundingBox())?.width).toBeLessThanOrEqual(1);
  }
  await swipe(page, -150);
  await isAt(3);
  await swipe(page, 150);
  await isAt(2);
  await tap(page, 30);
  await isAt(1);
  for (const key of ["AudioVolumeDown", "PageDown"]) await press(page, key);
  await isAt(3);
  await page.keyboard.press("ArrowLeft");
  await isAt(2);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next passage" })).toBeFocused();
  await page.keyboard.press("Enter");
  await isAt(3);

  for (let passage = 4; passage <= passages; passage++) {
    await page.keyboard.press("PageDown");
    await isAt(passage);
  }
  expect((await colors(page))[0]).not.toBe(bright);
  await expectAccessible(page);
  await page.keyboard.press("PageDown");
  await expect(page.getByText("Good night", { exact: true })).toBeVisible();
  expect((await colors(page))[1]).toBe("rgb(0, 0, 0)");
  await tap(page, 300);
  await isAt(passages);

  await page.keyboard.press("Escape");
  await expect(room(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  const last = page.locator("[data-story-block]:focus");
  await expect(last).toBeInViewport();
  await expect(last).toContainText("behind house 2");

  // It begins anew, knows its reader, and the browser's Back and Forward are its own.
  await open(page);
  await isAt(1);
  await expect(hint(page)).toHaveCount(0);
  await page.goBack();
  await expect(room(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read by lamplight" })).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goForward();
  await isAt(1);
  await page.keyboard.press(" ");
  await isAt(2);
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(room(page)).toHaveCount(0);

  // Who closes it at once, on a slow phone, is not kept in it.
  const phoneInHand = await page.context().newCDPSession(page);
  await phoneInHand.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await open(page);
  await isAt(2);
  await page.keyboard.press("Escape");
  await expect(room(page)).toHaveCount(0);
});

test("while a story comes only what is told to its end is shown, and what follows comes by itself", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = globalThis.fetch;
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    Object.assign(window, { tell: (text: string) => void writer.write(text) });
    const answer = () =>
      new Response(readable.pipeThrough(new TextEncoderStream()), { headers: { "Content-Type": "text/event-stream" } });
    globalThis.fetch = async (input, init) => (input === "/api/generate-story" ? answer() : ask(input, init));
  });
  let told = "";
  const send = (text: string) =>
    page.evaluate((event) => (window as unknown as { tell(text: string): void }).tell(event), text);
  const tell = (text: string) => {
    told += text;
    return send(encodeStoryEvent({ event: "text", data: { text } }, told.length));
  };
  const passage = `Nora counted the stars. ${"There was always one more. ".repeat(8)}`.trim();
  await orderStory(page);
  await send(encodeStoryEvent({ event: "start", data: { storyteller: "model" } }, 0));
  await tell(`**The Quiet Moon**\n\n${passage}\n\nThe moon was`);
  await open(page);
  await expect(place(page)).toHaveText("Passage 1");
  await page.keyboard.press("PageDown");
  await expect(room(page).getByText("The next words are on their way.")).toBeVisible();
  await tell(` round.\n\n${passage}\n\nThen`);
  await expect(place(page)).toHaveText("Passage 2");
  await expect(room(page).getByText("The moon was round.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-story-block]:focus")).toHaveText("The moon was round.");
});

test("line spacing and the face for dyslexic readers are for whoever chooses them, and remembered", async ({
  page,
}) => {
  const faces: string[] = [];
  page.on("request", (request) => void (request.url().includes("/easy-") && faces.push(request.url())));
  await tellText(page, chapters(1));
  await page.locator("summary", { hasText: "Aa" }).click();
  await page.getByRole("radio", { name: "Widest" }).check();
  await page.getByRole("radio", { name: "Largest" }).check();
  expect(faces).toEqual([]);
  await page.getByRole("radio", { name: "For dyslexic readers" }).check();
  await expect.poll(() => faces.length).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize(largeType);
  expect(await cutOff(page)).toEqual([]);
  // Of full screen there is no other size.
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await open(page);
  const [close, head] = [page.getByRole("button", { name: "Close" }), room(page).getByRole("heading").first()];
  expect(await cutOff(page)).toEqual([]);
  const { y = 0, height = 0 } = (await close.boundingBox()) ?? {};
  expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  const type = () =>
    page
      .locator(".reader-chapter > p")
      .first()
      .evaluate((paragraph) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(paragraph);
        return {
          fontFamily,
          fontSize,
          spacing: Math.round((10 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)),
        };
      });
  const chosen = await type();
  expect(chosen).toMatchObject({ fontFamily: expect.stringContaining("Moonlit Lines"), spacing: 25 });
  await page.reload();
  await page.getByRole("button", { name: "Copy Text" }).waitFor();
  await expect.poll(type).toEqual(chosen);
});
