import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { shareBody, tellStory } from "../../support/told-story";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

function get(pathname: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(pathname, site.url), init);
}

function postForm(fields: [string, string][]): Promise<Response> {
  return get("/?index", { method: "POST", body: new URLSearchParams(fields) });
}

/** @returns its path */
async function shareStory(): Promise<string> {
  const body = JSON.stringify(shareBody(await tellStory(site.url)));
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  const { url } = (await (await get("/api/shared-stories", init)).json()) as SharedLink;
  return new URL(url).pathname;
}

function choices(html: string): string[] {
  const inputs = html.match(/<input[^>]*checked[^>]*>/g) ?? [];
  return inputs.map((input) => `${/name="([^"]*)"/.exec(input)?.[1]}=${/value="([^"]*)"/.exec(input)?.[1]}`);
}

const answers: [string, string][] = [
  ["age", "5"],
  ["gender", "girl"],
  ["interests", "dinosaurs"],
  ["custom_interests", "trains, my cat Pickles"],
  ["style", "gentle"],
  ["lesson", "kindness"],
  ["readingTime", "2-3 minutes"],
];

test("the home page is the whole form, and may not be kept by a shared cache", async () => {
  const response = await get("/");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  const html = await response.text();
  expect(html.match(/<fieldset/g)).toHaveLength(6);
  for (const name of ["age", "gender", "interests", "style", "lesson", "readingTime"]) {
    expect(html).toContain(`name="${name}"`);
  }
});

test("a link to the home page has a preview with an absolute picture that is there", async () => {
  const image = /property="og:image" content="([^"]+)"/.exec(await (await get("/")).text())?.[1] ?? "";
  expect(image).toBe(`${site.url.origin}/previews/home.png`);
  expect((await fetch(image)).status).toBe(200);
});

test("security headers stand on every answer", async () => {
  const paths = [
    "/",
    "/_root.data",
    "/nowhere",
    "/missing.png",
    "/healthz",
    "/api/generate-story",
    "/story/x",
    "/shared/x",
  ];
  for (const pathname of paths) {
    const { headers } = await get(pathname);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    const permissions = headers.get("Permissions-Policy")?.split(", ");
    expect(permissions).toEqual(
      expect.arrayContaining(["camera=()", "microphone=()", "screen-wake-lock=(self)", "clipboard-write=(self)"]),
    );
    for (const permission of permissions ?? []) expect(permission).toMatch(/^[a-z-]+=\((?:self)?\)$/);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/(?:script|style)-src[^;]*(?:unsafe|\*|https?:|data:|blob:)/);
    for (const part of ["base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part);
    if (pathname === "/nowhere") expect(policy).toMatch(/script-src( 'sha256-[\w+/]{43}=')+;/);
    else expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'.*connect-src 'self'/);
    expect(headers.get("X-Request-Id")).toBeTruthy();
  }
});

test("every script and the style sheet of a page carry that answer's nonce, a new one each time, also of a document that was kept", async () => {
  const shared = await shareStory();
  for (const path of ["/", shared]) {
    const nonces = new Set<string>();
    const documents = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await get(path);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
      const html = await response.text();
      const scripts = html.match(/<(?:script|style)\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
      documents.add(html.replaceAll(nonce, ""));
    }
    expect(nonces.size).toBe(3);
    expect(documents.size).toBe(1);
  }
});

test("a document that is kept is only for its own address and choice", async () => {
  const headings = ["/?age=4", "/?age=5", "/?age=4", "/"].map(async (path) =>
    (await (await get(path)).text()).replaceAll(/nonce="[^"]*"/g, ""),
  );
  const [four, five, again, none] = await Promise.all(headings);
  expect(again).toBe(four);
  expect(new Set([four, five, none]).size).toBe(3);
});

test("the framework's scripts wait for the first paint", async () => {
  const html = await (await get("/")).text();
  expect(html).not.toMatch(/<script [^>]*(?:src=|type="module")|<link [^>]*modulepreload/);
  expect(html.match(/<script [^>]*type="later"/g)).toHaveLength(1);
  expect(html.match(/<link rel="later" href="\/assets\/[^"]+\.js"/g)?.length).toBeGreaterThan(3);
});

test("a posted form is answered with the told story, whole, in the page", async () => {
  const response = await postForm(answers);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("Your Magical Story is Ready!");
  expect(html).toContain("Pickles");
  expect(html).not.toContain("<fieldset");
});

test("a posted form with mistakes comes back with its answers and a sentence beside each question", async () => {
  const response = await postForm([
    ["age", "5"],
    ["interests", "dinosaurs"],
    ["custom_interests", "trains"],
    ["lesson", "kindness"],
    ["custom_lesson", "x".repeat(121)],
  ]);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please choose who the story is for.");
  expect(html).toContain("Please choose a story mood.");
  expect(html).toContain("Please use at most 120 characters for the lesson.");
  expect(choices(html)).toEqual(["age=5", "interests=dinosaurs", "lesson=kindness"]);
  expect(html).toContain("trains");
});

test("a posted form with unsafe words comes back with a kind sentence", async () => {
  const response = await postForm([
    ...answers.filter(([name]) => name !== "lesson"),
    ["custom_lesson", "call 555-123-4567"],
  ]);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("<fieldset");
});

test("a choice in the address is made on the page; a malformed one is ignored", async () => {
  const chosen = await (await get("/?age=8%2B&style=gentle&interests=cars")).text();
  expect(choices(chosen)).toEqual(["age=8", "interests=cars", "style=gentle"]);
  const ignored = await get("/?age=%3Cscript%3E&style[]=x&interests=");
  expect(ignored.status).toBe(200);
  expect(choices(await ignored.text())).toEqual([]);
});

test.each([
  ["/stories-for-age/8+", "age=8", undefined],
  ["/stories-for-age/3", "age=3", "Age 3"],
  ["/story-types/mysterious", "style=mysterious", "Mysterious mood"],
  ["/story-themes/dinosaurs", "interests=dinosaurs", "Dinosaurs"],
  ["/story-themes/princesses", "interests=princesses", "princesses"],
  ["/ai-bedtime-stories", "style=gentle", "Gentle mood"],
])("without scripts %s hands its choice over through the address", async (path, choice, words) => {
  const link = parse(await (await get(path)).text()).querySelector("main a.landing-create");
  const html = await (await get(link?.getAttribute("href") ?? "")).text();
  expect(choices(html)).toEqual([choice]);
  if (words) expect(parse(html).text.replace(/\s+/g, " ")).toContain(`Chosen already: ${words}`);
});

test("the shell of a story link is never stored or indexed", async () => {
  const { status, headers } = await get("/story/abc");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
});

test("any other path is the 404 page, without the framework, with ways on, and is logged", async () => {
  site.logs.length = 0;
  const response = await get("/no/such%22page");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("Oops! Page not found");
  expect(html).toContain("Return to Home");
  expect(html).not.toMatch(/<script [^>]*src=|modulepreload|__remix/);
  expect(html).toContain('content="noindex"');
  for (const way of ["/moonthread", "/stories-for-age/3", "/story-types/funny", "/story-themes/animals"]) {
    expect(html).toContain(`class="button button-quiet" href="${way}"`);
  }
  expect(JSON.parse(await site.logged("not_found"))).toMatchObject({ path: "/no/such%22page" });
});

test("the 404 page is the same for every path, and each path is logged", async () => {
  const first = await (await get("/nowhere/one")).text();
  const second = await get("/nowhere/two?x=<b>");
  expect(second.status).toBe(404);
  expect(second.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await second.text()).toBe(first);
  expect(await site.logged("/nowhere/two")).toContain("not_found");
  const posted = await get("/nowhere/one", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(posted.status).toBe(405);
  const failed = await posted.text();
  expect(failed).toContain("Unexpected Application Error!");
  expect(failed).toMatch(/<style\b[^>]*>[^<]*\.notice\{/);
});

test.each(["xml", "txt", "ico", "png", "jpg", "jpeg", "svg", "css", "js"])(
  "a missing .%s gets an empty 404",
  async (ending) => {
    const response = await get(`/missing/file.${ending}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("");
  },
);

test("the paths of story links never reach the log", async () => {
  site.logs.length = 0;
  await get("/story/secret-of-a-family");
  await get("/story/secret-of-a-family.data");
  await get("/story/secret-of-a-family", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  await get("/the-last-of-the-three");
  await site.logged("/the-last-of-the-three");
  expect(site.logs.join("\n")).not.toContain("secret-of-a-family");
});

test("hashed assets are immutable", async () => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await get("/")).text())?.[0] ?? "";
  const { status, headers } = await get(asset);
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("immutable");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each([
  ["/stories-for-age/13", "Age Group Not Found", "/stories-for-age/8+"],
  ["/stories-for-age/08", "Age Group Not Found", "/stories-for-age/8+"],
  ["/story-types/scary", "Story Type Not Found", "/story-types/gentle"],
  ["/story-themes/robots", "Story Theme Not Found", "/story-themes/cars"],
  ["/story-themes/__proto__", "Story Theme Not Found", "/story-themes/cars"],
])("%s: 404, %s, with ways on", async (pathname, heading, way) => {
  site.logs.length = 0;
  const response = await get(pathname);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain('<a class="button" href="/">Back to Story Generator</a>');
  expect(html).toContain(`href="${way}"`);
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/<script [^>]*src=|canonical|"og:url"/);
  expect(JSON.parse(await site.logged("not_found"))).toMatchObject({ path: pathname });
});

test.each([["2", "3"], ...["8", "9", "10", "11", "12"].map((age) => [age, "8+"])])(
  "an age without a page of its own leads to its group's: %s to %s",
  async (age, group) => {
    const response = await get(`/stories-for-age/${age}`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([301, `/stories-for-age/${group}`]);
    expect(await (await get(`/stories-for-age/${age}?from=mail`)).text()).toContain(`/stories-for-age/${group}"/>`);
  },
);

test.each(["/stories-for-age/8+", "/stories-for-age/8%2B", "/stories-for-age/8%20", "/stories-for-age/8+/"])(
  "%s is one page with one address",
  async (pathname) => {
    const html = await (await get(pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url.origin}/stories-for-age/8+"/>`);
    expect(html).toContain('data-category="age" data-value="&quot;8+&quot;"');
    expect(html).toContain('href="/?age=8%2B"');
  },
);

test("a page without the framework is asked for again after a deployment, and not sent to whoever has it", async () => {
  const first = await get("/story-types/gentle");
  expect(first.headers.get("Cache-Control")).toBe("public, no-cache");
  const tag = first.headers.get("ETag") ?? "";
  const again = await get("/story-types/gentle", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  // A browser gives its copy the headers of this answer: another policy would stop the page's script.
  for (const name of ["ETag", "Cache-Control", "Content-Security-Policy"]) {
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  }
  const html = await first.text();
  expect(await (await get("/story-types/gentle")).text()).toBe(html);
  const other = await startTestWorker();
  try {
    const deployed = await fetch(new URL("/story-types/gentle", other.url), { headers: { "If-None-Match": tag } });
    expect(deployed.status).toBe(200);
  } finally {
    await other.stop();
  }
});

test("public addresses come from the configured origin", async () => {
  const published = await startTestWorker({ variables: { PUBLIC_ORIGIN: "https://stories.example" } });
  try {
    const read = async (pathname: string) => (await fetch(new URL(pathname, published.url))).text();
    for (const pathname of ["/", "/stories-for-age/3", "/moonthread"]) {
      const html = await read(pathname);
      expect(html).toContain(`<link rel="canonical" href="https://stories.example${pathname}"/>`);
      expect(html).toContain('content="https://stories.example/previews/');
      expect(html).not.toContain(published.url.host);
    }
    expect(await read("/sitemap.xml")).toContain("<loc>https://stories.example/story-themes/cars</loc>");
    expect(await read("/robots.txt")).toContain("Sitemap: https://stories.example/sitemap.xml");
  } finally {
    await published.stop();
  }
});

test.each(["/", "/story/abc", "/shared/abc", "/stories-for-age/9", "/nowhere"])(
  "%s carries the footer",
  async (pathname) => {
    const html = await (await get(pathname)).text();
    expect(html.match(/<footer/g)).toHaveLength(1);
    expect(html).toContain('<a href="/stories-for-age/8+">Age 8+</a>');
    expect(html).toContain("Made with love for storytelling families");
  },
);

test("the answer to a posted form has all of its looks in it", async () => {
  const html = await (await get("/?index", { method: "POST", body: new URLSearchParams() })).text();
  expect(html.match(/<style\b/g)).toHaveLength(1);
  expect(html).toMatch(/<style\b[^>]*>[^<]*--later-sheet/);
  expect(html).not.toContain('<link rel="stylesheet"');
});
