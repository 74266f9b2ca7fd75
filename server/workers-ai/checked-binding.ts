import { EventSourceParserStream } from "eventsource-parser/stream";

/** What is asked of the binding `AI`; the platform's own type knows every model there is. */
export interface TextBinding {
  run(model: string, input: object, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
}

/** What the service said of a failure in the middle of a stream; its words may hold the prompt and are left out. */
class StreamFailure extends Error {
  override readonly name = "StreamFailure";
  readonly code: string | undefined;
  constructor(code: string | undefined) {
    super("stream failed");
    this.code = code;
  }
}

function codeOf(failure: unknown): string | undefined {
  const first = Array.isArray(failure) ? failure[0] : failure;
  const code: unknown = typeof first === "object" && first !== null ? (first as { code?: unknown }).code : undefined;
  return code === undefined || code === null ? undefined : String(code);
}

/** @throws StreamFailure, or SyntaxError for what is no JSON, of which the provider would write all to the console */
function checkEvent(data: string): void {
  if (data === "[DONE]") return;
  const event = JSON.parse(data) as { error?: unknown; errors?: unknown } | null;
  const failure = event?.error ?? event?.errors;
  if (failure !== undefined && failure !== null) throw new StreamFailure(codeOf(failure));
}

/** The same event stream, which ends with an error where an event is one or cannot be read. */
function checkedEvents(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return stream
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>, signal ? { signal } : {})
    .pipeThrough(new EventSourceParserStream())
    .pipeThrough(
      new TransformStream({
        transform({ data }, controller) {
          if (data === "") return;
          checkEvent(data);
          controller.enqueue(encoder.encode(`data: ${data}\n\n`));
        },
      }),
    );
}

/** As the binding, but it heeds its signal, and what fails in mid-stream fails. */
export function createCheckedBinding(ai: TextBinding): TextBinding {
  return {
    async run(model, input, options) {
      const { signal } = options ?? {};
      const answer = await (signal
        ? Promise.race([ai.run(model, input, options), rejectionAt(signal)])
        : ai.run(model, input));
      return answer instanceof ReadableStream ? checkedEvents(answer, signal) : answer;
    },
  };
}

/** A binding need not heed a signal. */
export function rejectionAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
