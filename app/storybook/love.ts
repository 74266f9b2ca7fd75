import type { PresetLesson } from "../story/catalogue";
import type { TaleWorld } from "./tale";

/** Which tales of dear ones can be true of somebody: a hamster that comes in from the garden by itself is a cat. */
export type Being = "walking pet" | "small pet" | "other pet" | "person";

/** What a child loves, as the storyteller understands it (`loves/`). */
export type Love = LovedWords &
  (
    | {
        readonly kind: "world";
        readonly world: Exclude<TaleWorld, "dear-ones" | "anything">;
        /** One thing of the many in its world, loved for itself: a tale of a hen is none of owls. */
        readonly isOneOfMany?: boolean;
      }
    | { readonly kind: "dear"; readonly name: string; readonly being: Being }
    | { readonly kind: "anything" }
  );

interface LovedWords {
  /** A noun phrase in the third person that can stand for `{love}`: 'steam trains', 'baking', '{their} bike'. */
  readonly noun: string;
  /** What the lexicon calls it, in small letters; what is known of it has this name (`tales/facts`). */
  readonly subject?: string;
  /** Small plain things for one hand, one of which is `{carried}`, without an article: 'toy train'. */
  readonly things: readonly string[];
}

/** A lesson, as the storyteller understands it (`lessons/`). */
export interface AskedLesson {
  /** The one of the eight that decides the tale. */
  readonly lesson: PresetLesson;
  /** What somebody at home says, a whole sentence without its full stop: 'We look both ways before we cross'. */
  readonly say?: string;
  /** What is done at bedtime, a clause in the past: 'brushed {their} teeth'. */
  readonly habit?: string;
}

/** True sentences without their full stop, by the `subject` of a love: 'owls' → 'an owl can …'. */
export type Facts = Readonly<Record<string, readonly string[]>>;
