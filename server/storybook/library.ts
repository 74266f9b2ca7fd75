import { StoryError } from "../../app/story/errors";
import type { LoadTales, TaleFile } from "../../app/storybook/library";

/** The one thing asked of the static assets' binding. */
interface Assets {
  fetch(input: URL): Promise<Response>;
}

// Tales belong to the deployment, as the assets do. A pending load is not kept: another request may not wait for it.
const loaded = new WeakMap<Assets, Map<string, TaleFile>>();

/**
 * Reads the files that the build has put beside the pages' (`scripts/storybook/library-files.ts`); each once an isolate.
 * Fails with a StoryError `story_failed`.
 */
export function createTaleLoader(assets: Assets | undefined): LoadTales {
  return async (file) => {
    if (!assets)
      throw new StoryError("story_failed", { retryable: false, detail: "ASSETS is not bound, see /healthz" });
    const known = loaded.get(assets) ?? new Map<string, TaleFile>();
    loaded.set(assets, known);
    const already = known.get(file);
    if (already) return already;
    // The binding reads the path alone.
    const response = await assets.fetch(new URL(`https://assets.invalid/${file}`));
    if (!response.ok) throw new StoryError("story_failed", { detail: `tales: ${response.status}` });
    const tales: TaleFile = await response.json();
    known.set(file, tales);
    return tales;
  };
}
