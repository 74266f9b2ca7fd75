import type { ReadingTime } from "../../../app/story/catalogue";
import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";

const parts: Record<ReadingTime, string> = {
  "2-3 minutes": "One scene or two. No chapters.",
  "5-7 minutes": "No chapters.",
  "10-12 minutes":
    "You may divide it into two to four chapters, each with a line of its own like 'Chapter 1: A Title'.",
  "15 minutes":
    "Tell it in four to seven chapters, numbered from 1, each with a line of its own like 'Chapter 1: A Title'. Every chapter but the last ends at a restful place.",
};

type Length = Pick<StoryRequest, "age" | "readingTime" | "words_per_minute">;

export function formFor({ age, readingTime, words_per_minute: pace }: Length): string {
  const { min, max } = wordRange(age, readingTime, pace);
  return [
    `${min} to ${max} words, to be read aloud in ${readingTime}. Do not stop short of ${min}.`,
    "Plain text. The very first line is the title, like **The Title**. No list, emoji, remark or heading but that and chapters' lines; nothing before or after the story.",
    "A blank line between paragraphs. Double asterisks in it at most twice, for a word read with emphasis.",
    parts[readingTime],
  ].join("\n");
}
