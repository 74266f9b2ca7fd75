import { afterAll, beforeAll, expect, test } from "vitest";
import { toBase64url } from "../../../app/story/link/base64url";
import { encodeStory } from "../../../app/story/link/encoded-link";
import { allowConsole } from "../../support/quiet";
import { rawStatus } from "../../support/requests/raw-http";
import { createInProcessApp } from "../../support/worker/in-process-app";
import { startTestWorker, storyRequest, type TestWorker, testSecret } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

/** Put together by hand: `new URL` would take `//shared/x` for another host. */
const get = (pathname: string, init?: RequestInit) =>
  fetch(site.url.origin + pathname, { redirect: "manual", ...init });
const pathOf = (data: string) => `/story/${data}`;

const chunked = "Transfer-Encoding: chunked";
const json = "Content-Type: application/json";
test.each([
  ["a GET with a body", ["GET / HTTP/1.1", "Content-Length: 3"], "abc"],
  ["a GET of a landing page with chunks", ["GET /stories-for-age/3 HTTP/1.1", chunked], "3\r\nabc\r\n0\r\n\r\n"],
  ["a HEAD with a body", ["HEAD / HTTP/1.1", "Content-Length: 3"], "abc"],
  ["chunks that are none", ["POST /api/generate-story HTTP/1.1", json, chunked], "zz\r\nabc\r\n"],
  [
    "chunks of a form that are none",
    ["POST /?index HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", chunked],
    "zz\r\n",
  ],
  [
    "a web socket",
    [
      "GET / HTTP/1.1",
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ],
    "",
  ],
  [
    "a web socket to the interface",
    ["GET /api/generate-story HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade"],
    "",
  ],
])("%s is a 4xx", async (_, lines, body) => {
  const request = [...lines, `Host: ${site.url.host}`].join("\r\n");
  const status = await rawStatus(site.url, `${request}\r\n\r\n${body}`);
  expect(Math.floor(status / 100)).toBe(4);
});

test.each(["/shared/abc%", "/shared/%E0%A4%A", "/shared/abc%.data", "/nowhere%", "/stories-for-age/3%"])(
  "%s, which cannot be decoded, is a page that is not there",
  async (pathname) => {
    const response = await get(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  },
);

test("a shared page asked for as data of another interface is the page, with its headers", async () => {
  for (const name of ["routes%2Fshared-story%2Froute", "root", ""]) {
    const response = await get(`/shared/q3Zk1x9-_wB7yT5uLmN2pQ?_data=${name}`);
    expect([name, response.status]).toEqual([name, 404]);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(await response.text()).toContain("Story Not Found");
  }
});

test("what is refused for its method always says what is allowed", async () => {
  const pages = ["/", "/stories-for-age/3", "/ai-stories-for-kids", "/story-safety", "/sitemap.xml", "/robots.txt"];
  const others = ["/nowhere", "/shared/x", "/story/x", "/api/generate-story", "/api/shared-stories", "/healthz"];
  for (const pathname of [...pages, ...others]) {
    for (const method of ["PUT", "PATCH", "DELETE", "POST"]) {
      const { status, headers } = await get(pathname, { method });
      if (status === 405) expect([method, pathname, headers.get("Allow")]).not.toContain(null);
      expect([method, pathname, status >= 500]).toEqual([method, pathname, false]);
    }
  }
});

test("what advertisers hang on an address finds the same page, kept", async () => {
  for (const pathname of ["/", "/stories-for-age/3"]) {
    const read = async (query: string) => (await get(pathname + query)).text();
    const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"|nonce":"[^"]*"/g, "");
    const plain = withoutNonces(await read(""));
    expect(withoutNonces(await read("?fbclid=IwAR0&utm_source=x"))).toBe(plain);
  }
});

test("an address cannot set prose of its own on the home page", async () => {
  const text = await (await get(`/?interests=${encodeURIComponent("Your prize waits at evil.shop")}`)).text();
  expect(text).not.toContain("prize");
  const own = await (await get("/?interests=steam+trains,princesses")).text();
  expect(own).toContain('value="steam trains"');
  expect(own).not.toMatch(/Chosen already:.{0,60}steam/);
  expect(own).toMatch(/Chosen already:.{0,60}princesses/);
  const unsafe = await (await get("/?interests=guns+and+killing")).text();
  expect(unsafe).not.toContain("guns");
});

/** Kept small by compression: 60,000 characters in about 300. */
async function longLink(field: Record<string, unknown>): Promise<string> {
  const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "T", ...field };
  const bytes = new Blob([JSON.stringify({ v: 1, kind: "answers", metadata })]).stream();
  const packed = await new Response(bytes.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return toBase64url(new Uint8Array(packed));
}

test("no field of a link is longer than the product's own", async () => {
  for (const field of [
    { lesson: "why not ".repeat(7500) },
    { title: "a".repeat(60_000) },
    { lesson: "1".repeat(60_000) },
  ]) {
    const data = await longLink(field);
    expect(data.length).toBeLessThan(1000);
    expect(await (await get(pathOf(data))).text()).toContain("damaged or not complete");
  }
  const fit = await longLink({ lesson: "to wait for one another" });
  expect(await (await get(pathOf(fit))).text()).toContain("to wait for one another");
});

test("http leads to https, but on a machine's own names", async () => {
  // A Worker without bindings says so.
  allowConsole(/"event":"(?:configuration|failed_request)"/);
  const app = await createInProcessApp({ STORY_SIGNING_SECRET: testSecret });
  const ask = async (url: string) => {
    const { status, headers } = await app(new Request(url));
    return [status, headers.get("Location")];
  };
  expect(await ask("http://stories.example/shared/x?a=1")).toEqual([308, "https://stories.example/shared/x?a=1"]);
  for (const url of [
    "https://stories.example/healthz",
    "http://localhost:8787/healthz",
    "http://192.168.1.7/healthz",
  ]) {
    expect([url, (await ask(url))[1]]).toEqual([url, null]);
  }
});

test("the operator's contact and word on subdomains show where they are set, and only there", async () => {
  const plain = await get("/.well-known/security.txt");
  expect(plain.status).toBe(404);
  expect(plain.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  const variables = { SECURITY_CONTACT: "safety@stories.example", HSTS_SUBDOMAINS: "include" };
  const other = await startTestWorker({ variables });
  try {
    const response = await fetch(new URL("/.well-known/security.txt", other.url));
    expect(response.headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
    const text = await response.text();
    expect(text).toContain("Contact: mailto:safety@stories.example\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
  } finally {
    await other.stop();
  }
});

test("no path of a story, however it is spelt, comes into any line of the log", async () => {
  const canary = "q3Zk1x9-_CANARY5uLmN2pQ";
  const answers = await encodeStory({ v: 1, kind: "answers", metadata: { age: 5 } });
  site.logs.length = 0;
  const shapes = [
    canary,
    `${canary}%`,
    `${canary}%E0%A4%A`,
    `${canary}.data`,
    `${canary}%.data`,
    `${canary}?_data=root`,
  ];
  const prefixes = [
    "/shared/",
    "/story/",
    "/x/shared/",
    "/x/story/",
    "//shared/",
    "/%73hared/",
    "/Shared/",
    "/",
    "/%2573hared/",
  ];
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      for (const method of ["GET", "POST", "PUT"]) {
        const { status } = await get(prefix + shape, { method, ...(method !== "GET" && { body: "x" }) });
        expect([method, prefix + shape, status < 500]).toEqual([method, prefix + shape, true]);
      }
    }
  }
  await get(`/api/shared-stories/${canary}`, { method: "DELETE", headers: { Authorization: `Bearer ${canary}` } });
  await get(`/story/${answers}${canary}`);
  await get("/api/generate-story", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...storyRequest, lesson: `guns and killing ${canary}` }),
  });
  await site.logged("unsafe_request");
  expect(site.logs.filter((line) => line.includes("CANARY"))).toEqual([]);
});
