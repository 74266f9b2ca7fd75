import autocannon from "autocannon";
import { print, printTable } from "../support/print-table";
import { migrate, type Product, shareStory } from "../support/story";
import { startBareProduct, startProduct } from "../support/workers";

const connections = 10;
/** So many shared stories are opened once each. */
const coldStories = 3000;
const warmUp = 500;
const landingPath = "/stories-for-age/5";

interface Rate {
  readonly perSecond: number;
  readonly p99: number;
}

/** @param paths each is asked for in turn */
async function load(url: URL, paths: readonly string[], amount: number): Promise<Rate> {
  const start = performance.now();
  const result = await autocannon({
    url: url.origin,
    connections,
    amount,
    // It looks whether it is done this often, in milliseconds.
    sampleInt: 50,
    requests: paths.map((path) => ({ method: "GET", path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} failed, ${result.errors} errors`);
  return { perSecond: (1000 * amount) / (performance.now() - start), p99: result.latency.p99 };
}

async function bareRate(bytes: number, amount: number): Promise<Rate> {
  const bare = await startBareProduct(`const page = "x".repeat(${bytes});
    export default { fetch: () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }) };`);
  try {
    await load(bare.url, ["/"], warmUp);
    return await load(bare.url, ["/"], amount);
  } finally {
    await bare.stop();
  }
}

/** The same story under many ids, so that each is opened for the first time. */
async function copies(product: Product, id: string): Promise<string[]> {
  const database = await product.miniflare.getD1Database("DB");
  const columns = "story_content, story_metadata, revoke_hash, created_at, expires_at";
  const insert = database.prepare(
    `INSERT INTO shared_stories (id, content_hash, ${columns}) SELECT ?1, ?1, ${columns} FROM shared_stories WHERE id = ?2`,
  );
  const ids = Array.from({ length: coldStories }, (_, i) => `bench${String(i).padStart(17, "0")}`);
  for (let i = 0; i < ids.length; i += 100)
    await database.batch(ids.slice(i, i + 100).map((one) => insert.bind(one, id)));
  return ids;
}

/** Pages a second on this machine, and as a share of a Worker that answers as many constant bytes. */
export async function benchPages(): Promise<void> {
  print(
    `Pages a second, ${connections} connections (goals: script-free at least 60 % of a constant page; hot 1.4 times cold)`,
  );
  const product = await startProduct();
  const rows = [["page", "KB", "a second", "p99 ms", "constant page a second", "share"]];
  const rates = new Map<string, number>();
  try {
    await migrate(product);
    const id = await shareStory(product);
    const cold = (await copies(product, id)).map((one) => `/shared/${one}`);
    for (const [name, paths, amount] of [
      ["home", ["/"], 1500],
      ["landing page", [landingPath], 6000],
      ["shared story, hot", [`/shared/${id}`], 2000],
      ["shared story, cold", cold, coldStories],
    ] as const) {
      const bytes = (await (await fetch(new URL(paths[0] ?? "/", product.url))).text()).length;
      if (paths.length === 1) await load(product.url, paths, warmUp);
      const ours = await load(product.url, paths, amount);
      const bare = await bareRate(bytes, 6000);
      rates.set(name, ours.perSecond);
      rows.push([
        name,
        (bytes / 1000).toFixed(1),
        ours.perSecond.toFixed(0),
        ours.p99.toFixed(0),
        bare.perSecond.toFixed(0),
        `${((100 * ours.perSecond) / bare.perSecond).toFixed(0)} %`,
      ]);
    }
  } finally {
    await product.stop();
  }
  printTable(rows);
  const hot = (rates.get("shared story, hot") ?? 0) / (rates.get("shared story, cold") ?? 1);
  print(`shared story: hot is ${hot.toFixed(2)} times cold`);
}
