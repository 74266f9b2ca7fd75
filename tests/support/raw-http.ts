import { once } from "node:events";
import { connect } from "node:net";

/** Sends these bytes as they are, which `fetch` would not, and gives the status of the answer; 0 when there is none. */
export async function rawStatus(url: URL, lines: readonly string[], body = ""): Promise<number> {
  const socket = connect(Number(url.port), url.hostname);
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
    if (answer.includes("\r\n\r\n")) socket.end();
  });
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(`${[...lines, `Host: ${url.host}`, "Connection: close"].join("\r\n")}\r\n\r\n${body}`);
  await closed.catch(() => undefined);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
