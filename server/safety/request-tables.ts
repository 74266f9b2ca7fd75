import type { SafetyCategory } from "../../app/story/safety-categories";
import { requestTablesJson } from "./generated/request-tables-json";
import type { Needs } from "./pattern-finder";

export interface RequestPattern {
  readonly category: SafetyCategory;
  /** `never`, `unless-warned`, `unless-praised` or `innocent`. */
  readonly mode: string;
  readonly source: string;
  readonly flags: string;
  readonly needs: Needs;
}

/** What parents may not ask for, as `requests/*.txt` say one entry a line, made ready by `npm run safety:build`. */
export interface RequestTables {
  readonly words: readonly {
    readonly category: SafetyCategory;
    readonly mode: "never" | "unless-warned";
    /** Apart by spaces, folded. */
    readonly words: string;
  }[];
  readonly patterns: readonly RequestPattern[];
}

/** Parsed by the first words that are reviewed: a Worker must not work while it starts. */
export function readRequestTables(): RequestTables {
  return JSON.parse(requestTablesJson) as RequestTables;
}
