import { sampleRequest } from "../../../tests/support/storybook/samples";
import { migrationStatements } from "../../../tests/support/worker/serve-worker";
import type { startProduct } from "./workers";

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** An empty database as after the first deploy. */
export async function migrate({ miniflare }: Product): Promise<void> {
  const database = await miniflare.getD1Database("DB");
  for (const statement of await migrationStatements()) await database.prepare(statement).run();
}

async function post(url: URL, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Tells a story and shares it. @returns its id */
export async function shareStory({ url }: Product): Promise<string> {
  const told = await post(new URL("/api/generate-story", url), sampleRequest(1, 5, "5-7 minutes"));
  const { story: story_content, story_metadata, receipt } = told;
  const { id } = await post(new URL("/api/shared-stories", url), { story_content, story_metadata, receipt });
  return String(id);
}
