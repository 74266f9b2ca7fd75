import * as z from "zod/mini";
import { pickAnswers } from "../answers";
import { storyRequestSchema } from "../request";
import { retellingSchema } from "../retelling";
import { storyMetadataSchema } from "../told/metadata";
import { fromBase64url, toBase64url } from "./base64url";

/*
 * The link that needs no database, `/story/{encodedData}`: base64url(deflate-raw(JSON)). What a link says is checked for
 * its shape only; whether we told that story, its receipt says.
 */

const format = z.literal(1);

const storyLinkSchema = z.discriminatedUnion("kind", [
  z.object({
    v: format,
    kind: z.literal("story"),
    story: z.string(),
    metadata: storyMetadataSchema,
    receipt: z.string(),
  }),
  /** Told again from its answers and seed: for a storybook story that is too long for an address. */
  z.object({
    v: format,
    kind: z.literal("retelling"),
    request: storyRequestSchema,
    retelling: retellingSchema,
    metadata: storyMetadataSchema,
    receipt: z.string(),
  }),
  z.object({ v: format, kind: z.literal("answers"), metadata: z.partial(storyMetadataSchema) }),
]);

export type StoryLinkPayload = z.output<typeof storyLinkSchema>;

/** The longest address that is read: more than any browser or mail passes on, far more than the 2,000 that we share. */
const longestData = 16 * 1024;
/** Deflate unpacks a byte to at most a thousand. */
const sliceBytes = 256;
/** Bytes of JSON. The longest story of ours has 13,000. */
const mostJson = 64 * 1024;

/** The link says neither who asked nor from where. The story's spelling is in its retelling. */
function withAnswersOnly(payload: StoryLinkPayload): StoryLinkPayload {
  return payload.kind === "retelling" ? { ...payload, request: pickAnswers(payload.request) } : payload;
}

/** @throws where the browser cannot compress, which old ones cannot. */
export async function encodeStory(payload: StoryLinkPayload): Promise<string> {
  const json = new Blob([JSON.stringify(withAnswersOnly(payload))]);
  const packed = await new Response(json.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return toBase64url(new Uint8Array(packed));
}

/** Undefined for anything that is no link of ours. Never throws, and holds little more than `mostJson` in memory. */
export async function decodeStory(data: string): Promise<StoryLinkPayload | undefined> {
  if (data.length > longestData) return undefined;
  const packed = fromBase64url(data);
  if (!packed) return undefined;
  try {
    const json: unknown = JSON.parse(await unpack(packed));
    const parsed = z.safeParse(storyLinkSchema, json);
    return parsed.success ? withAnswersOnly(parsed.data) : undefined;
  } catch {
    return undefined;
  }
}

/** A runtime may unpack all that it is given before anybody reads: in small pieces that is never much. */
function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + sliceBytes));
      at += sliceBytes;
    },
  });
}

/** @throws RangeError as soon as there is more than `mostJson`: a few bytes can unpack to megabytes. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for await (const bytes of inSlices(packed).pipeThrough(new DecompressionStream("deflate-raw"))) {
    size += bytes.length;
    if (size > mostJson) throw new RangeError("a link that unpacks to too much");
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
