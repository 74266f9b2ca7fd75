import { StoryError } from "../../app/story/errors";
import { type ContentName, contentNameFor } from "../../app/storybook/bands";
import type { Band } from "../../app/storybook/content-contract";

/** What the built-in storyteller tells from, for a child's age. @throws StoryError `story_failed` when it cannot be had. */
export type LoadStorybookContent = (age: number) => Promise<Band>;

/** The one thing asked of the static assets' binding. */
export interface Assets {
  fetch(input: URL): Promise<Response>;
}

// Content belongs to the deployed version, as the assets do. A pending load is not kept: another request may not wait for it.
const loaded = new WeakMap<Assets, Map<ContentName, Band>>();

/** The content that the build has put beside the pages' files (`scripts/storybook-files.ts`); each is read once an isolate. */
export function createStorybookContent(assets: Assets | undefined): LoadStorybookContent {
  return async (age) => {
    if (!assets)
      throw new StoryError("story_failed", { retryable: false, detail: "ASSETS is not bound, see /healthz" });
    const name = contentNameFor(age);
    const known = loaded.get(assets) ?? new Map<ContentName, Band>();
    loaded.set(assets, known);
    const already = known.get(name);
    if (already) return already;
    // The binding reads the path alone.
    const response = await assets.fetch(new URL(`https://assets.invalid/storybook/${name}.json`));
    if (!response.ok) throw new StoryError("story_failed", { detail: `storybook content: ${response.status}` });
    const written: Band = await response.json();
    known.set(name, written);
    return written;
  };
}
