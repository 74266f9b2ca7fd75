import { type ChangeEvent, useId, useState } from "react";
import { fileName, openShelfFile, writeShelfFile } from "../file";
import type { KeptStory } from "../kept-story";
import { shelfFailures, toShelfFailure } from "../store/failure";
import { addStories } from "../store/shelf.client";

/** Milliseconds after which a browser has surely begun to save the file. */
const savedAfter = 60_000;

function save(stories: readonly KeptStory[], now: Date): void {
  const url = URL.createObjectURL(new Blob([writeShelfFile(stories, now)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName(now);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savedAfter);
}

const count = (stories: number) => (stories === 1 ? "One story" : `${stories} stories`);

/** What came of a file, in a sentence. */
async function takeIn(file: File): Promise<string> {
  const read = await openShelfFile(file);
  if (!read.ok) return read.message;
  try {
    const { added, known } = await addStories(read.stories);
    const left = read.stories.length - added - known;
    return [
      `${count(added)} came onto your shelf.`,
      ...(known > 0 ? [`${count(known)} stood there already.`] : []),
      ...(left > 0 ? [`There was no room for ${left}.`] : []),
    ].join(" ");
  } catch (thrown) {
    return `Nothing was changed: ${shelfFailures[toShelfFailure(thrown).code]}`;
  }
}

/** The shelf as a file, out and in. */
export function Moving({ stories }: { readonly stories: readonly KeptStory[] }) {
  const id = useId();
  const [message, setMessage] = useState("");

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setMessage("");
    setMessage(await takeIn(file));
    // The same file may be chosen again.
    target.value = "";
  }

  return (
    <section className="shelf-part">
      <h2>Move your stories</h2>
      <p>A file takes them to another phone or computer: save it here, choose it there.</p>
      <div className="shelf-ways">
        {stories.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => save(stories, new Date())}>
            Save all as a file
          </button>
        )}
        <label htmlFor={id} className="button button-quiet shelf-file">
          Take stories from a file
          <input id={id} type="file" accept=".json,application/json" onChange={choose} />
        </label>
      </div>
      <p role="status">{message}</p>
    </section>
  );
}
