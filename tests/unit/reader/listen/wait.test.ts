import { afterEach, expect, test, vi } from "vitest";
import { online, wait } from "../../../../app/reader/listen/wait";

test("it resolves after its time", async () => {
  await expect(wait(1, new AbortController().signal)).resolves.toBeUndefined();
});

test("an abort ends it at once with the reason, before and within", async () => {
  const reason = new Error("the parent left");
  await expect(wait(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});

/** A browser's window, as far as its network goes. */
function browser(onLine: boolean) {
  const target = new EventTarget();
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  return target;
}

afterEach(() => void vi.unstubAllGlobals());

test("it resolves when the network is back, at once where it is there", async () => {
  const { signal } = new AbortController();
  browser(true);
  await expect(online(signal)).resolves.toBeUndefined();
  const target = browser(false);
  const waiting = online(signal);
  target.dispatchEvent(new Event("online"));
  await expect(waiting).resolves.toBeUndefined();
});

test("who leaves waits for no network", async () => {
  browser(false);
  const reason = new Error("the parent left");
  await expect(online(AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const waiting = online(controller.signal);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});
