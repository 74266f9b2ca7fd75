import { createServer, request as forward } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/**
 * The site behind one address, over several deployments and with a network that may be away. The builds are the same one
 * under other names: each part, and what names it, bears the deployment's mark; parts of an earlier deployment are gone.
 */
export interface Deployments {
  readonly url: string;
  /** No answer to anybody. */
  isDown: boolean;
  /** Put in by later deployments; the first one is as it was built. */
  deploy(mark: string): void;
  /** Served in place of a path's own answer. */
  readonly instead: Map<string, { readonly type: string; readonly body: string }>;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** As Vite and Remix name parts: `home-YV5VTOIu.js`, `manifest-0279628e.js`. */
const part = /([\w.]+-[\w-]{8})(\.(?:js|css|svg|woff2))\b/g;
const version = /version:"(\w+)"/;

function underMark(text: string, mark: string): string {
  return text.replace(part, `$1${mark}$2`).replace(version, `version:"$1${mark}"`);
}

export async function startDeployments(site: URL): Promise<Deployments> {
  let mark = "";
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (deployments.isDown) return void request.destroy();
    deployments.asked.push(path);
    const other = deployments.instead.get(path);
    if (other) return void response.writeHead(200, { "Content-Type": other.type }).end(other.body);
    const isPart = path.startsWith("/assets/");
    if (isPart && mark !== "" && !path.includes(`${mark}.`)) return void response.writeHead(404).end();
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const original = isPart ? path.replace(`${mark}.`, ".") : path;
    // A connection each: one that is kept may be closed by the product just as it is used again.
    const target = { host: site.hostname, port: site.port, agent: false };
    const forwarded = forward({ ...target, method: request.method, path: original, headers }, async (answer) => {
      // Whoever asked may have gone.
      const pieces = await Array.fromAsync<Buffer>(answer).catch(() => undefined);
      if (!pieces) return void response.destroy();
      const bytes = Buffer.concat(pieces);
      const isText = mark !== "" && /html|javascript|css/.test(answer.headers["content-type"] ?? "");
      const { "content-length": _, "transfer-encoding": __, ...sent } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, sent).end(isText ? underMark(bytes.toString(), mark) : bytes);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const deployments: Deployments = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    deploy: (next) => {
      mark = next;
    },
    instead: new Map(),
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return deployments;
}
