import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sharedStories } from "./schema";

type DatabaseHealth = "ok" | "missing" | "unavailable";

/** One query that reads no row, but fails when the database is away or its migrations were not applied. */
export async function databaseHealth(database: D1Database | undefined): Promise<DatabaseHealth> {
  if (!database) return "missing";
  try {
    await drizzle(database).select({ one: sql`1` }).from(sharedStories).limit(1);
    return "ok";
  } catch {
    return "unavailable";
  }
}
