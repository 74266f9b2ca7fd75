import { useState } from "react";
import { useOnline } from "../../ui/use-online";
import type { KeptStory } from "../kept-story";
import { type Again, changeable, type OneChange, toldAgain } from "../one-change";
import { ChosenChange, OwnCompanion } from "./change-fields";

interface TellAgainProps {
  readonly story: KeptStory;
  readonly shelf: readonly KeptStory[];
  /** @returns false where the browser keeps nothing, and so cannot carry it to the storyteller's page */
  onTell(again: Again): boolean;
}

/** The same story once more, with one thing changed. */
export function TellAgain({ story, shelf, onTell }: TellAgainProps) {
  const [isRefused, setIsRefused] = useState(false);
  const isOnline = useOnline();
  const can = changeable(story, shelf);
  if (!can) return null;

  function tell(change: OneChange) {
    const again = toldAgain(story, change);
    if (again) setIsRefused(!onTell(again));
  }
  const bringAlong = (companion: string) => tell({ companion });

  return (
    <section className="shelf-part shelf-again">
      <h2>Tell it again, with one thing changed</h2>
      {can.asksModel && !isOnline ? (
        <p>This story was told with the network’s help, and so it is told again: here, as soon as you are online.</p>
      ) : (
        <>
          <div className="shelf-ways">
            {[
              { label: "Shorter", readingTime: can.shorter },
              { label: "Longer", readingTime: can.longer },
            ].map(
              ({ label, readingTime }) =>
                readingTime && (
                  <button
                    key={label}
                    type="button"
                    className="button button-quiet"
                    onClick={() => tell({ readingTime })}
                  >
                    {label}: {readingTime}
                  </button>
                ),
            )}
          </div>
          <ChosenChange label="Another lesson" choices={can.lessons} onTell={(lesson) => tell({ lesson })} />
          <ChosenChange label="Something else comes along" choices={can.companions} onTell={bringAlong} />
          <OwnCompanion label="Or, in your own words" onTell={bringAlong} />
        </>
      )}
      <p role="alert">
        {isRefused && "This browser keeps nothing from one page to the next, so the story cannot be told again."}
      </p>
    </section>
  );
}
