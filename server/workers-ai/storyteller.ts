import { createWorkersAI } from "workers-ai-provider";
import { StoryError } from "../../app/story/errors";
import { createModelStoryteller } from "../model/storyteller";
import type { WritePrompt } from "../telling/prompt/prompt";
import type { Storyteller } from "../telling/storyteller";
import { createCheckedBinding, type TextBinding } from "./checked-binding";
import { withoutThinking } from "./thinking";

interface WorkersAiOptions {
  readonly ai: TextBinding;
  /** Such as `@cf/meta/llama-3.3-70b-instruct-fp8-fast`. */
  readonly model: string;
  readonly writePrompt: WritePrompt;
}

/** "Account limited": the day's free allocation is used up. Source: Cloudflare's table of Workers AI's errors. */
const accountLimited = 3036;

function codeOf(thrown: unknown): unknown {
  return (thrown as { data?: { workersAIErrorCode?: unknown } } | null)?.data?.workersAIErrorCode;
}

/** Tells by a model of Workers AI through the binding `AI`: without a key, on the operator's own account. */
export function createWorkersAiStoryteller({ ai, model, writePrompt }: WorkersAiOptions): Storyteller {
  const workersAi = createWorkersAI({ binding: createCheckedBinding(ai) as unknown as Ai });
  return createModelStoryteller({
    model: workersAi(model, withoutThinking(model)),
    writePrompt,
    cutsSilently: true,
    failureOf: (thrown) =>
      codeOf(thrown) === accountLimited
        ? new StoryError("daily_limit", { detail: "Workers AI: account limited" })
        : undefined,
  });
}
