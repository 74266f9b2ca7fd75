import type { TestWorker } from "./served-worker";

export interface HeapMeter {
  /** MiB of JavaScript objects in the product's own isolate, with what no collection has found yet. */
  used(): Promise<number>;
  close(): void;
}

interface Inspected {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

const mebibyte = 1024 * 1024;

/** Measures a Worker that was started with `inspect`. The process as a whole tells little: the simulators live in it too. */
export async function openHeapMeter({ miniflare }: TestWorker): Promise<HeapMeter> {
  const inspector = new URL("/json", await miniflare.getInspectorURL());
  inspector.protocol = "http:";
  const workers = (await (await fetch(inspector)).json()) as Inspected[];
  const own = workers.find(({ id }) => id.startsWith("core:user:"));
  if (!own) throw new Error("the product is not among the inspected Workers");
  const socket = new WebSocket(own.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let last = 0;

  function read(): Promise<number> {
    const id = ++last;
    return new Promise((resolve) => {
      const take = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { usedSize: number } };
        if (answer.id !== id) return;
        socket.removeEventListener("message", take);
        resolve(answer.result.usedSize / mebibyte);
      };
      socket.addEventListener("message", take);
      socket.send(JSON.stringify({ id, method: "Runtime.getHeapUsage" }));
    });
  }

  return {
    used: read,
    close: () => socket.close(),
  };
}
