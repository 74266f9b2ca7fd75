import type { Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Thread (CPU) time in microseconds: what other processes of a busy machine do does not count. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest task, in milliseconds of CPU time, of the page's main thread while `act` runs, with the processor slowed
 * down `throttle` times.
 */
export async function longestTask(page: Page, throttle: number, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  await act();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ tid, pid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && mainThreads.has(`${pid}/${tid}`));
  if (tasks.length < 20) throw new Error(`the trace holds ${tasks.length} tasks only`);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
