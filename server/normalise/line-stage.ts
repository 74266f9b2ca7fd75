import { createCharacterCleaner } from "./characters";
import { createEntityDecoder } from "./entities";
import type { Line } from "./line";
import { createLineCleaner } from "./lines";
import type { Stage } from "./stage";
import { createTagRemover } from "./tags";
import type { TextStage } from "./text-stage";

function pipe(stages: readonly TextStage[]): TextStage {
  return {
    push: (piece) => stages.reduce((text, stage) => stage.push(text), piece),
    end: () => stages.reduce((text, stage) => stage.push(text) + stage.end(), ""),
  };
}

/** What a model writes, as lines. From here on no mark is text and no text is a mark. */
export function createLineStage(): Stage<string, Line[]> {
  const text = pipe([createEntityDecoder(), createCharacterCleaner(), createTagRemover()]);
  const lines = createLineCleaner();
  return {
    push: (piece) => lines.push(text.push(piece)),
    end: () => [...lines.push(text.end()), ...lines.end()],
  };
}
