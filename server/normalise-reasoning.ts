import type { TextStage } from "./text-stage";

/** Elements in which models think aloud before they tell. */
const names = ["think", "thinking", "thought", "reasoning"];
const tag = new RegExp(`<(/?)(?:${names.join("|")})>`, "i");
/** `</reasoning>` without its last character is the longest that may have to wait. */
const longestPartialTag = 11;

/** Drops the model's thinking. What is never closed is thinking to the end; a closing tag alone is only dropped itself. */
export function createReasoningFilter(): TextStage {
  let held = "";
  let isThinking = false;

  return {
    push(piece) {
      let rest = held + piece;
      let told = "";
      for (let found = tag.exec(rest); found; found = tag.exec(rest)) {
        if (!isThinking) told += rest.slice(0, found.index);
        isThinking = found[1] === "";
        rest = rest.slice(found.index + found[0].length);
      }
      const opening = rest.lastIndexOf("<");
      const waits = opening >= 0 && rest.length - opening <= longestPartialTag && !rest.includes(">", opening);
      held = waits ? rest.slice(opening) : "";
      if (!isThinking) told += waits ? rest.slice(0, opening) : rest;
      return told;
    },
    end() {
      const rest = isThinking ? "" : held;
      held = "";
      return rest;
    },
  };
}
