import { expect, test } from "vitest";
import { createGuardModeration, type GuardModel } from "../../../../server/workers-ai/moderation";

const nobody = new AbortController().signal;

/** A binding that answers each text with what stands for it; `silence` is never answered. */
function binding(answers: Readonly<Record<string, unknown>>) {
  const asked: Parameters<GuardModel["run"]>[] = [];
  const ai: GuardModel = {
    run: async (...question) => {
      asked.push(question);
      const answer = answers[question[1].messages[0]?.content ?? ""];
      if (answer === "silence") return new Promise(() => {});
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { ai, asked };
}

const judge = (answers: Readonly<Record<string, unknown>>, texts = Object.keys(answers), limitMs = 1_000) =>
  createGuardModeration({ ai: binding(answers).ai, limitMs })(texts, nobody);

test("each text is one question to the guard model", async () => {
  const { ai, asked } = binding({ "a cat": { response: "safe" }, "a dog": { response: "\n\nsafe" } });
  const verdicts = await createGuardModeration({ ai, limitMs: 1_000 })(["a cat", "a dog"], nobody);
  expect(verdicts).toEqual([undefined, undefined]);
  expect(asked.map(([model, input]) => [model, input])).toEqual([
    ["@cf/meta/llama-guard-3-8b", { messages: [{ role: "user", content: "a cat" }] }],
    ["@cf/meta/llama-guard-3-8b", { messages: [{ role: "user", content: "a dog" }] }],
  ]);
});

test.each([
  ["\n\nunsafe\nS1", "weapons_violence"],
  ["unsafe\nS9", "weapons_violence"],
  ["unsafe\nS1,S11", "self_harm"],
  ["unsafe\nS10, S4", "sex"],
  ["unsafe\nS2", "drugs"],
  ["unsafe\nS7", "personal_data"],
  ["unsafe\nS6", "dangerous_play"],
  ["unsafe\nS99", "profanity"],
  ["unsafe", "profanity"],
  ["unsafe\nS8", undefined],
  ["unsafe\nS8,S13", undefined],
  ["unsafe\nS8,S10", "hate"],
  [{ safe: true }, undefined],
  [{ safe: true, categories: [] }, undefined],
  [{ safe: false, categories: ["S12"] }, "sex"],
  [{ safe: false }, "profanity"],
])("%j is %s", async (response, category) => {
  expect(await judge({ text: { response } })).toEqual([category]);
});

test.each([
  [{ response: "I think that this is fine." }, "moderation: no verdict"],
  [{ response: "" }, "moderation: no verdict"],
  [{ response: "safe\nunsafe" }, "moderation: no verdict"],
  [{ response: { categories: ["S1"] } }, "moderation: $ZodError"],
  [{}, "moderation: $ZodError"],
  [undefined, "moderation: $ZodError"],
  [new TypeError("down"), "moderation: TypeError"],
])("%j is a failure with a name", async (answer, detail) => {
  await expect(judge({ fine: { response: "safe" }, text: answer })).rejects.toMatchObject({
    code: "moderation_failed",
    retryable: true,
    detail,
  });
});

test("a binding that says nothing is waited for no longer than the limit", async () => {
  await expect(judge({ text: "silence" }, ["text"], 5)).rejects.toMatchObject({
    code: "moderation_failed",
    detail: "moderation: TimeoutError",
  });
});

test("a reader who leaves ends the question with his reason", async () => {
  const leaves = new AbortController();
  const { ai, asked } = binding({ text: "silence" });
  const verdict = createGuardModeration({ ai, limitMs: 1_000 })(["text"], leaves.signal);
  const reason = new Error("left");
  leaves.abort(reason);
  await expect(verdict).rejects.toBe(reason);
  expect(asked[0]?.[2].signal.aborted).toBe(true);
});
