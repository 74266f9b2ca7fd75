import { createParser } from "eventsource-parser";
import { decodeStoryEvent, type StoryEvent } from "../../../app/story/told/wire-events";

export interface HeardEvent {
  id: number;
  event: StoryEvent;
}

/** Our events from a response, as they arrive; a message that is none of ours is a failure. */
export async function* hear(response: Response): AsyncGenerator<HeardEvent> {
  const waiting: HeardEvent[] = [];
  const parser = createParser({
    onEvent: (raw) => {
      const event = decodeStoryEvent(raw);
      if (!event) throw new Error(`not one of our events: ${raw.event} ${raw.data}`);
      waiting.push({ id: Number(raw.id), event });
    },
  });
  if (!response.body) throw new Error("an answer without a body");
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(text);
    yield* waiting.splice(0);
  }
}

export async function hearAll(response: Response): Promise<HeardEvent[]> {
  return Array.fromAsync(hear(response));
}

export function toldText(events: readonly HeardEvent[]): string {
  return events.map(({ event }) => (event.event === "text" ? event.data.text : "")).join("");
}
