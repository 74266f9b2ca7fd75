import { OpenAIChatLanguageModel } from "@ai-sdk/openai/internal";
import { createModelStoryteller } from "../model/storyteller";
import type { WritePrompt } from "../telling/prompt/prompt";
import type { Storyteller } from "../telling/storyteller";
import { createUpstreamFetch } from "./fetch";

interface OpenAiStorytellerOptions {
  /** Absent for a service that wants none. */
  readonly apiKey: string | undefined;
  /** Up to and without `/chat/completions`, no slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly writePrompt: WritePrompt;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** Tells through any OpenAI-compatible chat-completions service. */
export function createOpenAiStoryteller(options: OpenAiStorytellerOptions): Storyteller {
  const now = options.now ?? Date.now;
  // The one class of the provider that we use: `createOpenAI` would bring all its models and tools, 23 KB gzip of them.
  const model = new OpenAIChatLanguageModel(options.model, {
    provider: "openai.chat",
    url: ({ path }) => `${options.baseUrl}${path}`,
    headers: () => (options.apiKey === undefined ? {} : { Authorization: `Bearer ${options.apiKey}` }),
    fetch: createUpstreamFetch({
      // Called unbound: workerd rejects a `fetch` with another `this`.
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      now,
    }),
  });
  return createModelStoryteller({ model, writePrompt: options.writePrompt, now });
}
