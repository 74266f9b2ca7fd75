import { expect, test } from "vitest";
import { wait } from "../../../../app/reader/listen/wait";

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
