import * as z from "zod/mini";
import { brand } from "../story/brand";
import { type KeptStory, keptStorySchema, newestFirst, storyId } from "./kept-story";
import { mostStories } from "./store/room";

/*
 * The shelf as a file, to move it to another phone. Anybody may have written what is read: its size is bounded before it
 * is opened, every field by the schema, ids are made anew of the texts, and a text that is no story is refused.
 */

const format = `${brand.slug}-stories`;
const version = 1;
/** Bytes: a full shelf, with what JSON and UTF-8 add to it. */
export const longestFile = 48_000_000;

const headSchema = z.object({ format: z.literal(format), version: z.int() });
const fileSchema = z.object({ stories: z.array(keptStorySchema).check(z.maxLength(mostStories)) });

/** 'moonthread-stories-2026-11-23.json' */
export function fileName(now: Date): string {
  return `${format}-${now.toISOString().slice(0, 10)}.json`;
}

export function writeShelfFile(stories: readonly KeptStory[], now: Date): string {
  const withoutIds = stories.map(({ id: _, ...story }) => story);
  return `${JSON.stringify({ format, version, saved: now.toISOString(), stories: withoutIds }, null, 1)}\n`;
}

export type ReadShelfFile =
  | { readonly ok: true; readonly stories: readonly KeptStory[] }
  /** A sentence for whoever chose the file. */
  | { readonly ok: false; readonly message: string };

const refusals = {
  tooLarge: "This file is larger than a whole shelf of stories, so it was not opened.",
  notOurs: `This file does not hold ${brand.name} stories. Look for one whose name begins with “${format}”.`,
  newer: `This file comes from a newer ${brand.name}. Reload this page and try again.`,
  damaged: "This file is damaged: not everything in it is a story. Nothing was changed.",
  empty: "There is no story in this file.",
};

/** Never throws. */
export function readShelfFile(text: string): ReadShelfFile {
  const refused = (why: keyof typeof refusals): ReadShelfFile => ({ ok: false, message: refusals[why] });
  if (text.length > longestFile) return refused("tooLarge");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused("notOurs");
  }
  const head = z.safeParse(headSchema, json);
  if (!head.success) return refused("notOurs");
  if (head.data.version > version) return refused("newer");
  const parsed = z.safeParse(fileSchema, json);
  if (!parsed.success) return refused("damaged");
  const stories = parsed.data.stories.map((story) => ({ ...story, id: storyId(story.text) }));
  if (stories.length === 0) return refused("empty");
  // Of the same text the one that was told last.
  const once = new Map(
    newestFirst(stories)
      .reverse()
      .map((story) => [story.id, story]),
  );
  return { ok: true, stories: newestFirst([...once.values()]) };
}

/** @param file as a browser gives it. Never throws. */
export async function openShelfFile(file: Pick<Blob, "size" | "text">): Promise<ReadShelfFile> {
  if (file.size > longestFile) return { ok: false, message: refusals.tooLarge };
  try {
    return readShelfFile(await file.text());
  } catch {
    return { ok: false, message: "This file could not be read. Please choose it again." };
  }
}
