import type { TaleWorld } from "../tale";

interface Loved {
  /** A noun phrase in the third person that stands for `{love}`: 'steam trains', 'baking', 'why the sky is blue'. */
  readonly noun: string;
  /** A small plain thing for one hand, without article, for `{carried}`: 'toy train', 'picture book about baking'. */
  readonly thing: string;
  /** What a long `thing` may be called once it is known: 'picture book'. */
  readonly thingAgain: string;
}

/** What one of a parent's answers means to the teller. */
export type Love =
  | (Loved & { readonly kind: "world"; readonly world: Exclude<TaleWorld, "anything" | "dear-ones"> })
  /** `name` is used as a name: 'Pickles', 'Grandma', 'the hamster', 'her sister'. */
  | (Loved & { readonly kind: "dear"; readonly name: string; readonly being: "pet" | "person" })
  | (Loved & { readonly kind: "anything" });
