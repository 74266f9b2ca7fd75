import { migrationStatements, serveWorker } from "./serve-worker.ts";

const w = await serveWorker({
  port: 18861,
  variables: { STORY_SIGNING_SECRET: "a signing secret for tests alone, long enough" },
});
const db = await w.miniflare.getD1Database("DB");
for (const s of await migrationStatements()) await db.prepare(s).run();
console.log("ready", String(w.url));
