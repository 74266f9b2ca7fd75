import type { OwnWords } from "../../story/answers";

function sentenceIn(body: unknown, field: string): string | undefined {
  const { error } = (body ?? {}) as { error?: { fields?: Record<string, unknown> } };
  const sentence = error?.fields?.[field];
  return typeof sentence === "string" ? sentence : undefined;
}

/**
 * Asks the server whether these words may become part of a story.
 * @returns the sentence that refuses them; undefined also where there is no answer: the story itself is reviewed again.
 *   Never throws.
 */
export async function reviewWords({ field, text }: OwnWords, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch("/api/review-words", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ [field]: field === "interests" ? [text] : text }),
      signal,
    });
    return response.status === 422 ? sentenceIn(await response.json(), field) : undefined;
  } catch {
    return undefined;
  }
}
