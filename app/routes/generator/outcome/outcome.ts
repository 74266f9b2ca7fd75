import type { StoryRequest } from "../../../story/request";
import type { Retelling } from "../../../story/retelling";
import type { StoryMetadata } from "../../../story/told/metadata";
import type { InsteadReason } from "../../../story/told/wire-events";
import type { EnteredForm } from "../../../wizard/answers/form-answers";

/** What the server has made of the form that the browser posted, or of a story's link. */
export type GeneratorOutcome =
  | {
      kind: "told";
      story: string;
      metadata: StoryMetadata;
      receipt: string | null;
      /** The child's name in it, where it is known. */
      hero?: string | undefined;
      /** The answers, where they are known, and what tells the story again from them. */
      request?: StoryRequest | undefined;
      retelling?: Retelling | undefined;
      /** Why the storybook told it where a model was to. */
      because?: InsteadReason | undefined;
      /** To talk about afterwards. */
      questions: readonly string[];
    }
  | ({ kind: "corrections"; errors: Record<string, string> } & EnteredForm)
  | ({
      kind: "failed";
      message: string;
      /** The same answers may be sent again for the storybook to tell. */
      offersStorybook: boolean;
    } & EnteredForm)
  /** Nothing to correct, only something to say: the wizard starts with what was handed over. */
  | { kind: "notice"; message: string };
