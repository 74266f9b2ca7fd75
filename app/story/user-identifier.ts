import * as z from "zod/mini";

/** Longest anonymous id that is looked at; ours are UUIDs of 36 characters. */
const maxUserIdentifierLength = 64;

/** An anonymous id as a browser sends it. An unusable one counts as absent: it is not worth losing a story for. */
export const userIdentifierSchema = z.optional(
  z.catch(z.optional(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxUserIdentifierLength))), undefined),
);
