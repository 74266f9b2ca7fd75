import fc from "fast-check";
import { storyRequest } from "../worker/served-worker";

/** What a hostile or broken client may send, and what is one character away from what a good one sends. */

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Sent as it stands, line ends and all: what `fetch` would not send. The other fields then only describe it. */
  raw?: string;
}

const encoder = new TextEncoder();

/** Any UTF-16 unit, halves of surrogate pairs too. */
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });
const trickyText = fc.constantFrom(
  "__proto__",
  "constructor",
  "\u0000",
  "\uD83C",
  "\u202Etxt",
  "\u001B[2J\u001B]0;x\u0007",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "' OR 1=1 --",
  "{{7*7}}",
  "../../etc/passwd",
  "a".repeat(9000),
  "e\u0301".repeat(500),
  "\u{1F468}\u200D".repeat(200),
  "(".repeat(3000),
);
const text = fc.oneof(fc.string(), anyText, trickyText);
const number = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(1e308, -1e308, 5e-324, -0, 2 ** 53, 5.0000000001, 2 ** 32),
);
const value = fc.oneof(
  { maxDepth: 4 },
  fc.jsonValue(),
  text,
  number,
  fc.array(text, { maxLength: 60 }),
  fc.constantFrom(null, true, {}, []),
);

const story = {
  story_content: "**T**\n\nOnce.",
  story_metadata: { age: 5, style: "gentle", readingTime: "2-3 minutes", lesson: "kindness", title: "T" },
  receipt: `v1.1795000000.${"A".repeat(43)}`,
};

/** A body that was good until this happened to one or two of its fields. */
function mutated(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const field = fc.oneof(fc.constantFrom(...Object.keys(valid)), text);
  const change = fc.tuple(field, fc.option(value));
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const body = new Map(Object.entries(valid));
    for (const [name, changed] of changes) {
      if (changed === null) body.delete(name);
      else body.set(name, changed);
    }
    // By hand: a field called `__proto__` is to be sent, not to be swallowed here.
    return `{${[...body].map(([name, kept]) => `${JSON.stringify(name)}:${JSON.stringify(kept) ?? "null"}`).join(",")}}`;
  });
}

/** What no JSON writer makes. */
const strangeJson = fc.oneof(
  fc.integer({ min: 1, max: 3900 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.integer({ min: 1, max: 1300 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.integer({ min: 1, max: 7000 }).map((digits) => `{"age":${"9".repeat(digits)}}`),
  fc.constantFrom(
    '{"age":1e999}',
    '{"age":5,"age":6}',
    '{"__proto__":{"age":5}}',
    '\uFEFF{"age":5}',
    '{"age":5}{"age":5}',
    "{'age':5}",
    "NaN",
    '"\\ud800"',
    "",
    " ",
    "null",
  ),
  fc.json().chain((json) => fc.nat(json.length).map((at) => json.slice(0, at))),
);

function posted(valid: Record<string, unknown>): fc.Arbitrary<string> {
  return mutated(valid).map((json) => {
    const fields = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return new URLSearchParams(
      fields.map(([name, kept]) => [name.toWellFormed(), String(kept).toWellFormed()]),
    ).toString();
  });
}

const boundary = "----moonthread";
function multipart(valid: Record<string, unknown>): fc.Arbitrary<string> {
  return mutated(valid).chain((json) => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="age"\r\n\r\n${json}\r\n`;
    return fc.constantFrom(`${part}--${boundary}--\r\n`, part, part.replace("name=", "filename="), part.slice(3));
  });
}

const json = fc.constantFrom("application/json", "application/json; charset=utf-8", "APPLICATION/JSON");
const form = fc.constant("application/x-www-form-urlencoded");
const otherTypes = fc.constantFrom(
  "text/plain",
  "application/json; charset=utf-16",
  "application/json;;;=",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/x-www-form-urlencoded; charset=x",
  "application/octet-stream",
  "*/*",
  "",
);

type Content = [type: string, body: string | Uint8Array<ArrayBuffer>];

/** UTF-16, and bytes cut or changed so that they are no UTF-8 any more. */
function wronglyEncoded(good: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  return fc.oneof(
    good.map((written) => new Uint8Array(Uint16Array.from(written, (unit) => unit.charCodeAt(0)).buffer)),
    fc.tuple(good, fc.nat(), fc.integer({ min: 0x80, max: 0xff })).map(([written, at, byte]) => {
      const bytes = encoder.encode(written);
      bytes[at % (bytes.length || 1)] = byte;
      return bytes;
    }),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)),
  );
}

function contentFor(valid: Record<string, unknown>): fc.Arbitrary<Content> {
  const bodies = fc.oneof({ weight: 4, arbitrary: mutated(valid) }, fc.json(), strangeJson);
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(json, bodies) },
    { weight: 2, arbitrary: fc.tuple(json, wronglyEncoded(bodies)) },
    { weight: 3, arbitrary: fc.tuple(form, fc.oneof(posted(valid), text)) },
    fc.tuple(form, wronglyEncoded(posted(valid))),
    fc.tuple(fc.constant(`multipart/form-data; boundary=${boundary}`), multipart(valid)),
    fc.tuple(otherTypes, fc.oneof(bodies, wronglyEncoded(bodies))),
  );
}

/** Text that may stand in a header. */
const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const extraHeaders = fc.record(
  {
    Accept: fc.constantFrom("text/event-stream", "*/*", "text/html", "image/png"),
    Authorization: fc.oneof(fc.constant(`Bearer ${"A".repeat(43)}`), headerText),
    Cookie: headerText,
    "CF-Connecting-IP": fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    "CF-Ray": headerText,
    "X-Forwarded-Host": headerText,
    "X-HTTP-Method-Override": fc.constantFrom("DELETE", "GET", "x"),
    "If-None-Match": headerText,
    "Accept-Language": headerText,
  },
  { requiredKeys: [] },
);

/** Posts (and sometimes another method) to one way into the product. */
export function requestsTo(path: string): fc.Arbitrary<FuzzRequest> {
  const valid: Record<string, unknown> = path.startsWith("/api/shared-stories") ? story : storyRequest;
  const method = fc.oneof({ weight: 12, arbitrary: fc.constant("POST") }, fc.constantFrom("PUT", "DELETE", "PATCH"));
  return fc.tuple(method, contentFor(valid), extraHeaders).map(([chosen, [type, body], headers]) => ({
    method: chosen,
    path,
    headers: { ...headers, "Content-Type": type },
    body,
  }));
}

const chunkText = fc.oneof(
  fc.constantFrom(
    "0\r\n\r\n",
    "3\r\nabc\r\n0\r\n\r\n",
    "zz\r\n",
    "-1\r\n\r\n",
    "3\r\nab",
    "ffffffffffffffff\r\n",
    "3;x=y\r\nabc\r\n0\r\n\r\n",
  ),
  headerText,
);
const upgrades = fc.constantFrom("websocket", "WebSocket", "h2c", "x, websocket");

/** GETs and HEADs with bodies, chunks that are none, and upgrades to other protocols. */
export function rawRequests(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const target = fc.constantFrom(
    "/",
    "/stories-for-age/3",
    "/shared/x",
    "/story/x",
    "/healthz",
    "/robots.txt",
    ...paths,
  );
  const types = fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain");
  const line = (method: string, path: string, headers: readonly string[], body: string) => ({
    method,
    path,
    headers: {},
    body: undefined,
    raw: `${[`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`,
  });
  return fc.oneof(
    fc
      .tuple(fc.constantFrom("GET", "HEAD"), target, headerText)
      .map(([method, path, body]) => line(method, path, [`Content-Length: ${body.length}`], body)),
    fc
      .tuple(fc.constantFrom("GET", "HEAD", "POST", "PUT"), target, types, chunkText)
      .map(([method, path, type, body]) =>
        line(method, path, [`Content-Type: ${type}`, "Transfer-Encoding: chunked"], body),
      ),
    fc
      .tuple(fc.constantFrom("GET", "POST"), target, upgrades)
      .map(([method, path, protocol]) => line(method, path, [`Upgrade: ${protocol}`, "Content-Length: 0"], "")),
  );
}

/** Story links of any JSON, of any bytes, and cut; ids; choices in the address. */
export function addresses(pack: (json: string) => string): fc.Arbitrary<FuzzRequest> {
  const links = fc.oneof(
    mutated({ v: 1, kind: "answers", metadata: story.story_metadata }),
    mutated({
      v: 1,
      kind: "story",
      story: story.story_content,
      metadata: story.story_metadata,
      receipt: story.receipt,
    }),
    mutated({ v: 1, kind: "retelling", request: storyRequest, retelling: { seed: 1, version: 1 }, ...story }),
    fc.json(),
    strangeJson,
  );
  const packed = links.map(pack);
  const data = fc.oneof(
    { weight: 4, arbitrary: packed },
    packed.chain((whole) => fc.nat(whole.length).map((at) => whole.slice(0, at))),
    text,
  );
  const escaped = (part: string) => encodeURIComponent(part.toWellFormed()) || "x";
  const path = fc.oneof(
    data.map((part) => `/story/${escaped(part)}`),
    data.map((part) => `/story/${escaped(part)}.data`),
    text.map((part) => `/shared/${escaped(part)}`),
    text.map((part) => `/shared/${escaped(part)}.data`),
    text.map((part) => `/${escaped(part)}`),
    // Cut in the middle of an escape, and the interface of older Remix.
    fc
      .tuple(
        data,
        fc.constantFrom("shared", "story", "x/shared"),
        fc.constantFrom("%", "%2", "%E0%A4", "%.data", "?_data=root"),
      )
      .map(([part, folder, end]) => `/${folder}/${escaped(part)}${end}`),
    fc
      .tuple(fc.constantFrom("stories-for-age", "story-types", "story-themes"), text)
      .map(([kind, part]) => `/${kind}/${escaped(part)}`),
    fc
      .array(fc.tuple(fc.constantFrom("age", "style", "interests", "_routes", "index"), text), { maxLength: 4 })
      .map((all) => `/?${all.map(([name, choice]) => `${name}=${escaped(choice)}`).join("&")}`),
    fc.webPath().map((any) => (any.startsWith("/") ? any : `/${any}`)),
    fc.constantFrom(
      "/%",
      "/%E0%A4%A",
      "/story/%00",
      "//elsewhere.example/",
      "/\\elsewhere.example",
      "/story/../shared/%2e%2e",
    ),
  );
  return fc.record({
    method: fc.constantFrom("GET", "GET", "HEAD"),
    path,
    headers: extraHeaders,
    body: fc.constant(undefined),
  });
}
