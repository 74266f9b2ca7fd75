import * as z from "zod/mini";
import { retellingSchema } from "../retelling";
import { storyMetadataSchema } from "./metadata";

/**
 * The events of a story that is being told, defined once for the encoder and the decoder (Server-Sent Events).
 * A telling is `start`, many `text`, then exactly one of `done` and `error`. A stream that just ends is a failure.
 */
const eventSchemas = {
  start: z.object({
    storyteller: z.enum(["model", "storybook"]),
    /** Why the storybook tells: a model's stories of this day are told; or, in the page, nobody else can be asked. */
    because: z.optional(z.enum(["daily_limit", "offline"])),
    /** The child's name in this story, where the storyteller chose it. */
    hero: z.optional(z.string().check(z.maxLength(60))),
    /** The only key to it: with it the telling goes on after its connection broke. */
    telling: z.optional(z.string().check(z.regex(/^[\da-f]{1,64}$/))),
  }),
  text: z.object({ text: z.string() }),
  done: z.object({
    story_metadata: storyMetadataSchema,
    receipt: z.nullable(z.string()),
    retelling: z.optional(retellingSchema),
  }),
  error: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }),
} as const;

type Schemas = typeof eventSchemas;
type StoryEventName = keyof Schemas;
export type StoryEvent = {
  [Name in StoryEventName]: { event: Name; data: z.output<Schemas[Name]> };
}[StoryEventName];
export type StorytellerName = z.output<Schemas["start"]>["storyteller"];
export type InsteadReason = NonNullable<z.output<Schemas["start"]>["because"]>;

/** `told` is the number of UTF-16 units told up to and including this event; it becomes the event's id. */
export function encodeStoryEvent({ event, data }: StoryEvent, told: number): string {
  return `id: ${told}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** One parsed Server-Sent Event, as any SSE parser gives it. */
interface RawEvent {
  event?: string | undefined;
  data: string;
}

/** @returns undefined for an event that is none of ours or is malformed: the page treats it as a broken stream. */
export function decodeStoryEvent(raw: RawEvent): StoryEvent | undefined {
  const name = raw.event ?? "";
  if (!Object.hasOwn(eventSchemas, name)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(raw.data);
  } catch {
    return undefined;
  }
  const result = z.safeParse(eventSchemas[name as StoryEventName], data);
  return result.success ? ({ event: name, data: result.data } as StoryEvent) : undefined;
}
