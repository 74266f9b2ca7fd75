import { type MouseEvent, memo, useEffect, useRef } from "react";
import { Picture } from "../../ui/picture";
import { type KeptStory, titleOf } from "../kept-story";
import { RowPicture } from "./row-picture";

/** What a row shows that other rooms know. */
export interface RowWords {
  isShared(receipt: string | null): boolean;
}

interface StoryRowProps extends RowWords {
  readonly story: KeptStory;
  onOpen(event: MouseEvent): void;
  onHeart(): void;
  onRemove(): void;
}

const dayOf = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

export const StoryRow = memo(
  function StoryRow({ story, isShared, onOpen, onHeart, onRemove }: StoryRowProps) {
    const { metadata, pinned, toldAt, receipt, id } = story;
    const title = titleOf(story);
    const told = new Date(toldAt);
    return (
      <li className="shelf-story">
        <RowPicture story={story} />
        <div>
          <a href={`#${id}`} dir="auto" onClick={onOpen}>
            {title}
          </a>
          <p>
            <time dateTime={told.toISOString()}>{dayOf.format(told)}</time>
            <span>{metadata.readingTime}</span>
            <span>age {metadata.age}</span>
            {isShared(receipt) && <span>shared</span>}
          </p>
        </div>
        <button type="button" aria-pressed={pinned} aria-label={`A heart for ${title}`} onClick={onHeart}>
          <Picture name="heart" />
        </button>
        <button type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
          <Picture name="away" />
        </button>
      </li>
    );
  },
  // The handlers speak of the story alone.
  (before, after) => before.story.id === after.story.id && before.story.pinned === after.story.pinned,
);

/** In the place of a story that was removed just now. */
export function UndoRow({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed went with its row.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className="shelf-story">
      <p>
        Removed: <span dir="auto">{title}</span>
      </p>
      <button type="button" ref={undo} className="button button-quiet" onClick={onUndo}>
        Undo
      </button>
    </li>
  );
}
