import * as z from "zod/mini";
import { userIdentifierSchema } from "../user-identifier";
import { storyMetadataSchema } from "./metadata";

/** The public page of a shared story. */
export function sharedStoryPath(id: string): string {
  return `/shared/${id}`;
}

const shareRequestSchema = z.object({
  story_content: z.string().check(z.minLength(1)),
  story_metadata: storyMetadataSchema,
  receipt: z.string(),
  user_identifier: userIdentifierSchema,
});

/** What `POST /api/shared-stories` takes. */
export type ShareRequest = z.output<typeof shareRequestSchema>;

type ParsedShareRequest =
  | { ok: true; request: ShareRequest }
  /** Field name → a sentence about it. */
  | { ok: false; fields: Record<string, string> };

/** Checks anything that came over the wire. Never throws. */
export function parseShareRequest(input: unknown): ParsedShareRequest {
  const result = z.safeParse(shareRequestSchema, input);
  if (result.success) return { ok: true, request: result.data };
  // A page of ours never sends such a thing, so one sentence for developers will do.
  const fields = result.error.issues.map(({ path }) => String(path[0] ?? "request"));
  return { ok: false, fields: Object.fromEntries(fields.map((field) => [field, "This is missing or malformed."])) };
}

export const sharedLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
  /** Takes the story back. Only with a new share: the same story shared again has the token that was given at first. */
  revoke_token: z.optional(z.string()),
});

/** What it answers. */
export type SharedLink = z.output<typeof sharedLinkSchema>;
