import { isStoryError, StoryError } from "../../../app/story/errors";
import type { Admit } from "../../limits/rate-limits";
import type { Tellings } from "./tellings";

/** What a route may do with a telling whose id it was given. */
export type KnownTellings = Omit<Tellings, "begin">;

interface KnownTellingsPorts {
  readonly tellings: Tellings | undefined;
  /** Counts ids that lead nowhere. @throws StoryError `busy` with status 429 */
  admitSearch: Admit;
}

export function createKnownTellings({ tellings, admitSearch }: KnownTellingsPorts): KnownTellings {
  async function counted<Result>(search: (known: Tellings) => Promise<Result>): Promise<Result> {
    try {
      if (!tellings) throw new StoryError("telling_gone");
      return await search(tellings);
    } catch (thrown) {
      if (isStoryError(thrown) && thrown.code === "telling_gone") await admitSearch();
      throw thrown;
    }
  }

  return {
    goOn: (id, from) => counted((known) => known.goOn(id, from)),
    stop: (id) => counted((known) => known.stop(id)),
  };
}
