import { useEffect, useRef, useState } from "react";
import { eraseKept, type Findings, findKept, placesOfThisBrowser } from "../erase";
import { announceChange, listStories } from "../store/shelf.client";

interface ErasingProps {
  /** What the names of `storageKeys` stand for, in words. */
  readonly keptThings: readonly { readonly what: string; readonly names?: readonly string[] | undefined }[];
  onErased(): void;
}

type Stage = { at: "start" } | { at: "asking"; found: readonly string[] } | { at: "done"; isAll: boolean };

function inWords({ names, stories, copies }: Findings, keptThings: ErasingProps["keptThings"]): string[] {
  const things = keptThings.filter((thing) => thing.names?.some((name) => names.includes(name)));
  return [
    ...(stories > 0 ? [stories === 1 ? "One story on your shelf" : `${stories} stories on your shelf`] : []),
    ...things.map(({ what }) => what),
    ...(copies > 0 ? ["Copies of our pages, for when there is no network"] : []),
  ];
}

/** All that this browser keeps of the pages, named and then erased at once. */
export function Erasing({ keptThings, onErased }: ErasingProps) {
  const [stage, setStage] = useState<Stage>({ at: "start" });
  const heading = useRef<HTMLHeadingElement>(null);
  const places = () => placesOfThisBrowser(async () => (await listStories()).length);

  // The button that was pressed is gone with its stage.
  useEffect(() => {
    if (stage.at !== "start") heading.current?.focus();
  }, [stage]);

  async function ask() {
    setStage({ at: "asking", found: inWords(await findKept(places()), keptThings) });
  }

  async function erase() {
    const isAll = await eraseKept(places());
    delete document.documentElement.dataset.shelf;
    announceChange();
    onErased();
    setStage({ at: "done", isAll });
  }

  return (
    <section className="shelf-part">
      <h2 ref={heading} tabIndex={-1}>
        {stage.at === "asking" ? "Erase all of this?" : "Erase everything"}
      </h2>
      {stage.at === "start" && (
        <>
          <p>The stories, and all else that these pages have kept in this browser. You see what there is first.</p>
          <button type="button" className="button button-quiet" onClick={ask}>
            Show what there is
          </button>
        </>
      )}
      {stage.at === "asking" && (
        <>
          {stage.found.length === 0 ? (
            <p>There is nothing: this browser has kept nothing of ours.</p>
          ) : (
            <ul>
              {stage.found.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          )}
          <p>
            This cannot be undone. Stories that you have shared stay behind their links, and their keys go with the
            rest: press Stop sharing on them before.
          </p>
          <div className="shelf-ways">
            <button type="button" className="button" onClick={erase}>
              Erase it all
            </button>
            <button type="button" className="button button-quiet" onClick={() => setStage({ at: "start" })}>
              Keep it
            </button>
          </div>
        </>
      )}
      {stage.at === "done" && (
        <p role="status">
          {stage.isAll
            ? "All of it is gone from this browser."
            : "Not all of it could be erased: another tab holds on to it. Close the other tabs and try again."}
        </p>
      )}
    </section>
  );
}
