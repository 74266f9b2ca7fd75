import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { StoryMetadata } from "../../../../app/story/told/metadata";
import type { SigningSecrets } from "../../../../server/env/environment";
import { createReceiptChecker, createStorySigner } from "../../../../server/sharing/receipts";

const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", lesson: "kindness", title: "T" } as const;
const secrets = { current: "a secret of thirty-two characters", previous: undefined };
const now = () => 1_700_000_000_999;

test("a receipt names its time in seconds and seals story, metadata and time", async () => {
  const receipt = await createStorySigner(secrets, now)("**T**\n\nÄ 🌙.", metadata);
  const sealed = JSON.stringify([1_700_000_000, "**T**\n\nÄ 🌙.", 5, "gentle", "2-3 minutes", "kindness", "T"]);
  const mac = createHmac("sha256", secrets.current).update(sealed).digest("base64url");
  expect(receipt).toBe(`v1.1700000000.${mac}`);
});

test("every part of it counts", async () => {
  const sign = createStorySigner(secrets, now);
  const { lesson: _, ...withoutLesson } = metadata;
  const receipts = [
    await sign("a", metadata),
    await sign("b", metadata),
    await sign("a", { ...metadata, title: "U" }),
    await sign("a", { ...metadata, age: 6 }),
    await sign("a", withoutLesson),
    await createStorySigner(secrets, () => 0)("a", metadata),
    await createStorySigner({ ...secrets, current: "another secret of that many characters" }, now)("a", metadata),
  ];
  expect(new Set(receipts).size).toBe(receipts.length);
});

test("without a secret there is no receipt", async () => {
  expect(await createStorySigner(undefined, now)("a", metadata)).toBeNull();
});

const dayAndAHalf = 36 * 3600;
const later = (seconds: number) => () => now() + seconds * 1000;

function verdict(receipt: string, { story = "a", of = metadata as StoryMetadata, after = 0 } = {}) {
  return createReceiptChecker(secrets, dayAndAHalf, later(after))(story, of, receipt);
}

test("a receipt is good for its own story and time, and no other", async () => {
  const receipt = (await createStorySigner(secrets, now)("a", metadata)) ?? "";
  const { lesson: _, ...withoutLesson } = metadata;
  expect(await verdict(receipt)).toBe("valid");
  expect(await verdict(receipt, { after: dayAndAHalf })).toBe("valid");
  expect(await verdict(receipt, { after: dayAndAHalf + 1 })).toBe("expired");
  expect(await verdict(receipt, { story: "b" })).toBe("forged");
  expect(await verdict(receipt, { of: { ...metadata, age: 6 } })).toBe("forged");
  expect(await verdict(receipt, { of: { ...metadata, title: "U" } })).toBe("forged");
  expect(await verdict(receipt, { of: withoutLesson })).toBe("forged");
  // Made younger than it is.
  expect(await verdict(receipt.replace("1700000000", "1700000001"), { after: dayAndAHalf + 1 })).toBe("forged");
});

test("the previous secret still counts, another one and none do not", async () => {
  const receipt = (await createStorySigner(secrets, now)("a", metadata)) ?? "";
  const current = "a new secret of thirty-two characters";
  const verdictBy = (by: SigningSecrets | undefined) => createReceiptChecker(by, 1, now)("a", metadata, receipt);
  expect(await verdictBy({ current, previous: secrets.current })).toBe("valid");
  expect(await verdictBy({ current, previous: undefined })).toBe("forged");
  expect(await verdictBy(undefined)).toBe("forged");
});

test.each(["", "v1", "v1..", "v2.1700000000.x", `v1.1700000000.${"A".repeat(43)}`, `v1.-1.${"A".repeat(43)}`, "\0"])(
  "the receipt %j is no receipt",
  async (receipt) => {
    expect(await verdict(receipt)).toBe("forged");
  },
);
