import { later } from "../runtime/later";
import { mergeEventStream } from "./merge-stream";

/** For what is no event stream: error bodies, and stories from servers that name another content type. */
const maxBodyBytes = 8 * 1024 * 1024;

function createByteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let count = 0;
  return new TransformStream({
    transform(bytes, controller) {
      count += bytes.byteLength;
      if (count > maxBytes) throw new Error("body too long");
      controller.enqueue(bytes);
    },
  });
}

function isEventStream(response: Response): boolean {
  return response.ok && /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");
}

interface UpstreamFetchOptions {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** The `fetch` that the SDK uses: event streams come in fewer, longer events, and no body without end. */
export function createUpstreamFetch(options: UpstreamFetchOptions): typeof fetch {
  return async (input, init) => {
    // The runtime knows no `redirect: "error"`. A redirect would carry the key and the prompt to another host.
    const response = await options.fetch(input, { ...init, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) throw new Error("the service answered with a redirect");
    if (response.body === null) return response;
    const body = isEventStream(response)
      ? mergeEventStream(response.body, { now: options.now, later })
      : response.body.pipeThrough(createByteLimit(maxBodyBytes));
    return new Response(body, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
