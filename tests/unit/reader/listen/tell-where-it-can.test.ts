import { expect, test } from "vitest";
import { type TellingPlaces, tellWhereItCan } from "../../../../app/reader/listen/tell-where-it-can";
import { StoryError, type StoryErrorCode } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";

const request = {
  age: 5,
  gender: "girl",
  interests: ["space"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
  seed: 7,
} as const;

function tells(text: string, failure?: StoryErrorCode) {
  return async function* (): AsyncGenerator<StoryEvent> {
    if (text !== "") yield { event: "text", data: { text } };
    if (failure) throw new StoryError(failure);
  };
}

interface Case extends Partial<TellingPlaces> {
  storyteller?: "storybook";
  earlier?: StoryRequest["earlier"];
  hereFirst?: boolean;
}

async function told({ storyteller, earlier, hereFirst = false, ...changes }: Case): Promise<string> {
  const places = { askServer: tells("by the server"), tellHere: tells("here"), asksModel: true, ...changes };
  const asked = { ...request, interests: [...request.interests], ...(storyteller && { storyteller }), earlier };
  let text = "";
  const { signal } = new AbortController();
  try {
    for await (const { event, data } of tellWhereItCan(asked, places, signal, hereFirst)) {
      if (event === "text") text += data.text;
    }
    return text;
  } catch (thrown) {
    return `${text}${thrown instanceof StoryError ? thrown.code : thrown}`;
  }
}

test("the server tells where it can be reached", async () => {
  expect(await told({})).toBe("by the server");
});

test("without a network it is told here, whoever was to tell", async () => {
  expect(await told({ askServer: tells("", "offline") })).toBe("here");
  expect(await told({ askServer: tells("", "offline"), asksModel: false })).toBe("here");
});

test("a model's story is not told again by the storybook, which waits for the network with it", async () => {
  const story_metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "Night" } as const;
  const earlier = { story: "Nora slept.", story_metadata, receipt: "v1.1.x" };
  expect(await told({ askServer: tells("", "offline"), earlier })).toBe("offline");
});

test("a server that does not answer is the page's to stand in for where the storybook was asked", async () => {
  const askServer = tells("", "network");
  expect(await told({ askServer })).toBe("network");
  expect(await told({ askServer, asksModel: false })).toBe("here");
  expect(await told({ askServer, storyteller: "storybook" })).toBe("here");
});

test("a server's own failure, and a story that has begun, are not told over", async () => {
  for (const code of ["busy", "story_failed", "unsafe_request"] as const) {
    expect(await told({ askServer: tells("", code), asksModel: false })).toBe(code);
  }
  expect(await told({ askServer: tells("Once ", "network"), asksModel: false })).toBe("Once network");
});

test("where it is not on this device either, the first failure counts; words that are refused are refused", async () => {
  const askServer = tells("", "network");
  expect(await told({ askServer, tellHere: tells("", "offline"), asksModel: false })).toBe("network");
  expect(await told({ askServer, tellHere: tells("", "unsafe_request"), asksModel: false })).toBe("unsafe_request");
});

test("who does not want to wait again is told here at once, and the server is asked where that cannot be", async () => {
  expect(await told({ hereFirst: true, askServer: tells("", "story_failed") })).toBe("here");
  expect(await told({ hereFirst: true, tellHere: tells("", "offline") })).toBe("by the server");
});
