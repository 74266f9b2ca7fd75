import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStory } from "../../../app/story/link/encoded-link";
import { retold, tellStory } from "../../support/told-story";
import { serveWorker } from "../../support/worker/serve-worker";
import { startTestWorker, storyRequest, type TestWorker, testSecret } from "../../support/worker/served-worker";

/** With the limits of wrangler.toml: 6 stories a minute by id, 12 by home (IPv6 /64), 60 by network. */
let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker({ rateLimit: "deployed" });
});
afterAll(() => site.stop());

const json = { "Content-Type": "application/json" };
const noStory = {
  story_content: "x",
  story_metadata: { age: 5, style: "gentle", readingTime: "15 minutes", title: "" },
};

interface Way {
  path: string;
  headers: Record<string, string>;
  body(id?: string): string;
  /** What an admitted request is answered. */
  admitted: number;
}

const answers = new URLSearchParams(Object.entries(storyRequest).map(([name, value]) => [name, String(value)]));
const form = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: () => answers.toString() };
const telling = (id?: string) => JSON.stringify({ ...storyRequest, user_identifier: id });
const sharing = (id?: string) => JSON.stringify({ ...noStory, receipt: "none of ours", user_identifier: id });

const ways: Record<string, Way> = {
  JSON: { path: "/api/generate-story", headers: json, body: telling, admitted: 200 },
  events: {
    path: "/api/generate-story",
    headers: { ...json, Accept: "text/event-stream" },
    body: telling,
    admitted: 200,
  },
  "the JSON's twin": { path: "/api/generate-story.data", headers: json, body: telling, admitted: 200 },
  "the form": { ...form, path: "/?index", admitted: 200 },
  "the form's twin": { ...form, path: "/_root.data?index", admitted: 200 },
  sharing: { path: "/api/shared-stories", headers: json, body: sharing, admitted: 403 },
  "sharing's twin": { path: "/api/shared-stories.data", headers: json, body: sharing, admitted: 403 },
};

async function ask({ path, headers, body }: Way, address: string, id?: string): Promise<Response> {
  const init = { method: "POST", headers: { ...headers, "CF-Connecting-IP": address }, body: body(id) };
  const response = await fetch(new URL(path, site.url), init);
  await response.clone().arrayBuffer();
  return response;
}

/**
 * Asks until it is refused. A minute may end on the way: then as many again get through as a `whole` one has, and no more.
 */
async function countAdmitted(
  way: Way,
  limit: number,
  visitor: () => [address: string, id?: string],
  whole = limit,
): Promise<Response> {
  for (let admitted = 0; admitted <= limit + whole; admitted++) {
    const response = await ask(way, ...visitor());
    if (response.status === 429) {
      expect(admitted).toBeGreaterThanOrEqual(limit);
      return response;
    }
    expect(response.status).toBe(way.admitted);
  }
  throw new Error(`more than ${limit} a minute`);
}

let last = 0;
/** A network that nobody had before. */
function newNetwork(): string {
  last++;
  return `198.51.${last >> 8}.${last & 255}`;
}

test.each(["JSON", "events", "the JSON's twin", "sharing", "sharing's twin"])(
  "%s: six a minute by anonymous id, from whatever network; another id is free",
  async (name) => {
    const way = ways[name] as Way;
    const id = `anna-${name.replace(/\W/g, "-")}`;
    const refused = await countAdmitted(way, 6, () => [newNetwork(), id]);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const text = await refused.text();
    for (const part of ['"busy"', "stories at once", '"retryable"']) expect(text).toContain(part);
    expect((await ask(way, newNetwork(), `${id}-2`)).status).toBe(way.admitted);
    expect((await ask(way, newNetwork())).status).toBe(way.admitted);
  },
);

test.each(Object.keys(ways))(
  "%s: sixty a minute by network, whatever id is sent and whatever other header",
  { timeout: 60_000 },
  async (name) => {
    const way = ways[name] as Way;
    const network = newNetwork();
    let asked = 0;
    const disguised = {
      ...way,
      get headers() {
        return { ...way.headers, "X-Forwarded-For": `192.0.2.${asked}`, "X-Real-IP": `192.0.2.${asked}` };
      },
    };
    const refused = await countAdmitted(disguised, 60, () => [network, `rotating-${name.length}-${asked++}`]);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const text = await refused.text();
    expect(text).toContain("keep our");
    // The page that comes back has the answers still.
    if (name === "the form") expect(text).toMatch(/<input[^>]*name="style"[^>]*checked=""[^>]*value="gentle"/);
    expect((await ask(way, newNetwork())).status).toBe(way.admitted);
  },
);

test("an IPv6 /64 counts as one home, twelve a minute, and a /56 as one network, sixty", {
  timeout: 60_000,
}, async () => {
  const way = ways.sharing as Way;
  let host = 0;
  await countAdmitted(way, 12, () => [`2001:db8:7:700::${(++host).toString(16)}`]);
  // Another home each time; the twelve above count too.
  let home = 0x701;
  await countAdmitted(way, 48, () => [`2001:db8:7:${(home++).toString(16)}::1`], 60);
  expect((await ask(way, "2001:db8:7:800::1")).status).toBe(403);
});

test.each([
  ["refused words", { ...ways.JSON, body: () => JSON.stringify({ ...storyRequest, lesson: "guns and killing" }) }, 422],
  ["unknown shared stories", { path: `/shared/${"q".repeat(22)}`, headers: {} }, 404],
] as const)("%s are counted, sixty a minute by network", { timeout: 60_000 }, async (_, way, admitted) => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let i = 0; i < 122 && statuses.at(-1) !== 429; i++) {
    const init = "body" in way ? { method: "POST", body: way.body() } : {};
    const headers = { ...way.headers, "CF-Connecting-IP": network };
    const response = await fetch(new URL(way.path ?? "/", site.url), { ...init, headers });
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses.length).toBeGreaterThan(60);
  expect(new Set(statuses)).toEqual(new Set([admitted, 429]));
});

test("links that are told again are counted; the page says so, and what to do", { timeout: 60_000 }, async () => {
  const network = newNetwork();
  const told = await tellStory(site.url);
  const path = `/story/${await encodeStory(retold(told, {}))}`;
  let response: Response | undefined;
  for (let i = 0; i < 122 && response?.status !== 429; i++) {
    response = await fetch(new URL(path, site.url), { headers: { "CF-Connecting-IP": network } });
    if (response.status !== 429) expect(response.status).toBe(200);
  }
  expect(response?.headers.get("Retry-After")).toBe("60");
  expect(await response?.text()).toContain("try again in a minute");
});

test("without its bindings the product tells and shares, and says at /healthz what is missing", async () => {
  const worker = await serveWorker({
    port: 0,
    variables: { STORY_SIGNING_SECRET: testSecret },
    surround: (product) => [{ ...product, ratelimits: {} }],
    onLog: () => {},
  });
  try {
    const health = await fetch(new URL("/healthz", worker.url));
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      problems: [{ name: "LIMIT_BY_ID" }, { name: "LIMIT_BY_HOME" }, { name: "LIMIT_BY_ADDRESS" }],
    });
    expect((await fetch(worker.url)).status).toBe(200);
    const way = ways.JSON as Way;
    const url = new URL(way.path, worker.url);
    for (let i = 0; i < 8; i++) {
      const told = await fetch(url, { method: "POST", headers: way.headers, body: way.body("anna") });
      expect(told.status).toBe(200);
    }
  } finally {
    await worker.stop();
  }
});
