import type { StoryRequest } from "../../app/story/request";
import { parseStory } from "../../app/story/text/text";
import type { Storyteller } from "./storyteller";

/** How a story begins. */
export interface StoryOpening {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Two paragraphs, and where they are short a third. */
const fewest = 2;
const most = 3;
/** Characters. */
const longEnough = 260;

/** The title and the paragraphs that stand in the text, the last of which may still grow. */
function read(text: string): StoryOpening {
  const { title, chapters } = parseStory(text);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  return { title, paragraphs: paragraphs.map((spans) => spans.map((span) => span.text).join("")) };
}

function isWhole({ paragraphs }: StoryOpening): boolean {
  const finished = paragraphs.slice(0, -1);
  return finished.length >= most || (finished.length >= fewest && finished.join("").length >= longEnough);
}

/** The opening of the story that the answers would get. The storyteller is asked for no more of it. */
export async function tellOpening(storyteller: Storyteller, request: StoryRequest): Promise<StoryOpening> {
  let text = "";
  for await (const piece of storyteller.tell(request, new AbortController().signal)) {
    text += piece;
    const opening = read(text);
    if (isWhole(opening)) return { ...opening, paragraphs: opening.paragraphs.slice(0, -1) };
  }
  const { title, paragraphs } = read(text);
  return { title, paragraphs: paragraphs.slice(0, most) };
}
