import type { OpenedLink } from "../../../../server/sharing/open-story-link";
import { questionsFor } from "../../../reader/afterwards/questions-for";
import { parseAnswers } from "../../../wizard/answers/answers";
import type { Preselection } from "../../../wizard/answers/preselection";
import type { GeneratorOutcome } from "./outcome";

const notices = {
  refused: "This story link is damaged or not complete. Please ask for the link again, or make a new story here.",
  expired: "This story link has expired. What it still says of the story is chosen below, for a new one.",
  retired: "This story cannot be told again from its link. Its answers are chosen below, for a new one.",
};

interface FromLink {
  preselected: Preselection;
  outcome: Extract<GeneratorOutcome, { kind: "told" | "notice" }> | undefined;
}

/** What the generator shows of an opened story link. */
export function fromLink(link: OpenedLink): FromLink {
  if (link.state === "told") {
    const { state: kind, ...told } = link;
    return { preselected: {}, outcome: { kind, ...told, questions: questionsFor(told.metadata) } };
  }
  return {
    preselected: link.state === "refused" ? {} : preselectionOf(link.answers),
    outcome: link.state === "answers" ? undefined : { kind: "notice", message: notices[link.state] },
  };
}

/** Without interests those that this tab has kept stay. */
function preselectionOf(answers: unknown): Preselection {
  const { interests, ...others } = parseAnswers(answers);
  return interests.length > 0 ? { ...others, interests } : others;
}
