/** What of a call says how much a model thinks first. */
type Thinking = {
  readonly reasoning_effort?: "low" | null;
  readonly chat_template_kwargs?: { readonly enable_thinking: false };
};

/** Their thinking can be lessened only. */
const alwaysThinks = /\/gpt-oss/;
const thinksUnlessTold = /\/(?:qwen3|glm|kimi|gemma-4|nemotron|deepseek-v)/;

/**
 * A parent waits for the first word, and the tokens of a thought are taken from the story's. What is thought all the
 * same is left out: the provider hands it over apart, and `<think>` in a text is dropped by the normaliser.
 */
export function withoutThinking(model: string): Thinking {
  if (alwaysThinks.test(model)) return { reasoning_effort: "low" };
  if (!thinksUnlessTold.test(model)) return {};
  return { reasoning_effort: null, chat_template_kwargs: { enable_thinking: false } };
}
