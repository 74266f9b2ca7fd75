import * as z from "zod/mini";
import { storyMetadataSchema } from "./metadata";

/** A story that was told whole, as `POST /api/generate-story` answers with it; as much as a page asks of it. */
export const toldStorySchema = z.object({
  story: z.string(),
  story_metadata: storyMetadataSchema,
  receipt: z.nullable(z.string()),
});
