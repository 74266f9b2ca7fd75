import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createStorySigner } from "../../../server/receipts";

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
