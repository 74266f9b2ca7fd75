import type { WorkerOptions } from "miniflare";

/** What the Worker logs of a rejected promise that nobody handled. */
export const rejectionMark = "UNHANDLED REJECTION";

// workerd itself says nothing of either.
const entry = `
import worker, * as product from "./index.js";
export * from "./index.js";
export class TellingObject extends (product.TellingObject ?? Object) {
  async fetch(request) {
    if (new URL(request.url).pathname !== "/stored") return super.fetch(request);
    return Response.json({ stored: [...(await this.ctx.storage.list()).keys()], alarm: await this.ctx.storage.getAlarm() });
  }
}
addEventListener("unhandledrejection", ({ reason }) => console.error("${rejectionMark}", reason?.stack ?? String(reason)));
export default worker;
`;

interface ModuleWorker {
  readonly modules: readonly object[];
}

/** The product's Worker behind an entry that tells of rejections that nobody handles, and of what a telling's object holds. */
export function withRejectionWatch(worker: WorkerOptions): WorkerOptions {
  const modules = [
    { type: "ESModule", path: "watched.js", contents: entry },
    ...(worker as unknown as ModuleWorker).modules,
  ];
  return { ...worker, modules } as unknown as WorkerOptions;
}
