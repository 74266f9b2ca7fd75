/** What the binding `AI` answers, in both of its shapes. */

/** An event of its own shape. */
export function responseEvent(response: string): string {
  return JSON.stringify({ response, p: "abc" });
}

/** An event as chat completions have it. */
export function choicesEvent(delta: object, finish_reason: string | null = null): string {
  return JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] });
}

/** @param events the data of each */
export function eventStream(events: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const data of events) controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      controller.close();
    },
  });
}

/** As the binding throws it. */
export function bindingError(message: string): Error {
  return Object.assign(new Error(message), { name: "AiError" });
}
