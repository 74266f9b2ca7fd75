import { type MouseEvent, startTransition, useEffect, useRef, useState } from "react";
import { type KeptStory, newestFirst, titleOf } from "../kept-story";
import { shelfFailures, toShelfFailure } from "../store/failure";
import { addStories, askToPersist, removeStory, setHeart } from "../store/shelf.client";
import { type RowWords, StoryRow, UndoRow } from "./story-row";

interface StoryListProps extends RowWords {
  readonly stories: readonly KeptStory[];
  /** The story that was open just now: its row takes the focus. */
  readonly leftId: string | undefined;
  onOpen(id: string): void;
}

/** Rows that fill any screen; the others come when these are painted. */
const atFirst = 24;

/** The stories on the shelf, the newest first. One that was removed leaves its place to 'Undo' until the list is left. */
export function StoryList({ stories, leftId, onOpen, ...words }: StoryListProps) {
  const [onlyHearts, setOnlyHearts] = useState(false);
  const [removed, setRemoved] = useState<readonly KeptStory[]>([]);
  const [message, setMessage] = useState("");
  const list = useRef<HTMLUListElement>(null);

  const [most, setMost] = useState(atFirst);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);

  /** The row that takes the focus once it is there. */
  const wanted = useRef(leftId);
  useEffect(() => {
    const row = wanted.current && list.current?.querySelector<HTMLElement>(`[href="#${wanted.current}"]`);
    if (!row) return;
    row.focus();
    wanted.current = undefined;
  });

  const isThere = new Set(stories.map(({ id }) => id));
  const missing = removed.filter(({ id }) => !isThere.has(id));
  const all = missing.length === 0 ? stories : newestFirst([...stories, ...missing]);
  const shown = onlyHearts ? all.filter(({ pinned }) => pinned) : all;

  async function attempt(work: () => Promise<unknown>) {
    setMessage("");
    await work().catch((thrown) => setMessage(`That was not done: ${shelfFailures[toShelfFailure(thrown).code]}`));
  }

  const heart = ({ id, pinned }: KeptStory) =>
    attempt(async () => {
      const hearts = await setHeart(id, !pinned);
      if (!pinned) await askToPersist(hearts);
    });

  const remove = (story: KeptStory) =>
    attempt(async () => {
      await removeStory(story.id);
      setRemoved((before) => [...before.filter(({ id }) => id !== story.id), story]);
    });

  const undo = (story: KeptStory) =>
    attempt(async () => {
      await addStories([story]);
      wanted.current = story.id;
    });

  function open(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <>
      <p className="shelf-count">
        <span role="status">{stories.length === 1 ? "One story" : `${stories.length} stories`}</span>
        <label className="shelf-filter">
          <input type="checkbox" checked={onlyHearts} onChange={({ target }) => setOnlyHearts(target.checked)} />
          Only with a heart
        </label>
      </p>
      <p role="alert">{message}</p>
      {shown.length === 0 && <p>No story has a heart yet. One that has stays, however many come after it.</p>}
      <ul className="shelf-list" ref={list}>
        {shown
          .slice(0, most)
          .map((story) =>
            isThere.has(story.id) ? (
              <StoryRow
                key={story.id}
                story={story}
                {...words}
                onOpen={(event) => open(event, story.id)}
                onHeart={() => heart(story)}
                onRemove={() => remove(story)}
              />
            ) : (
              <UndoRow key={story.id} title={titleOf(story)} onUndo={() => undo(story)} />
            ),
          )}
      </ul>
    </>
  );
}
