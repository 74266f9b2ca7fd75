import { once } from "node:events";
import { connect } from "node:net";

/** Sends this text as it is, which `fetch` would not, and gives the status of the answer; 0 when there is none. */
export async function rawStatus(url: URL, request: string, signal?: AbortSignal): Promise<number> {
  const socket = connect(Number(url.port), url.hostname);
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
    if (answer.includes("\r\n\r\n")) socket.destroy();
  });
  // A server may close before all is sent.
  socket.on("error", () => {});
  signal?.addEventListener("abort", () => socket.destroy(), { once: true });
  const closed = once(socket, "close");
  socket.end(request);
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
