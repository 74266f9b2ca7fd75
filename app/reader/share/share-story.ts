import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import type { StoryMetadata } from "../../story/told/metadata";
import type { SharedLink } from "../../story/told/shared-story";

/** A story told to its end, with all that a link to it can be made from. */
export interface ShareableStory {
  readonly text: string;
  readonly metadata: StoryMetadata;
  /** Null where the server has no secret to sign with: such a story has no link of its own. */
  readonly receipt: string | null;
  readonly retelling?: Retelling | undefined;
  /** The answers it was told from, where the page knows them. */
  readonly request?: StoryRequest | undefined;
}

/** What a parent passes on. */
export interface Passage {
  readonly title: string;
  /** Only where the link does not lead to the story itself. */
  readonly message?: string;
  readonly url: string;
}

export interface SharePorts {
  /** `refused`: the server does not take it for a story of ours (any more). @throws when the server cannot be asked. */
  store(story: ShareableStory, receipt: string): Promise<SharedLink | "refused">;
  /**
   * Has a story signed that was told without the server. `changed`: it would tell it otherwise by now; undefined: it cannot
   * be told again. @throws when the server cannot be asked.
   */
  sign(story: ShareableStory): Promise<ShareableStory | "changed" | undefined>;
  /** Told of a stored story whose link is passed on. */
  keep(stored: SharedLink, receipt: string): void;
  /** Told of a story that was stored too late: another link was passed on, so it is removed again. */
  takeBack(stored: SharedLink): void;
  /** The link that needs no database. Never throws. */
  unstored(story: ShareableStory): Promise<Passage>;
  /** Whether the browser has a native share sheet and lets this page use it, for this. */
  hasSheet(data?: ShareData): boolean;
  /** @throws DOMException `AbortError` when the parent closed the sheet. */
  openSheet(data: ShareData): Promise<void>;
  /** The text may come later: some browsers let a page copy only while it handles the press. */
  copy(text: Promise<string>): Promise<void>;
  wait(ms: number): Promise<void>;
}

/**
 * `handed-over`: given to the native sheet, whatever the parent did with it there. `offered`: the browser lets the page
 * neither share nor copy unasked, as when the press was too long ago, so that the link has to be shown. `changed`: it has
 * no link any more, since the server would tell it otherwise.
 */
export type ShareOutcome =
  | { readonly kind: "handed-over" | "copied" | "offered"; readonly passage: Passage }
  | { readonly kind: "changed" };

/** Milliseconds that storing may take. The browser lets a page share and copy only shortly after a press. */
export const longestStoring = 2500;

/** As one text for the clipboard. */
export function passageText({ message, url }: Passage): string {
  return message ? `${message} ${url}` : url;
}

async function signedOrNot(story: ShareableStory, ports: SharePorts): Promise<Passage | "changed"> {
  if (story.receipt !== null) return storedOrNot(story, story.receipt, ports);
  const signed = await Promise.race([ports.sign(story), ports.wait(longestStoring)]).catch(() => undefined);
  if (signed === "changed") return signed;
  return signed?.receipt ? storedOrNot(signed, signed.receipt, ports) : ports.unstored(story);
}

async function storedOrNot(story: ShareableStory, receipt: string, ports: SharePorts): Promise<Passage> {
  let isLate = false;
  const storing = ports.store(story, receipt).then((stored) => {
    if (stored === "refused") return stored;
    if (isLate) ports.takeBack(stored);
    else ports.keep(stored, receipt);
    return stored;
  });
  const tooLate = ports.wait(longestStoring).then(() => {
    isLate = true;
    return undefined;
  });
  const stored = await Promise.race([storing.catch(() => undefined), tooLate]);
  if (stored === undefined) return ports.unstored(story);
  // A receipt that is refused here would be refused to whoever opens the link.
  if (stored === "refused") return ports.unstored({ ...story, receipt: null });
  return { title: story.metadata.title, url: stored.url };
}

/** Passes a story on by the first way that works: the native share sheet, the clipboard, a link to copy by hand. */
export async function shareStory(story: ShareableStory, ports: SharePorts): Promise<ShareOutcome> {
  const signing = signedOrNot(story, ports);
  const copied = signing.then((passage) => (passage === "changed" ? Promise.reject() : passageText(passage)));
  const copying = ports.hasSheet() ? undefined : ports.copy(copied);
  // They are heard of below.
  copied.catch(() => {});
  copying?.catch(() => {});
  const passage = await signing;
  if (passage === "changed") return { kind: passage };
  const { title, message, url } = passage;
  const data: ShareData = { title, url, ...(message && { text: message }) };
  if (!copying && ports.hasSheet(data)) {
    try {
      await ports.openSheet(data);
      return { kind: "handed-over", passage };
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return { kind: "handed-over", passage };
    }
  }
  try {
    await (copying ?? ports.copy(copied));
    return { kind: "copied", passage };
  } catch {
    return { kind: "offered", passage };
  }
}
