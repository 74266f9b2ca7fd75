import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { addresses, type FuzzRequest, rawRequests, requestsTo } from "./fuzz-requests";
import { rawStatus } from "./raw-http";
import { writablePaths } from "./ways-in";

/** Milliseconds after which an answer counts as never. */
const hangMs = 15_000;
/** At once, as a browser would ask at most. */
const lanes = 6;

export interface Finding {
  readonly what: string;
  readonly request: FuzzRequest;
}

export interface FuzzReport {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

function pack(json: string): string {
  return deflateRawSync(json).toString("base64url");
}

/** Node says only "fetch failed"; why, its cause says. */
function causeOf(thrown: unknown): string {
  return String(thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown);
}

interface Answer {
  readonly status: number;
  /** What is wrong with it. */
  readonly what?: string;
}

async function answerOf(site: URL, request: FuzzRequest, signal: AbortSignal): Promise<Answer> {
  const { method, path, headers, body, raw } = request;
  if (raw !== undefined) {
    const status = await rawStatus(site, raw, signal);
    signal.throwIfAborted();
    // The runtime itself closes on what is no HTTP.
    return status >= 500 ? { status, what: `answered ${status}` } : { status };
  }
  const url = new URL(`${site.origin}${path}`);
  // workerd closes the connection of a body that nobody wanted to read, and the next request would be on it already.
  const alone = { ...headers, Connection: "close" };
  const init = { method, headers: alone, redirect: "manual", signal, ...(body !== undefined && { body }) } as const;
  const response = await fetch(url, init);
  const { status } = response;
  const target = response.headers.get("Location");
  await response.arrayBuffer();
  if (status >= 500) return { status, what: `answered ${status}` };
  if (target !== null && new URL(target, site).origin !== site.origin) return { status, what: `leads to ${target}` };
  if (response.headers.get("X-Content-Type-Options") !== "nosniff") return { status, what: "has no security headers" };
  return { status };
}

async function ask(site: URL, request: FuzzRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(hangMs);
  try {
    return await answerOf(site, request, signal);
  } catch (thrown) {
    return { status: 0, what: signal.aborted ? "hangs" : `breaks off: ${causeOf(thrown)}` };
  }
}

/** So many at a time: thousands of them would fill the memory of whoever sends. */
const batch = 200;

export interface FuzzOptions {
  readonly site: URL;
  /** A way in; or what can be asked for by GET; or what no well-made client sends, to any of these. */
  readonly path: string | "GET" | "raw";
  readonly count: number;
  /** The same seed sends the same. */
  readonly seed: number;
  afterBatch?(): Promise<void>;
}

async function arbitraryFor(path: FuzzOptions["path"]): Promise<fc.Arbitrary<FuzzRequest>> {
  if (path === "GET") return addresses(pack);
  return path === "raw" ? rawRequests(await writablePaths()) : requestsTo(path);
}

/** Sends generated requests and says what was wrong. */
export async function fuzz({ site, path, count, seed, afterBatch }: FuzzOptions): Promise<FuzzReport> {
  const arbitrary = await arbitraryFor(path);
  const statuses: Record<string, number> = {};
  const findings: Finding[] = [];
  for (let asked = 0; asked < count; asked += batch) {
    const requests = fc.sample(arbitrary, { numRuns: Math.min(batch, count - asked), seed: seed + asked });
    const lane = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { status, what } = await ask(site, request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (what !== undefined) findings.push({ what, request });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await afterBatch?.();
  }
  return { statuses, findings };
}
