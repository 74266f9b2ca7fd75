import type { sharedStories } from "./database/schema";

/** A row of the table. Times are in seconds since 1970. */
export type SharedStoryRow = typeof sharedStories.$inferSelect;

/** What a view needs of it. */
export type SharedStoryRecord = Pick<SharedStoryRow, "story_content" | "story_metadata" | "expires_at">;

/** The port to where shared stories are kept. Adapter: `database/store.ts`. Everything may throw. */
export interface SharedStoryStore {
  /**
   * One statement. A story that is here already keeps its id and token and lives as long as `row` says; where the one
   * here has expired, `row` takes its place. Gives the id that is good now: that of `row` when it is new.
   */
  put(row: SharedStoryRow): Promise<string>;
  /** One query, two on a miss. Expired counts as absent. */
  find(id: string, now: number): Promise<SharedStoryRecord | undefined>;
  /** One statement. False when there is no such story, or not with this token. */
  remove(id: string, revokeHash: string, now: number): Promise<boolean>;
  /** Removes the row that `put` made, unless the story was shared again since. One statement. False when it was. */
  withdraw(row: SharedStoryRow): Promise<boolean>;
  /** Gives how many were removed: `most`, unless there were fewer. */
  removeExpired(now: number, most: number): Promise<number>;
}

/** The port to what is remembered close to the visitor. It never throws: without it a view is only slower. */
export interface SharedStoryCache {
  get(id: string): Promise<SharedStoryRecord | undefined>;
  put(id: string, record: SharedStoryRecord, seconds: number): Promise<void>;
  drop(id: string): Promise<void>;
}
