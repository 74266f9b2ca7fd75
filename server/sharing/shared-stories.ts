import { StoryError } from "../../app/story/errors";
import { toBase64url } from "../../app/story/link/base64url";
import { hasProse, parseStory } from "../../app/story/text/text";
import { type StoryMetadata, storyMetadataSchema } from "../../app/story/told/metadata";
import { type SharedLink, type ShareRequest, sharedStoryPath } from "../../app/story/told/shared-story";
import type { Admit } from "../limits/rate-limits";
import { secondsPerDay } from "../runtime/day";
import type { Log } from "../runtime/log";
import { within } from "../runtime/within";
import { canonical } from "./canonical";
import type { CheckReceipt } from "./receipts";
import type { SharedStoryCache, SharedStoryRecord, SharedStoryStore } from "./store";

export interface SharedStoriesPorts {
  /** Undefined where no database is bound. */
  store: SharedStoryStore | undefined;
  cache: SharedStoryCache;
  admit: Admit;
  /** Counts stories that are looked for and not there. */
  admitSearch: Admit;
  checkReceipt: CheckReceipt;
  /** Of links that leave the site. */
  origin: string;
  keptDays: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** So many random bytes, as base64url. */
  randomText(bytes: number): string;
  /** Lets work go on when the answer is out. */
  afterwards(work: Promise<unknown>): void;
  log: Log;
}

type OpenedStory =
  | { state: "found"; story: string; metadata: StoryMetadata }
  /** `unusable`: a row without a story that could be shown. */
  | { state: "absent" | "unusable" };

export interface SharedStories {
  /** @throws StoryError `busy`, `not_our_story` or `sharing_failed`. */
  share(request: ShareRequest): Promise<{ link: SharedLink; isNew: boolean }>;
  /** @throws StoryError `load_failed`, or `busy` for whoever looks for too many that are not there. */
  open(id: string): Promise<OpenedStory>;
  /** @throws StoryError `story_not_found`, the same for an unknown id and a wrong token, `busy` or `sharing_failed`. */
  takeBack(id: string, token: string): Promise<void>;
}

/** Longest wait for the database. A parent who waits longer has gone. */
const databaseMs = 5000;
/** A story taken back is gone everywhere within a minute: this, and the time until the last replica knows. */
const cachedSeconds = 45;
const retryAfterSeconds = 5;
const idBytes = 16;
const tokenBytes = 32;
/** What such bytes look like: anything else is nowhere, and no query is asked for it. */
const idPattern = /^[\w-]{22}$/;
const tokenPattern = /^[\w-]{43}$/;

export function createSharedStories(ports: SharedStoriesPorts): SharedStories {
  const nowInSeconds = () => Math.floor(ports.now() / 1000);

  /** Whatever the database does, its failure has a name. @param undo what to do about an answer that came too late */
  async function ask<Result>(
    failure: "sharing_failed" | "load_failed",
    question: (store: SharedStoryStore) => Promise<Result>,
    undo?: (store: SharedStoryStore, result: Result) => Promise<void>,
  ): Promise<Result> {
    const { store } = ports;
    try {
      if (!store) throw new Error("no database");
      const answer = question(store);
      try {
        return await within(databaseMs, answer);
      } catch (tooLate) {
        if (undo) ports.afterwards(answer.then((late) => undo(store, late)).catch(() => {}));
        throw tooLate;
      }
    } catch (cause) {
      const detail = codeOf(cause);
      ports.log("error", "database_failed", { code: failure, detail });
      throw new StoryError(failure, { retryAfter: retryAfterSeconds, detail, cause });
    }
  }

  return {
    async share({ story_content, story_metadata, receipt, user_identifier }) {
      await ports.admit(user_identifier);
      const verdict = await ports.checkReceipt(story_content, story_metadata, receipt);
      if (verdict !== "valid") {
        ports.log("warn", "share", { outcome: verdict });
        throw new StoryError("not_our_story");
      }
      const token = ports.randomText(tokenBytes);
      const created_at = nowInSeconds();
      const row = {
        id: ports.randomText(idBytes),
        story_content,
        story_metadata: JSON.stringify(story_metadata),
        content_hash: await hashOf(JSON.stringify(canonical(story_content, story_metadata))),
        revoke_hash: await hashOf(token),
        created_at,
        expires_at: created_at + ports.keptDays * secondsPerDay,
      };
      const id = await ask(
        "sharing_failed",
        (store) => store.put(row),
        // The token that takes it back was not given to anyone.
        async (store, stored) => {
          if (stored !== row.id || !(await store.withdraw(row))) return;
          ports.log("info", "share", { outcome: "withdrawn" });
        },
      );
      const isNew = id === row.id;
      ports.log("info", "share", { outcome: isNew ? "new" : "again" });
      const link = {
        id,
        url: `${ports.origin}${sharedStoryPath(id)}`,
        expires_at: new Date(row.expires_at * 1000).toISOString(),
        ...(isNew && { revoke_token: token }),
      };
      return { link, isNew };
    },

    async open(id) {
      if (!idPattern.test(id)) return { state: "absent" };
      const cached = await ports.cache.get(id);
      const record = cached ?? (await ask("load_failed", (store) => store.find(id, nowInSeconds())));
      const secondsLeft = record ? record.expires_at - nowInSeconds() : 0;
      if (!record || secondsLeft <= 0) {
        await ports.admitSearch();
        return { state: "absent" };
      }
      const metadata = usableMetadata(record);
      if (!metadata) return { state: "unusable" };
      if (!cached) await ports.cache.put(id, record, Math.min(cachedSeconds, secondsLeft));
      return { state: "found", story: record.story_content, metadata };
    },

    async takeBack(id, token) {
      await ports.admit();
      const isPossible = idPattern.test(id) && tokenPattern.test(token);
      const revokeHash = await hashOf(token);
      const isGone =
        isPossible && (await ask("sharing_failed", (store) => store.remove(id, revokeHash, nowInSeconds())));
      if (!isGone) throw new StoryError("story_not_found");
      await ports.cache.drop(id);
      ports.log("info", "share", { outcome: "taken back" });
    },
  };
}

/** The database's own code in whatever the drivers make of it; nothing else of their messages, which quote the story. */
function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const { message } = thrown.cause instanceof Error ? thrown.cause : thrown;
  return /SQLITE_[A-Z]+|D1_[A-Z]+/.exec(message)?.[0] ?? thrown.name;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(digest));
}

/** The metadata of a record that has both metadata and a story. */
function usableMetadata({ story_content, story_metadata }: SharedStoryRecord): StoryMetadata | undefined {
  try {
    const metadata = storyMetadataSchema.safeParse(JSON.parse(story_metadata));
    return metadata.success && hasProse(parseStory(story_content)) ? metadata.data : undefined;
  } catch {
    return undefined;
  }
}
