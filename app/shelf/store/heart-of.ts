import { withDatabase } from "./database";

/** Whether a story has a heart; undefined where it is not on the shelf. @throws ShelfFailure */
export async function heartOf(id: string): Promise<boolean | undefined> {
  return withDatabase(async (database) => (await database.get("stories", id))?.pinned ?? null, null).then(
    (pinned) => pinned ?? undefined,
  );
}
