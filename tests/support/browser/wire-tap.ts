import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire between the browser and the site on which every byte that the browser sends is written down. */
export interface WireTap {
  readonly url: string;
  /** All that was sent so far; one character for each byte. */
  sent(): string;
  close(): Promise<void>;
}

export async function tapWire(site: URL): Promise<WireTap> {
  const pieces: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const worker = connect(Number(site.port), site.hostname);
    for (const socket of [browser, worker]) {
      sockets.add(socket);
      // Either end may leave first.
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        browser.destroy();
        worker.destroy();
      });
    }
    browser.on("data", (piece: Buffer) => pieces.push(piece));
    browser.pipe(worker).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(pieces).toString("latin1"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
