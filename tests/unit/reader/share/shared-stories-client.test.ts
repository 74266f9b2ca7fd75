import { afterEach, expect, test, vi } from "vitest";
import { removeSharedStory, storeSharedStory } from "../../../../app/reader/share/shared-stories-client";

const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "The Quiet Moon" } as const;
const story = { text: "They slept.", metadata };
const link = { id: "an-id", url: "https://m.example/shared/an-id", expires_at: "2026-12-24T00:00:00.000Z" };

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a story is stored with its metadata, its receipt and the anonymous id", async () => {
  const fetch = answering(() => Response.json({ ...link, revoke_token: "a-token" }, { status: 201 }));
  expect(await storeSharedStory(story, "v1.1.mac")).toEqual({ ...link, revoke_token: "a-token" });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe("/api/shared-stories");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({
    story_content: "They slept.",
    story_metadata: metadata,
    receipt: "v1.1.mac",
    user_identifier: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test("403 is a refusal; everything else that is no link is a failure", async () => {
  answering(() => Response.json({ error: { code: "not_our_story" } }, { status: 403 }));
  expect(await storeSharedStory(story, "old")).toBe("refused");
  for (const answer of [
    new Response(null, { status: 503 }),
    Response.json({ id: 7 }),
    new Response("<html>", { status: 200 }),
  ]) {
    answering(() => answer);
    await expect(storeSharedStory(story, "v1.1.mac")).rejects.toThrow();
  }
});

test("a story is removed with its token, and one that is gone counts as removed", async () => {
  const fetch = answering(() => new Response(null, { status: 204 }));
  await removeSharedStory("an-id", "a-token");
  expect(fetch.mock.calls[0]).toEqual([
    "/api/shared-stories/an-id",
    { method: "DELETE", headers: { Authorization: "Bearer a-token" } },
  ]);
  answering(() => new Response(null, { status: 404 }));
  await removeSharedStory("an-id", "a-token");
  answering(() => new Response(null, { status: 503 }));
  await expect(removeSharedStory("an-id", "a-token")).rejects.toThrow();
});
