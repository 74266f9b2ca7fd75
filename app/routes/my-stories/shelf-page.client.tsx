import { useRef, useState } from "react";
import { keptInBrowser } from "../../landing/content/house/kept-things";
import { sharedKeys } from "../../reader/share/shared-keys";
import { Erasing } from "../../shelf/screen/erasing";
import { Moving } from "../../shelf/screen/moving";
import { ShelfHead } from "../../shelf/screen/shelf-head";
import { StoredWhere } from "../../shelf/screen/stored-where";
import { StoryList } from "../../shelf/screen/story-list";
import { shelfFailures } from "../../shelf/store/failure";
import { useShelf } from "../../shelf/use-shelf";
import { OpenedStory } from "./opened-story";
import { useOpened } from "./use-opened";

const isShared = (receipt: string | null) => receipt !== null && sharedKeys.find(receipt) !== undefined;

/** The shelf, or the story on it that the address names. Nothing of it needs the network. */
export function ShelfPage() {
  const { shelf, reopen } = useShelf();
  const { openedId, open, close } = useOpened();
  const leftId = useRef<string>();
  /** The list stays when its last story was removed: it holds the way to bring that back. */
  const hasList = useRef(false);
  const [erasures, setErasures] = useState(0);
  const stories = shelf.state === "open" ? shelf.stories : [];
  const opened = stories.find(({ id }) => id === openedId);
  if (opened) {
    leftId.current = opened.id;
    return <OpenedStory key={opened.id} story={opened} shelf={stories} onClose={close} />;
  }
  if (stories.length > 0) hasList.current = true;

  function forget() {
    hasList.current = false;
    setErasures(erasures + 1);
  }

  return (
    <div className="reader">
      <ShelfHead />
      <div className="shelf">
        {shelf.state === "closed" && (
          <div className="shelf-part" role="alert">
            <p>Your stories cannot be shown: {shelfFailures[shelf.failure.code]}</p>
            <p>Everything else here works as ever.</p>
            <button type="button" className="button button-quiet" onClick={reopen}>
              Try again
            </button>
          </div>
        )}
        {hasList.current && (
          <StoryList
            key={erasures}
            stories={stories}
            isShared={isShared}
            leftId={leftId.current}
            onOpen={(id) => open(id)}
          />
        )}
        {shelf.state === "open" && stories.length === 0 && (
          <div className="shelf-part">
            <p>No story stands on your shelf yet. Each one that you have told here will, to be read again.</p>
            <a className="button" href="/">
              Make a story
            </a>
          </div>
        )}
        {shelf.state !== "opening" && (
          <>
            <Moving stories={stories} />
            <StoredWhere />
            <Erasing keptThings={keptInBrowser} onErased={forget} />
          </>
        )}
      </div>
    </div>
  );
}
