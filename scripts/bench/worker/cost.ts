import { createSharedStoryStore } from "../../../server/sharing/database/store";
import { sampleRequest } from "../../../tests/support/storybook/samples";
import { type BilledQuery, withBill } from "../../../tests/support/worker/counted-database";
import { print, printTable } from "../support/print-table";
import { readStory } from "../support/read-story";
import { migrate, type Product, shareStory } from "../support/story";
import { startModel, storyTokens } from "../support/upstream";
import { cpuMsOf } from "../support/workerd-cpu";
import { startProduct } from "../support/workers";

/** Cloudflare's prices in November 2026 (developers.cloudflare.com/workers/platform/pricing), Workers Paid, in US dollars. */
const price = {
  plan: 5,
  requestsIncluded: 10e6,
  perMillionRequests: 0.3,
  cpuMsIncluded: 30e6,
  perMillionCpuMs: 0.02,
  rowsReadIncluded: 25e9,
  perMillionRowsRead: 0.001,
  rowsWrittenIncluded: 50e6,
  perMillionRowsWritten: 1,
};
/** The free plan's, a day. */
const free = { requests: 100_000, rowsWritten: 100_000, rowsRead: 5e6 };
const daysPerMonth = 30;

/** What goes with one told story, by our own guess: every fourth is shared, and a shared one is opened three times, once cold. */
const perStory = { home: 1.5, told: 1, shared: 0.25, hotViews: 0.5, coldViews: 0.25 };
const sizes = [1_000, 100_000, 10_000_000];

interface Journey {
  readonly cpuMs: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Calls that leave the Worker: model, database, cache and static files. */
  readonly subrequests: string;
}

async function cpuOf(product: Product, times: number, visit: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < times / 4; i++) await visit(-1 - i);
  const before = cpuMsOf(product.pid);
  for (let i = 0; i < times; i++) await visit(i);
  return (cpuMsOf(product.pid) - before) / times;
}

const open = async (url: URL) => (await fetch(url)).text();

async function billOf(product: Product): Promise<{ share: BilledQuery; view: BilledQuery }> {
  const bill: BilledQuery[] = [];
  const database = (await product.miniflare.getD1Database("DB")) as unknown as D1Database;
  const store = createSharedStoryStore(withBill(database, bill));
  const row = { story_content: "x", story_metadata: "{}", revoke_hash: "x", created_at: 1, expires_at: 9 };
  await store.put({ ...row, id: "bill", content_hash: "bill" });
  await store.find("bill", 2);
  const [share, view] = bill;
  if (!share || !view) throw new Error("nothing was billed");
  return { share, view };
}

async function measure(): Promise<Record<keyof typeof perStory | "model", Journey>> {
  const product = await startProduct();
  const model = await startModel(storyTokens(1000));
  const withModel = await startProduct({ variables: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench" } });
  try {
    await migrate(product);
    const { share, view } = await billOf(product);
    const none = { rowsRead: 0, rowsWritten: 0 };
    const told = (url: URL) => (i: number) => readStory(url, sampleRequest(Math.abs(i), 6, "5-7 minutes"));
    const hot = new URL(`/shared/${await shareStory(product)}`, product.url);
    const tellAlone = await cpuOf(product, 100, told(product.url));
    const cold: URL[] = [];
    const sharing = await cpuOf(product, 60, async () => {
      cold.push(new URL(`/shared/${await shareStory(product)}`, product.url));
    });
    return {
      home: { cpuMs: await cpuOf(product, 200, () => open(product.url)), ...none, subrequests: "0" },
      told: { cpuMs: tellAlone, ...none, subrequests: "0 (1 static file an isolate)" },
      model: { cpuMs: await cpuOf(withModel, 40, told(withModel.url)), ...none, subrequests: "1 model" },
      shared: {
        cpuMs: Math.max(0, sharing - tellAlone),
        rowsRead: share.rowsRead,
        rowsWritten: share.rowsWritten,
        subrequests: "1 D1",
      },
      hotViews: { cpuMs: await cpuOf(product, 100, () => open(hot)), ...none, subrequests: "1 cache" },
      coldViews: {
        cpuMs: await cpuOf(product, 40, (i) => open(cold[i + 10] ?? hot)),
        rowsRead: view.rowsRead,
        rowsWritten: 0,
        subrequests: "2 cache, 1 D1",
      },
    };
  } finally {
    await withModel.stop();
    await model.close();
    await product.stop();
  }
}

const over = (used: number, included: number, perMillion: number) => (Math.max(0, used - included) / 1e6) * perMillion;

function monthOf(stories: number, told: Journey, all: Awaited<ReturnType<typeof measure>>): string[] {
  const visits = { ...all, told };
  const names = Object.keys(perStory) as (keyof typeof perStory)[];
  const sum = (of: (journey: Journey) => number) =>
    stories * names.reduce((total, name) => total + perStory[name] * of(visits[name]), 0);
  const requests = sum(() => 1);
  const cpuMs = sum(({ cpuMs }) => cpuMs);
  const written = sum(({ rowsWritten }) => rowsWritten);
  const read = sum(({ rowsRead }) => rowsRead);
  const dollars =
    price.plan +
    over(requests, price.requestsIncluded, price.perMillionRequests) +
    over(cpuMs, price.cpuMsIncluded, price.perMillionCpuMs) +
    over(read, price.rowsReadIncluded, price.perMillionRowsRead) +
    over(written, price.rowsWrittenIncluded, price.perMillionRowsWritten);
  const limits = [
    ["requests", requests / daysPerMonth / free.requests],
    ["rows written", written / daysPerMonth / free.rowsWritten],
    ["rows read", read / daysPerMonth / free.rowsRead],
  ] as const;
  const [first] = [...limits].sort((a, b) => b[1] - a[1]);
  const share = first ? `${first[0]}: ${(100 * first[1]).toFixed(1)} % a day` : "";
  return [
    stories.toLocaleString("en"),
    (requests / 1e6).toFixed(3),
    (cpuMs / 1e6).toFixed(2),
    `$${dollars.toFixed(2)}`,
    share,
  ];
}

/** What a month costs on Cloudflare; the model's own price is the provider's. */
export async function benchCost(): Promise<void> {
  const journeys = await measure();
  print("What each visit costs");
  const labels: Record<keyof typeof journeys, string> = {
    home: "home page",
    told: "story of the storybook (5-7 minutes)",
    model: "story of a model (1,000 tokens, all at once)",
    shared: "sharing it",
    hotViews: "shared page, hot",
    coldViews: "shared page, cold",
  };
  printTable([
    ["visit", "CPU ms", "rows read", "rows written", "subrequests"],
    ...(Object.keys(labels) as (keyof typeof labels)[]).map((name) => {
      const { cpuMs, rowsRead, rowsWritten, subrequests } = journeys[name];
      return [labels[name], cpuMs.toFixed(1), String(rowsRead), String(rowsWritten), subrequests];
    }),
  ]);
  for (const [teller, told] of [
    ["the storybook", journeys.told],
    ["a model", journeys.model],
  ] as const) {
    print(`\nA month with stories of ${teller}, Workers Paid`);
    printTable([
      ["stories", "million requests", "million CPU ms", "cost", "nearest free-plan limit"],
      ...sizes.map((stories) => monthOf(stories, told, journeys)),
    ]);
  }
}
