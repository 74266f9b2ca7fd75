import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SharedStoryRow, SharedStoryStore } from "../store";
import { sharedStories as table } from "./schema";

const recordColumns = {
  story_content: table.story_content,
  story_metadata: table.story_metadata,
  expires_at: table.expires_at,
};

/** Shared stories in D1. */
export function createSharedStoryStore(database: D1Database): SharedStoryStore {
  const primary = drizzle(database);

  /** A session reads from any replica, or from the primary where all writes are. It has what Drizzle uses of a database. */
  function session(start: D1SessionConstraint) {
    return drizzle(database.withSession(start) as unknown as D1Database);
  }

  async function read(start: D1SessionConstraint, id: string, now: number) {
    const rows = await session(start)
      .select(recordColumns)
      .from(table)
      .where(and(eq(table.id, id), gt(table.expires_at, now)))
      .limit(1);
    return rows[0];
  }

  return {
    async put(row) {
      const rows = await primary
        .insert(table)
        .values(row)
        .onConflictDoUpdate({ target: table.content_hash, set: renewed(row) })
        .returning({ id: table.id });
      return rows[0]?.id ?? row.id;
    },

    async find(id, now) {
      // Links are opened seconds after sharing, when a replica may not know of them yet.
      return (await read("first-unconstrained", id, now)) ?? (await read("first-primary", id, now));
    },

    async remove(id, revokeHash, now) {
      const rows = await primary
        .delete(table)
        .where(and(eq(table.id, id), eq(table.revoke_hash, revokeHash), gt(table.expires_at, now)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    async withdraw({ id, revoke_hash, expires_at }) {
      const untouched = and(eq(table.id, id), eq(table.revoke_hash, revoke_hash), eq(table.expires_at, expires_at));
      const rows = await primary.delete(table).where(untouched).returning({ id: table.id });
      return rows.length > 0;
    },

    async removeExpired(now, most) {
      const expired = primary.select({ id: table.id }).from(table).where(lte(table.expires_at, now)).limit(most);
      const { meta } = await primary.delete(table).where(inArray(table.id, expired)).run();
      return meta.changes;
    },
  };
}

/** What becomes of a row whose story is shared again: it lives on, or, once expired, gives way to the new one. */
function renewed(row: SharedStoryRow): Record<"id" | "revoke_hash" | "created_at" | "expires_at", SQL> {
  const ifExpired = (column: SQLiteColumn, value: string | number) =>
    sql`CASE WHEN ${table.expires_at} <= ${row.created_at} THEN ${value} ELSE ${column} END`;
  return {
    id: ifExpired(table.id, row.id),
    revoke_hash: ifExpired(table.revoke_hash, row.revoke_hash),
    created_at: ifExpired(table.created_at, row.created_at),
    expires_at: sql`${row.expires_at}`,
  };
}
