import type { Called } from "../../child/called.client";
import type { Pictured } from "../../picture/scene";
import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import type { StoryText } from "../../story/text/text";
import type { StoryMetadata } from "../../story/told/metadata";

/** What is known of a told story beside its words. */
export interface BookOrigin {
  readonly request?: StoryRequest | undefined;
  /** Where the storybook told it, which then knows its short telling too. */
  readonly retelling?: Retelling | undefined;
  /** By which name the story calls the child, where this device knows one. */
  readonly called?: Called | undefined;
}

/** A told story that shall become a book. */
export interface Book extends BookOrigin {
  /** As it is read here, with the child's own name. */
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  readonly pictured: Pictured;
}

/** `characters`: the story has some that the book's fonts lack, and nothing was saved. */
export type BookOutcome = "saved" | "characters";
