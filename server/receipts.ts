import type { StoryMetadata } from "../app/story/story-metadata";
import type { SigningSecrets } from "./env";

const encoder = new TextEncoder();

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Everything that the receipt vouches for, in one unambiguous text. */
function sealedText(issuedAt: number, story: string, metadata: StoryMetadata): string {
  const { age, style, readingTime, lesson, title } = metadata;
  return JSON.stringify([issuedAt, story, age, style, readingTime, lesson ?? null, title]);
}

export type SignStory = (story: string, metadata: StoryMetadata) => Promise<string | null>;

/**
 * A receipt `v1.<issued-at>.<mac>` proves that we told exactly this story: HMAC-SHA-256 over text, metadata and time.
 * `issued-at` is in whole seconds since 1970. Without a secret there is no receipt and the story cannot be shared.
 */
export function createStorySigner(secrets: SigningSecrets | undefined, now: () => number): SignStory {
  if (!secrets) return async () => null;
  let key: Promise<CryptoKey> | undefined;
  return async (story, metadata) => {
    key ??= crypto.subtle.importKey("raw", encoder.encode(secrets.current), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    const issuedAt = Math.floor(now() / 1000);
    const mac = await crypto.subtle.sign("HMAC", await key, encoder.encode(sealedText(issuedAt, story, metadata)));
    return `v1.${issuedAt}.${base64url(new Uint8Array(mac))}`;
  };
}
