import { storyToPlainText } from "../../story/plain-text";
import type { StoryText } from "../../story/text";
import type { Notice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";

type CopyText = (text: string) => Promise<void>;

/** @throws where the browser has no clipboard (plain http) or refuses it. */
export async function copyToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies the whole story, however far it is typed. @returns what to tell the parent. */
export async function copyStory(story: StoryText, copy: CopyText): Promise<Notice> {
  return copy(storyToPlainText(story)).then(
    () => notices.storyCopied,
    () => notices.copyFailed,
  );
}
