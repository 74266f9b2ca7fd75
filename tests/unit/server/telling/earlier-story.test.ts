import { expect, test } from "vitest";
import { createEarlierCheck } from "../../../../server/telling/earlier-story";

const earlier = {
  story: "Nora slept.",
  story_metadata: { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "Night" },
  receipt: "v1.1.x",
} as const;

test.each(["valid", "expired"] as const)("a receipt that is %s proves that we told it", async (verdict) => {
  await createEarlierCheck(async () => verdict)(earlier);
});

test("what we did not tell is refused, in a sentence about telling and not about sharing", async () => {
  await expect(createEarlierCheck(async () => "forged")(earlier)).rejects.toMatchObject({
    code: "not_our_story",
    message: expect.stringContaining("The one you have stays as it is."),
  });
});

test("most requests bring none", async () => {
  await createEarlierCheck(() => Promise.reject(new Error("asked")))(undefined);
});
