import * as z from "zod/mini";
import { pickAnswers } from "../story/answers";
import { longestStory } from "../story/earlier-story";
import { type StoryRequest, storyRequestSchema } from "../story/request";
import { type Retelling, retellingSchema } from "../story/retelling";
import { hasProse, parseStory } from "../story/text/text";
import { type StoryMetadata, storyMetadataSchema } from "../story/told/metadata";
import type { StorytellerName } from "../story/told/wire-events";

const longestReceipt = 200;
/** Of `toldAt`: what a calendar can show. */
const latest = Date.UTC(2100, 0);

/**
 * A told story on the shelf. Also what a file of stories is read by, so nothing of it is unbounded (with all else of it a
 * story takes 100 KB at most), and its text has to read as a story.
 */
export const keptStorySchema = z.object({
  text: z.string().check(
    z.maxLength(longestStory),
    z.refine((text) => hasProse(parseStory(text))),
  ),
  storyteller: z.enum(["model", "storybook"]),
  /** The child's name in it, where the storyteller said so. */
  hero: z.optional(z.string().check(z.maxLength(60))),
  /** The answers it was told from; neither who asked nor from where. */
  request: z.pipe(storyRequestSchema, z.transform(pickAnswers)),
  metadata: storyMetadataSchema,
  receipt: z.nullable(z.string().check(z.maxLength(longestReceipt))),
  retelling: z.optional(retellingSchema),
  /** Milliseconds since 1970. */
  toldAt: z.int().check(z.minimum(0), z.maximum(latest)),
  /** It has a heart: it stays when the shelf is full. */
  pinned: z.boolean(),
});

export type StoryToKeep = z.output<typeof keptStorySchema>;

export interface KeptStory extends StoryToKeep {
  readonly id: string;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, start: number): string {
  let found = start;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 0x01000193);
  return (found >>> 0).toString(16).padStart(8, "0");
}

/** Made of the text, so that the same story stands on the shelf once, from wherever it comes. */
export function storyId(text: string): string {
  return `s${hash(text, 0x811c9dc5)}${hash(`${text.length} ${text}`, 0x1b873593)}`;
}

/** A story that was told to its end, as the reader has it. */
export interface ToldToTheEnd {
  readonly text: string;
  readonly storyteller: StorytellerName;
  readonly hero?: string | undefined;
  readonly metadata: StoryMetadata;
  readonly receipt: string | null;
  readonly retelling?: Retelling | undefined;
}

/** @returns undefined for a story that is too long for the shelf. @param now milliseconds since 1970 */
export function toKeptStory(told: ToldToTheEnd, request: StoryRequest, now: number): KeptStory | undefined {
  const { text, storyteller, hero, metadata, receipt, retelling } = told;
  const story = { text, storyteller, hero, request, metadata, receipt, retelling, toldAt: now, pinned: false };
  const parsed = z.safeParse(keptStorySchema, story);
  return parsed.success ? { id: storyId(text), ...parsed.data } : undefined;
}

export function titleOf({ metadata, text }: Pick<KeptStory, "metadata" | "text">): string {
  return metadata.title || parseStory(text).title || "A story without a title";
}

/** The newest first; a story that was told in the same moment stands by its id. */
export function newestFirst(stories: readonly KeptStory[]): KeptStory[] {
  return [...stories].sort((a, b) => b.toldAt - a.toldAt || (a.id < b.id ? -1 : 1));
}
