import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ages, readingTimes } from "../../../../app/story/catalogue";
import { fromBase64url, toBase64url } from "../../../../app/story/link/base64url";
import { decodeStory, encodeStory, type StoryLinkPayload } from "../../../../app/story/link/encoded-link";
import { parseStory } from "../../../../app/story/text/text";
import { sampleRequest, sampleSeed, tell } from "../../../support/storybook/samples";

const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", lesson: "kindness", title: "T" } as const;
const story = { v: 1, kind: "story", story: "**T**\n\nÄ 🌙.", metadata, receipt: "v1.1.x" } as const;

/** As `encodeStory` packs, for what it would refuse. */
function pack(json: string): string {
  return toBase64url(deflateRawSync(json));
}

/** The longest address of a page of ours, and how much of it is not data. */
const longestUrl = 2000;
const ownPart = "https://stories.moonthread.example/story/".length;

function fakeReceipt(): string {
  return `v1.1763620000.${toBase64url(crypto.getRandomValues(new Uint8Array(32)))}`;
}

test("any text comes back to the letter, whatever its script", async () => {
  const anyText = fc.string({ unit: "binary", maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, title) => {
      const payload: StoryLinkPayload = { ...story, story: text, metadata: { ...metadata, title } };
      expect(await decodeStory(await encodeStory(payload))).toEqual(payload);
    }),
    { numRuns: 150 },
  );
});

test.each(["\uD800", "\uDC00 \uD83C", "\u0000\uFEFF\u2028", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "نجمة ⁧שלום⁩", "Ą\u0301"])(
  "so does %j",
  async (text) => {
    const payload: StoryLinkPayload = { ...story, story: text };
    expect(await decodeStory(await encodeStory(payload))).toEqual(payload);
  },
);

test("a link carries answers, and never who asked or from where", async () => {
  const request = { ...sampleRequest(0, 6, "15 minutes"), country: "GB", user_identifier: "a-secret-id" };
  const retelling = { seed: 0xffffffff, version: "t1f2e3d4c;4-5/dinosaurs/olive-is-busy@0a1b2c3d:0", country: "GB" };
  const data = await encodeStory({ v: 1, kind: "retelling", request, retelling, metadata, receipt: "v1.1.x" });
  const { country: _, user_identifier: __, ...answers } = request;
  expect(await decodeStory(data)).toEqual({
    v: 1,
    kind: "retelling",
    request: answers,
    retelling,
    metadata,
    receipt: "v1.1.x",
  });
});

test("a link may carry nothing but some metadata", async () => {
  const payload: StoryLinkPayload = { v: 1, kind: "answers", metadata: { age: 7, style: "funny" } };
  expect(await decodeStory(await encodeStory(payload))).toEqual(payload);
});

const longestVersion = [
  "t0a1b2c3d",
  ...["e5f60718", "293a4b5c", "6d7e8f90"].map(
    (hash) => `9-12/superheroes/${hash}-and-the-very-long-name-of-a-tale@${hash}:12`,
  ),
].join(";");

test("a link of a teller that numbered its versions is still read", async () => {
  const request = { ...sampleRequest(0, 6, "15 minutes"), country: undefined };
  const link = { v: 1, kind: "retelling", request, retelling: { seed: 1, version: 5 }, metadata, receipt: "v1.1.x" };
  expect(await decodeStory(pack(JSON.stringify(link)))).toMatchObject({ retelling: { seed: 1, version: "5" } });
});

test("every 2-3-minute story fits an address, and of every length what tells it again", {
  timeout: 60_000,
}, async () => {
  const tooLong: string[] = [];
  for (let i = 0; i < 506; i++) {
    const age = ages[i % ages.length] ?? 5;
    const request = sampleRequest(i, age, "2-3 minutes");
    const text = tell(request, sampleSeed(i));
    const { style, readingTime, lesson } = request;
    const told = { age, style, readingTime, lesson, title: parseStory(text).title };
    const whole = await encodeStory({ v: 1, kind: "story", story: text, metadata: told, receipt: fakeReceipt() });
    if (ownPart + whole.length > longestUrl) tooLong.push(`${i}: ${whole.length}`);

    const length = readingTimes[i % 4]?.value ?? "15 minutes";
    const data = await encodeStory({
      v: 1,
      kind: "retelling",
      request: sampleRequest(i, age, length),
      retelling: { seed: sampleSeed(i), version: longestVersion, country: "GB" },
      metadata: told,
      receipt: fakeReceipt(),
    });
    if (ownPart + data.length > longestUrl) tooLong.push(`${i}, ${length}: ${data.length}`);
  }
  expect(tooLong).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["no base64url", "a+b/c="],
  ["a path", "../../etc/passwd"],
  ["no deflate", "AAAA"],
  ["half a link", pack(JSON.stringify(story)).slice(0, 60)],
  ["no JSON", pack("{")],
  ["no UTF-8", toBase64url(deflateRawSync(Buffer.from([0x22, 0xff, 0x22])))],
  ["null", pack("null")],
  ["a list", pack("[1]")],
  ["another format", pack(JSON.stringify({ ...story, v: 2 }))],
  ["another kind", pack(JSON.stringify({ ...story, kind: "toString" }))],
  ["a story without a receipt", pack(JSON.stringify({ ...story, receipt: null }))],
  ["a style of one's own", pack(JSON.stringify({ ...story, metadata: { ...metadata, style: "constructor" } }))],
  ["a prototype", pack('{"__proto__":{"v":1,"kind":"answers","metadata":{}}}')],
])("%s is no link of ours", async (_, data) => {
  expect(await decodeStory(data)).toBeUndefined();
});

test("nothing but what is asked for comes out", async () => {
  const json = '{"v":1,"kind":"answers","metadata":{"age":5,"__proto__":{"x":1},"constructor":1},"extra":1}';
  const decoded = await decodeStory(pack(json));
  expect(decoded).toEqual({ v: 1, kind: "answers", metadata: { age: 5 } });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test("what unpacks to too much, or is too long itself, is not read", async () => {
  const bomb = pack(`"${" ".repeat(11_000_000)}"`);
  expect(bomb.length).toBeLessThan(16 * 1024);
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 20; i++) expect(await decodeStory(bomb)).toBeUndefined();
  // Twenty of them whole would be 220 MB, as text twice that.
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  expect(await decodeStory(pack(JSON.stringify({ ...story, story: "x".repeat(65_536) })))).toBeUndefined();
  expect(await decodeStory("A".repeat(1_000_000))).toBeUndefined();
});

test("any nonsense is survived", async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        bytes.map(toBase64url),
        bytes.map((b) => toBase64url(deflateRawSync(b))),
      ),
      async (data) => {
        expect(await decodeStory(data)).toBeUndefined();
      },
    ),
  );
});

test("base64url is that of everybody else", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64url(text)).toEqual(new Uint8Array(bytes));
    }),
  );
  expect(fromBase64url("a=")).toBeUndefined();
  expect(fromBase64url("A")).toBeUndefined();
});
