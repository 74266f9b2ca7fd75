import { createHmac } from "node:crypto";
import { createParser } from "eventsource-parser";
import { decodeStoryEvent, type StoryEvent } from "../../../app/story/told/wire-events";
import type { Script } from "../upstream/upstream";
import { storyRequest, testSecret } from "../worker/served-worker";
import { seededRandom } from "./seeded-random";

/** A model whose stories have letters of one to four bytes, and the family's own name in each sentence. */
export const tellsFamilies: Script = async (exchange) => {
  const [name = "nobody"] = familyPattern.exec(JSON.stringify(exchange.body.messages)) ?? [];
  await exchange.open();
  for (const text of storyOf(name).match(/[\s\S]{1,7}/gu) ?? []) {
    await exchange.say(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await exchange.finish();
};

const familyPattern = /Zebedee[a-z]+/;
const sentences = 12;

function storyOf(name: string): string {
  const told = Array.from(
    { length: sentences },
    (_, i) =>
      `${name} drank tea in the café № ${i}… “Très bon,” said the owl under the 月, and the moon 🌙 shone on 東 house ${i}.`,
  );
  return `**${name} and the Café**\n\n${told.join(" ")}`;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const familyName = (i: number) =>
  `Zebedee${letters[Math.floor(i / 676) % 26]}${letters[Math.floor(i / 26) % 26]}${letters[i % 26]}`;

/** What came of one story that was cut. */
export interface CutTelling {
  /** The text is the one that was told, to the letter. */
  readonly isWhole: boolean;
  readonly hasReceipt: boolean;
  /** Connections that were cut, and those of them inside a character. */
  readonly cuts: number;
  readonly cutsInsideCharacters: number;
  /** Milliseconds from each return to the first event. */
  readonly returns: readonly number[];
}

interface Heard {
  text: string;
  telling: string | undefined;
  wasCutInsideCharacter: boolean;
  done: Extract<StoryEvent, { event: "done" }>["data"] | undefined;
  firstEventAt: number | undefined;
}

/** Listens until `bytes` have come; with `insideCharacter` on to the next byte that has its character's first byte before it. */
async function hearUntil(response: Response, heard: Heard, bytes: number, insideCharacter: boolean): Promise<void> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent(raw) {
      const event = decodeStoryEvent(raw);
      if (!event) throw new Error(`not one of our events: ${raw.data}`);
      heard.firstEventAt ??= performance.now();
      if (event.event === "start") heard.telling = event.data.telling;
      if (event.event === "text") heard.text += event.data.text;
      if (Number(raw.id) !== heard.text.length) throw new Error(`${raw.id} is not ${heard.text.length}`);
      if (event.event === "error") throw new Error(event.data.code);
      if (event.event === "done") heard.done = event.data;
    },
  });
  let left = bytes;
  heard.wasCutInsideCharacter = false;
  for await (const chunk of response.body ?? []) {
    let end = Math.min(left, chunk.length);
    if (insideCharacter) while (end < chunk.length && (chunk[end] ?? 0) >> 6 !== 2) end++;
    heard.wasCutInsideCharacter = end < chunk.length && (chunk[end] ?? 0) >> 6 === 2;
    parser.feed(decoder.decode(chunk.subarray(0, end), { stream: true }));
    left -= end;
    if (end < chunk.length) return;
  }
}

function isSigned({ text, done }: Heard): boolean {
  const [, issuedAt, mac] = done?.receipt?.split(".") ?? [];
  const m = done?.story_metadata;
  const sealed = JSON.stringify([Number(issuedAt), text, m?.age, m?.style, m?.readingTime, m?.lesson, m?.title]);
  return mac === createHmac("sha256", testSecret).update(sealed).digest("base64url");
}

/** Has one story told whose connection is cut at random places, up to three times, and goes on each time. */
export async function tellAndCut(site: URL, i: number): Promise<CutTelling> {
  const random = seededRandom(i + 1);
  const name = familyName(i);
  const expected = storyOf(name);
  const heard: Heard = {
    text: "",
    telling: undefined,
    wasCutInsideCharacter: false,
    done: undefined,
    firstEventAt: undefined,
  };
  const planned = 1 + Math.floor(random() * 3);
  /** Events have about twice the bytes of their text. */
  const mostBytes = Math.ceil((expected.length * 2) / planned);
  let cuts = 0;
  let cutsInsideCharacters = 0;
  const returns: number[] = [];
  while (!heard.done) {
    const connection = new AbortController();
    const { signal } = connection;
    const isLast = cuts >= planned;
    const bytes = isLast ? Number.POSITIVE_INFINITY : Math.floor(random() * mostBytes);
    const askedAt = performance.now();
    heard.firstEventAt = undefined;
    const isReturn = heard.telling !== undefined;
    const response = isReturn
      ? await fetch(new URL(`/api/tellings/${heard.telling}`, site), {
          headers: { "Last-Event-ID": String(heard.text.length) },
          signal,
        })
      : await fetch(new URL("/api/generate-story", site), {
          method: "POST",
          headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
          body: JSON.stringify({ ...storyRequest, interests: [`my cat ${name}`], user_identifier: `family-${i}` }),
          signal,
        });
    await hearUntil(response, heard, bytes, random() < 0.5);
    connection.abort();
    if (isReturn && heard.firstEventAt !== undefined) returns.push(heard.firstEventAt - askedAt);
    if (heard.done) break;
    cuts++;
    if (heard.wasCutInsideCharacter) cutsInsideCharacters++;
    await new Promise((resolve) => setTimeout(resolve, random() * 40));
  }
  return { isWhole: heard.text === expected, hasReceipt: isSigned(heard), cuts, cutsInsideCharacters, returns };
}
