import { Miniflare } from "miniflare";
import { type ServedWorker, type ServeOptions, serveWorker } from "../../../tests/support/worker/serve-worker";
import { workerdChildren } from "./workerd-cpu";

export interface MeasuredWorker {
  readonly url: URL;
  /** Of its workerd. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts one workerd after the other, so that it is known which is whose. */
async function measured<Started extends { url: URL; stop(): Promise<void> }>(
  start: () => Promise<Started>,
): Promise<Started & MeasuredWorker> {
  const before = new Set(workerdChildren());
  const started = await start();
  const pid = workerdChildren().find((child) => !before.has(child));
  if (pid === undefined) throw new Error("workerd is not among this process's children: benches need Linux's /proc");
  return { ...started, pid };
}

/** The built Worker as it is deployed. */
export function startProduct(options: Partial<ServeOptions> = {}): Promise<ServedWorker & MeasuredWorker> {
  return measured(() =>
    serveWorker({
      port: 0,
      // More than any bench asks for.
      rateLimit: 1_000_000_000,
      onLog: () => {},
      ...options,
      variables: { STORY_SIGNING_SECRET: "a signing secret for benches alone, long enough", ...options.variables },
    }),
  );
}

/** A Worker of these lines alone: what the platform itself costs. */
export function startBareWorker(script: string): Promise<MeasuredWorker> {
  return measured(async () => {
    const miniflare = new Miniflare({
      host: "127.0.0.1",
      port: 0,
      modules: true,
      script,
      compatibilityDate: "2026-06-01",
    });
    const url = await miniflare.ready;
    return { url, stop: () => miniflare.dispose() };
  });
}

/** A Worker of these lines in the product's place: the same bindings, and static files in front. */
export function startBareProduct(script: string): Promise<MeasuredWorker> {
  return startProduct({
    surround: (worker) => {
      const bare = { ...worker, modules: [{ type: "ESModule", path: "bare.js", contents: script }] };
      return [bare as unknown as typeof worker];
    },
  });
}
