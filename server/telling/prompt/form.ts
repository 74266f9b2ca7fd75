import type { ReadingTime } from "../../../app/story/catalogue";
import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";

const parts: Record<ReadingTime, string> = {
  "2-3 minutes": "One scene or two. No chapters.",
  "5-7 minutes": "No chapters.",
  "10-12 minutes":
    "You may divide it into two to four chapters, each with a line of its own like 'Chapter 1: A Title'.",
  "15 minutes":
    "Tell it in four to seven chapters. Each begins with a line of its own like 'Chapter 1: A Title', numbered from 1. Every chapter but the last ends at a restful place.",
};

export function formFor({ age, readingTime }: Pick<StoryRequest, "age" | "readingTime">): string {
  const { min, max } = wordRange(age, readingTime);
  return [
    `The story has ${min} to ${max} words, as it is read aloud in ${readingTime}. Do not stop short of ${min}.`,
    "Plain text. The very first line is the title between double asterisks, like **The Title**. No other heading but chapters' lines, no list, emoji or remark, and nothing before or after the story.",
    "A blank line between paragraphs. Double asterisks inside the story at most twice, for a word that is read with emphasis.",
    parts[readingTime],
  ].join("\n");
}
