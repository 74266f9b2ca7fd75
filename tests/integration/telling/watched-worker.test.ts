import { Miniflare, type WorkerOptions } from "miniflare";
import { expect, test } from "vitest";
import { rejectionMark, withRejectionWatch } from "../../support/worker/watched-worker";

test("a promise that is rejected in a Worker, and handled by nobody, is seen", async () => {
  const contents = `export default { async fetch() { Promise.reject(new Error("lost")); return new Response("told"); } }`;
  const worker = { modules: [{ type: "ESModule", path: "index.js", contents }], compatibilityDate: "2026-06-01" };
  const lines: string[] = [];
  const miniflare = new Miniflare({
    ...withRejectionWatch(worker as unknown as WorkerOptions),
    handleStructuredLogs: ({ message }: { message: string }) => void lines.push(message),
  } as ConstructorParameters<typeof Miniflare>[0]);
  try {
    expect(await (await miniflare.dispatchFetch("http://localhost")).text()).toBe("told");
    await expect.poll(() => lines.join()).toContain(rejectionMark);
  } finally {
    await miniflare.dispose();
  }
});
