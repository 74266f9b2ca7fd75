import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Stories that a parent has shared. Times are in seconds since 1970. */
export const sharedStories = sqliteTable(
  "shared_stories",
  {
    id: text("id").primaryKey(),
    story_content: text("story_content").notNull(),
    /** JSON, see `app/story/told/metadata.ts`. */
    story_metadata: text("story_metadata").notNull(),
    /** The same story shared again is the same row. */
    content_hash: text("content_hash").notNull().unique(),
    /** Hash of the token with which the parent takes the story back. */
    revoke_hash: text("revoke_hash").notNull(),
    created_at: integer("created_at").notNull(),
    expires_at: integer("expires_at").notNull(),
  },
  (table) => [index("shared_stories_expires_at").on(table.expires_at)],
);
