import * as z from "zod/mini";
import { interestSchema } from "./interest";
import { storyMetadataSchema } from "./metadata";

/** Three tales of the longest names. */
const longestVersion = 400;

/** With the same answers the built-in storyteller tells the same story again, to the letter. */
export const retellingSchema = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  /** Names the tales and what was told of them (`app/storybook/retelling.ts`). A number comes from an earlier teller. */
  version: z.pipe(
    z.union([z.int(), z.string().check(z.maxLength(longestVersion))]),
    z.transform((version) => String(version)),
  ),
  /** As the story was spelt; the edge may have known better than the request. */
  country: z.optional(z.string().check(z.maxLength(2))),
  /** What comes along in place of the next love, where a parent has changed it. */
  companion: z.optional(interestSchema),
});

export type Retelling = z.output<typeof retellingSchema>;

/**
 * The events of a story that is being told, defined once for the encoder and the decoder (Server-Sent Events).
 * A telling is `start`, many `text`, then exactly one of `done` and `error`. A stream that just ends is a failure.
 */
const eventSchemas = {
  start: z.object({
    storyteller: z.enum(["model", "storybook"]),
    /** Why the storybook tells where a model was to: its stories of this day are told. */
    because: z.optional(z.literal("daily_limit")),
    /** The child's name in this story, where the storyteller chose it. */
    hero: z.optional(z.string().check(z.maxLength(60))),
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
