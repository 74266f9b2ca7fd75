import { fromBase64url, toBase64url } from "../../app/story/link/base64url";
import type { StoryMetadata } from "../../app/story/told/metadata";
import type { SigningSecrets } from "../env/environment";
import { canonical } from "./canonical";

const encoder = new TextEncoder();

function keyOf(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

/** Everything that the receipt vouches for, in one unambiguous text. */
function sealedText(issuedAt: number, story: string, metadata: StoryMetadata): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify([issuedAt, ...canonical(story, metadata)]));
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
    key ??= keyOf(secrets.current, "sign");
    const issuedAt = Math.floor(now() / 1000);
    const mac = await crypto.subtle.sign("HMAC", await key, sealedText(issuedAt, story, metadata));
    return `v1.${issuedAt}.${toBase64url(new Uint8Array(mac))}`;
  };
}

/** `expired`: we told this story, but longer ago than a receipt is good for. */
type ReceiptVerdict = "valid" | "expired" | "forged";

export type CheckReceipt = (story: string, metadata: StoryMetadata, receipt: string) => Promise<ReceiptVerdict>;

const receiptPattern = /^v1\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Checks receipts by the current secret and by the one before. `verify` compares in constant time, so that a forger
 * learns nothing from how long it takes.
 * @param maxAge seconds
 * @param now milliseconds since 1970
 */
export function createReceiptChecker(
  secrets: SigningSecrets | undefined,
  maxAge: number,
  now: () => number,
): CheckReceipt {
  const known = [secrets?.current, secrets?.previous].filter((secret) => secret !== undefined);
  return async (story, metadata, receipt) => {
    const [, issued = "", sealed = ""] = receiptPattern.exec(receipt) ?? [];
    const mac = fromBase64url(sealed);
    if (issued === "" || !mac) return "forged";
    const text = sealedText(Number(issued), story, metadata);
    for (const secret of known) {
      if (!(await crypto.subtle.verify("HMAC", await keyOf(secret, "verify"), mac, text))) continue;
      return Math.floor(now() / 1000) - Number(issued) <= maxAge ? "valid" : "expired";
    }
    return "forged";
  };
}
