import { StoryError } from "../../story/errors";
import type { StoryEvent } from "../../story/told/wire-events";

/**
 * What follows the text that was told, of a story that is told again from its beginning.
 * @throws StoryError `telling_gone` where it is another story: its tales were rewritten since
 */
export async function* afterTold(events: AsyncIterable<StoryEvent>, told: string): AsyncGenerator<StoryEvent> {
  let before = "";
  for await (const event of events) {
    if (event.event !== "text" || before.length >= told.length) {
      if (event.event === "done" && before.length < told.length) throw new StoryError("telling_gone");
      yield event;
      continue;
    }
    before += event.data.text;
    const same = Math.min(before.length, told.length);
    if (before.slice(0, same) !== told.slice(0, same)) throw new StoryError("telling_gone");
    const text = before.slice(told.length);
    if (text !== "") yield { event: "text", data: { text } };
  }
}
