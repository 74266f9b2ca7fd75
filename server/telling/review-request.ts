import { ownWordsIn } from "../../app/story/answers";
import { isStoryError } from "../../app/story/errors";
import type { Admit } from "../limits/rate-limits";
import type { Log } from "../runtime/log";
import { refusedFor } from "../safety/review-words";
import { type OwnAnswers, refuse } from "./refusal";

/**
 * Reviews the parent's own words before anything is made of them; presets are ours.
 * @throws StoryError `unsafe_request`, see `refuse`
 */
export function reviewRequest(answers: OwnAnswers): void {
  const verdicts = ownWordsIn(answers).map(({ field, text }) =>
    refusedFor(text, field === "lesson" ? "lesson" : "interest"),
  );
  refuse(answers, verdicts, "");
}

/** @throws StoryError as `reviewRequest` does; `busy` to whoever tries many refused words. */
export async function reviewCounted(admitRefusal: Admit, answers: OwnAnswers, userIdentifier?: string): Promise<void> {
  try {
    reviewRequest(answers);
  } catch (thrown) {
    await admitRefusal(userIdentifier);
    throw thrown;
  }
}

interface ReviewPorts {
  readonly admit: Admit;
  readonly admitRefusal: Admit;
  readonly log: Log;
}

/**
 * Reviews words as soon as a parent has written them, so that nobody learns of a refusal after six questions. The story
 * itself is reviewed again, and moderated: this promises nothing.
 * @throws StoryError as `reviewCounted` does
 */
export async function reviewAhead({ admit, admitRefusal, log }: ReviewPorts, answers: OwnAnswers): Promise<void> {
  await admit();
  try {
    await reviewCounted(admitRefusal, answers);
  } catch (thrown) {
    if (isStoryError(thrown) && thrown.code === "unsafe_request") {
      log("info", "words_refused", { detail: thrown.detail });
    }
    throw thrown;
  }
}
