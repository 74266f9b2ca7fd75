import { storyToPlainText } from "../../story/text/plain-text";
import type { StoryText } from "../../story/text/text";
import type { Notice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";

type CopyText = (text: string) => Promise<void>;

/** WebKit lets a page copy only while it handles the press, and takes a text that comes later. */
function copiesOnlyAtOnce(): boolean {
  return CSS.supports("font", "-apple-system-body");
}

/** @throws where the browser has no clipboard (plain http) or refuses it. */
export async function copyToClipboard(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text !== "string" && copiesOnlyAtOnce()) {
    const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
    return clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }
  await clipboard.writeText(await text);
}

/** Copies the whole story, however far it is typed. @returns what to tell the parent. */
export async function copyStory(story: StoryText, copy: CopyText): Promise<Notice> {
  return copy(storyToPlainText(story)).then(
    () => notices.storyCopied,
    () => notices.copyFailed,
  );
}
