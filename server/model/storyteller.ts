import { type LanguageModel, streamText } from "ai";
import { StoryError } from "../../app/story/errors";
import type { WritePrompt } from "../telling/prompt/prompt";
import type { Storyteller } from "../telling/storyteller";
import { toEndError, toStoryError } from "./errors";

interface ModelStorytellerOptions {
  readonly model: LanguageModel;
  readonly writePrompt: WritePrompt;
  /** Names a failure that only this service has; undefined for the others. */
  readonly failureOf?: (thrown: unknown) => StoryError | undefined;
  /** The service does not say that a story was cut at its limit of tokens: one that used them all counts as cut. */
  readonly cutsSilently?: boolean;
  readonly now?: (() => number) | undefined;
}

/** English runs at about 4 characters a token; a service that sends more ignores its limit. */
const maxCharactersPerToken = 6;

const trailingHighSurrogate = /[\uD800-\uDBFF]$/;

/** Tells by any model that the `ai` SDK can stream from; what a model thinks first is left out. */
export function createModelStoryteller(options: ModelStorytellerOptions): Storyteller {
  const { model, writePrompt, failureOf, cutsSilently = false, now = Date.now } = options;
  let hero: string | undefined;
  return {
    name: "model",
    isOurs: false,
    told: () => (hero === undefined ? undefined : { hero }),
    async *tell(request, signal) {
      signal.throwIfAborted();
      const prompt = writePrompt(request);
      const { system, user, maxOutputTokens } = prompt;
      hero = prompt.hero;
      const maxCharacters = maxOutputTokens * maxCharactersPerToken;
      const connection = new AbortController();
      const leave = () => connection.abort(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      let characters = 0;
      let isBlank = true;
      /** Half of a surrogate pair, kept until its other half is there. */
      let half = "";

      try {
        const { stream } = streamText({
          model,
          instructions: system,
          prompt: user,
          maxOutputTokens,
          maxRetries: 0,
          abortSignal: connection.signal,
          // Without it the SDK writes every error, prompt included, to the console.
          onError: () => {},
        });
        for await (const part of stream) {
          if (part.type === "error") throw part.error;
          if (part.type === "abort") break;
          if (part.type === "finish") {
            const isCut = cutsSilently && (part.totalUsage.outputTokens ?? 0) >= maxOutputTokens;
            const error = toEndError(isCut ? "length" : part.finishReason, part.rawFinishReason);
            if (error) throw error;
            if (isBlank) throw new StoryError("no_story", { detail: "upstream told nothing" });
            return;
          }
          if (part.type !== "text-delta") continue;
          characters += part.text.length;
          if (characters > maxCharacters) throw new StoryError("story_failed", { detail: "upstream told without end" });
          let text = half + part.text;
          half = trailingHighSurrogate.exec(text)?.[0] ?? "";
          text = text.slice(0, text.length - half.length);
          if (isBlank) isBlank = text.trim() === "";
          if (text !== "") yield text;
        }
        throw new StoryError("story_failed", { detail: "upstream stream ended without a finish" });
      } catch (thrown) {
        throw signal.aborted ? signal.reason : (failureOf?.(thrown) ?? toStoryError(thrown, now()));
      } finally {
        signal.removeEventListener("abort", leave);
        // Closes the upstream when the reader stops early; of no effect on one that is done.
        connection.abort();
      }
    },
  };
}
