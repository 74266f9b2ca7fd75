import type { StoryRequest } from "../../app/story/request";
import type { ModelService } from "./services";
import { judgePrompt, readVerdict, type Verdict } from "./verdict";

/** @returns why there is no verdict, where there is none */
export type Judge = (text: string, request: StoryRequest) => Promise<Verdict | string>;

/** Asks a second model about each story. @param limitMs longest wait for one verdict */
export function createJudge({ baseUrl, apiKey, model }: ModelService, limitMs: number): Judge {
  return async (text, request) => {
    const { system, user } = judgePrompt(text, request);
    const messages = [
      { role: "system", content: system },
      { role: "user", content: user },
    ];
    try {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
        },
        // No limit of tokens: services do not agree on its name, and the time is bounded.
        body: JSON.stringify({ model, messages }),
        redirect: "error",
        signal: AbortSignal.timeout(limitMs),
      });
      if (!response.ok) return `status ${response.status}`;
      const reply = (await response.json()) as { choices?: { message?: { content?: unknown } }[] };
      const content = reply.choices?.[0]?.message?.content;
      return (typeof content === "string" ? readVerdict(content) : undefined) ?? "no verdict";
    } catch (thrown) {
      return thrown instanceof DOMException && thrown.name === "TimeoutError" ? "too slow" : "no answer";
    }
  };
}
