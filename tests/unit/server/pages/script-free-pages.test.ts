import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnvironment } from "../../../../server/http/environment";
import { createPageCaches } from "../../../../server/pages/page-caches";
import { cacheScriptFreePages } from "../../../../server/pages/script-free-pages";

interface Rendering {
  status?: number;
  headers?: Record<string, string>;
}

/** A site that counts what it renders. */
function startSite({ status = 200, headers = {} }: Rendering = {}, deployment: string | undefined = "deployed-1") {
  const rendered: string[] = [];
  const app = new Hono<AppEnvironment>();
  app.use(async (c, next) => {
    c.set("config", { deployment, publicOrigin: undefined } as AppEnvironment["Variables"]["config"]);
    await next();
  });
  app.use(cacheScriptFreePages(createPageCaches(true).scriptFree, []));
  app.all("*", (c) => {
    rendered.push(c.req.url);
    const body = `<p>${rendered.length}</p>`;
    return c.body(body, status as 200, { "Content-Type": "text/html; charset=utf-8", ...headers });
  });
  const get = (url: string, init?: RequestInit) => app.request(url, init);
  return { rendered, get };
}

const page = "https://stories.example/stories-for-age/8+";

test("a page is rendered once, whatever its spelling and query", async () => {
  const { rendered, get } = startSite();
  for (const url of [page, page, `${page}?utm_source=x`, page.replace("+", "%2B"), `${page}/`]) {
    const response = await get(url);
    expect(await response.text()).toBe("<p>1</p>");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(response.headers.get("ETag")).toBe('W/"deployed-1/stories-for-age/8+"');
  }
  expect(rendered).toHaveLength(1);
});

test.each([
  'W/"deployed-1/stories-for-age/8+"',
  '"deployed-1/stories-for-age/8+"',
  '"other", W/"deployed-1/stories-for-age/8+"',
])("a browser that has it (%s) gets 304 without anything being rendered", async (tag) => {
  const { rendered, get } = startSite();
  const response = await get(page, { headers: { "If-None-Match": tag } });
  expect(response.status).toBe(304);
  expect(response.headers.get("ETag")).toBe('W/"deployed-1/stories-for-age/8+"');
  expect(response.headers.get("Content-Security-Policy")).toMatch(/script-src 'sha256-/);
  expect(await response.text()).toBe("");
  expect(rendered).toEqual([]);
});

test.each(['W/"deployed-0/stories-for-age/8+"', 'W/"deployed-1/stories-for-age/3"', '""'])(
  "another deployment's or another page's copy (%s) is not taken for it",
  async (tag) => {
    const { rendered, get } = startSite();
    expect((await get(page, { headers: { "If-None-Match": tag } })).status).toBe(200);
    expect(rendered).toHaveLength(1);
  },
);

test("each origin has its own bytes, and a flood of invented ones does not fill the memory", async () => {
  const { rendered, get } = startSite();
  for (let i = 0; i < 200; i++) await get(`https://host-${i}.example/moonthread`);
  expect(rendered).toHaveLength(200);
  await get("https://host-199.example/moonthread");
  expect(rendered).toHaveLength(200);
  await get("https://host-0.example/moonthread");
  expect(rendered).toHaveLength(201);
});

test.each([
  ["a failure", { status: 500 }],
  ["a page that lacks something for the moment", { headers: { "Cache-Control": "no-store" } }],
])("%s is not cached", async (_, rendering) => {
  const { rendered, get } = startSite(rendering);
  await get(page);
  expect((await get(page)).headers.get("ETag")).toBeNull();
  expect(rendered).toHaveLength(2);
});

test("other paths, other methods and a platform without version metadata pass untouched", async () => {
  const { rendered, get } = startSite();
  for (const url of ["/", "/stories-for-age/9", "/shared/x", "/stories-for-age/3.data"]) {
    expect((await get(`https://stories.example${url}`)).headers.get("ETag")).toBeNull();
  }
  await get(page, { method: "POST" });
  expect(rendered).toHaveLength(5);
  const nameless = startSite({}, "");
  await nameless.get(page);
  await nameless.get(page);
  expect(nameless.rendered.length).toBe(2);
});
