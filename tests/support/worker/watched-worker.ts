import type { WorkerOptions } from "miniflare";

/** What the Worker logs of a rejected promise that nobody handled. */
export const rejectionMark = "UNHANDLED REJECTION";

// workerd itself says nothing of it.
const entry = `
import worker from "./index.js";
export * from "./index.js";
addEventListener("unhandledrejection", ({ reason }) => console.error("${rejectionMark}", reason?.stack ?? String(reason)));
export default worker;
`;

interface ModuleWorker {
  readonly modules: readonly object[];
}

/** The product's Worker behind an entry that tells of rejections that nobody handles. */
export function withRejectionWatch(worker: WorkerOptions): WorkerOptions {
  const modules = [
    { type: "ESModule", path: "watched.js", contents: entry },
    ...(worker as unknown as ModuleWorker).modules,
  ];
  return { ...worker, modules } as unknown as WorkerOptions;
}
