import { expect, test } from "vitest";
import {
  longestStoring,
  type ShareableStory,
  type ShareOutcome,
  type SharePorts,
  shareStory,
} from "../../../../app/reader/share/share-story";
import type { SharedLink } from "../../../../app/story/told/shared-story";

const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "The Quiet Moon" } as const;
const story: ShareableStory = { text: "**The Quiet Moon**\n\nThey slept.", metadata, receipt: "v1.1.mac" };
const link: SharedLink = { id: "an-id", url: "https://m.example/shared/an-id", expires_at: "2026-12-24T00:00:00.000Z" };
const storyLink = { title: "The Quiet Moon", url: "https://m.example/story/data" };
const homeLink = { title: "The Quiet Moon", message: "Make your own:", url: "https://m.example/" };

const never = new Promise<never>(() => {});
const no = (name: string) => () => Promise.reject(new DOMException("", name));

/** A browser without a share sheet, with a clipboard and a quick server; and what became of its ports. */
function browser(changes: Partial<SharePorts> = {}) {
  const done: string[] = [];
  const ports: SharePorts = {
    sign: async () => undefined,
    store: async () => link,
    keep: ({ id }) => void done.push(`kept ${id}`),
    takeBack: ({ id }) => void done.push(`taken back ${id}`),
    unstored: async ({ receipt }) => (receipt === null ? homeLink : storyLink),
    hasSheet: () => false,
    openSheet: async (data) => void done.push(`sheet ${JSON.stringify(data)}`),
    copy: async (text) => void done.push(`copied ${await text}`),
    wait: () => never,
    ...changes,
  };
  return { ports, done };
}

async function shared(changes: Partial<SharePorts> = {}, told = story): Promise<[ShareOutcome, string[]]> {
  const { ports, done } = browser(changes);
  return [await shareStory(told, ports), done];
}

test("a stored story's link goes to the clipboard where there is no share sheet", async () => {
  expect(await shared()).toMatchObject([{ kind: "copied" }, ["kept an-id", `copied ${link.url}`]]);
});

test("without a sheet the clipboard is asked while the press is handled, before there is a link", async () => {
  const { ports } = browser({ store: () => never });
  let isAsked = false;
  void shareStory(story, {
    ...ports,
    copy: async () => {
      isAsked = true;
    },
  });
  expect(isAsked).toBe(true);
});

test("the native sheet gets the link and the story's title, and the clipboard is left alone", async () => {
  const [outcome, done] = await shared({ hasSheet: () => true });
  expect(outcome).toMatchObject({ kind: "handed-over" });
  expect(done).toEqual(["kept an-id", `sheet ${JSON.stringify({ title: "The Quiet Moon", url: link.url })}`]);
});

test("closing the sheet is no error, and nothing more happens", async () => {
  expect(await shared({ hasSheet: () => true, openSheet: no("AbortError") })).toMatchObject([
    { kind: "handed-over" },
    ["kept an-id"],
  ]);
});

test.each(["NotAllowedError", "DataError", "InvalidStateError"])(
  "a sheet that fails with %s falls back to the clipboard",
  async (name) => {
    const [outcome, done] = await shared({ hasSheet: () => true, openSheet: no(name) });
    expect(outcome).toMatchObject({ kind: "copied" });
    expect(done).toContain(`copied ${link.url}`);
  },
);

test("where neither sheet nor clipboard are allowed any more, the link is offered to be copied by a press", async () => {
  const [outcome] = await shared({
    hasSheet: () => true,
    openSheet: no("NotAllowedError"),
    copy: no("NotAllowedError"),
  });
  expect(outcome).toMatchObject({ kind: "offered", passage: { url: link.url } });
});

test("where the browser has no clipboard at all, the link is offered too", async () => {
  const copy = () => Promise.reject(new TypeError("navigator.clipboard is undefined"));
  expect((await shared({ copy }))[0]).toMatchObject({ kind: "offered", passage: { url: link.url } });
});

test("a database that takes too long is waited for 2.5 seconds, and what it stores late is taken back", async () => {
  let waited = 0;
  let answer: (stored: SharedLink) => void = () => {};
  const store = () =>
    new Promise<SharedLink>((resolve) => {
      answer = resolve;
    });
  const wait = async (ms: number) => {
    waited = ms;
  };
  const [outcome, done] = await shared({ store, wait });
  expect(waited).toBe(2500);
  expect(waited).toBe(longestStoring);
  expect(outcome).toMatchObject({ kind: "copied" });
  expect(done).toEqual([`copied ${storyLink.url}`]);
  answer(link);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([`copied ${storyLink.url}`, "taken back an-id"]);
});

test("a database that fails late is no unhandled rejection", async () => {
  let fail: (reason: Error) => void = () => {};
  const store = () =>
    new Promise<SharedLink>((_, reject) => {
      fail = reject;
    });
  expect((await shared({ store, wait: async () => {} }))[0]).toMatchObject({ kind: "copied" });
  fail(new Error("503"));
  await new Promise((resolve) => setTimeout(resolve));
});

test("a failing database leads to the link that needs none at once", async () => {
  const [, done] = await shared({ store: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(done).toEqual([`copied ${storyLink.url}`]);
});

test("without a receipt the server is not asked: message and home link are copied", async () => {
  const store = () => Promise.reject(new Error("must not be asked"));
  const [outcome, done] = await shared({ store }, { ...story, receipt: null });
  expect(outcome).toMatchObject({ kind: "copied" });
  expect(done).toEqual(["copied Make your own: https://m.example/"]);
});

test("a receipt that the server refuses makes no story link either", async () => {
  expect((await shared({ store: async () => "refused" }))[1]).toEqual(["copied Make your own: https://m.example/"]);
});

test("the sheet gets the message of a home link beside the link", async () => {
  const [, done] = await shared({ hasSheet: () => true }, { ...story, receipt: null });
  const data = { title: "The Quiet Moon", url: "https://m.example/", text: "Make your own:" };
  expect(done).toEqual([`sheet ${JSON.stringify(data)}`]);
});
