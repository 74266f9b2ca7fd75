import type { TaleAges } from "../storybook/tale";

/** What the service worker of one build keeps; made by the build (`scripts/build-steps/service-worker.ts`). Addresses are paths. */
export interface KeptFiles {
  /** Of all that is listed here and of the worker itself. */
  readonly version: string;
  /** The list of the build's parts, which each of its hydrated pages names. */
  readonly build: string;
  /** What the kept pages and every story need: there before the worker takes over. */
  readonly first: readonly string[];
  /** What some stories need: kept when the line is idle. */
  readonly later: readonly string[];
  /** Files of the storybook, named by their ages. */
  readonly tales: readonly string[];
}

/** A page's wish: the tales for these ages at once, or all that is kept at all. */
export interface KeepMessage {
  readonly keep: TaleAges | "all";
}

/** Pages that open from the device: the same for everybody, whatever the server is asked. */
export const keptPages: readonly string[] = ["/", "/my-stories"];

/** What is shown in place of other pages where there is no network. */
export const leadOnPage = "/offline";
