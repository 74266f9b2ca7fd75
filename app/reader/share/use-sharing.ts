import { useEffect, useState } from "react";
import { encodeStory } from "../../story/link/encoded-link";
import { sharedStoryPath } from "../../story/told/shared-story";
import { showNotice } from "../../ui/toasts/toasts.client";
import { keepReceipt } from "../listen/told-story-storage";
import { notices } from "../notices";
import { copyToClipboard } from "../save/copy-story";
import { passageText, type ShareableStory, type SharePorts, shareStory } from "./share-story";
import { type SharedKey, sharedKeys } from "./shared-keys";
import { removeSharedStory, storeSharedStory } from "./shared-stories-client";
import { signStory } from "./sign-story";
import { stopSharing } from "./stop-sharing";
import { unstoredPassage } from "./unstored";

const browserPorts: Omit<SharePorts, "keep" | "unstored" | "sign"> = {
  store: storeSharedStory,
  takeBack: ({ id, revoke_token }) => {
    // Without a token it was shared before, by a link that is in use.
    if (revoke_token) removeSharedStory(id, revoke_token).catch(() => {});
  },
  // canShare knows of a permission that the page lacks; the first browsers with a sheet do not have it.
  hasSheet: (data = { url: location.href }) =>
    typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true),
  openSheet: (data) => navigator.share(data),
  copy: copyToClipboard,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A link as it is shown. */
export interface SharedAs {
  /** The link, with its message where it has one. */
  readonly text: string;
  readonly url: string;
  /** ISO 8601; a link that needs no database knows no end. */
  readonly expiresAt?: string;
}

const linkOf = ({ id, expiresAt }: SharedKey): SharedAs => {
  const url = `${location.origin}${sharedStoryPath(id)}`;
  return { text: url, url, expiresAt };
};

/** Sharing one told story and taking it back. The promises fulfil once all is said. */
export function useSharing(story: ShareableStory | undefined) {
  /** Of a story that was told without the server, once it has signed it. */
  const [signed, setSigned] = useState<ShareableStory>();
  const receipt = story?.receipt ?? (signed && signed.text === story?.text ? signed.receipt : null);
  const [key, setKey] = useState<SharedKey>();
  const [link, setLink] = useState<SharedAs>();
  const [isOffered, setIsOffered] = useState(false);
  /** For want of a network the link leads to the story maker, not to this story. */
  const [isHomeOnly, setIsHomeOnly] = useState(false);

  // It may have been shared on an earlier visit of this screen.
  useEffect(() => {
    const known = sharedKeys.find(receipt);
    setKey(known);
    setLink(known && linkOf(known));
    setIsOffered(false);
  }, [receipt]);

  async function share(): Promise<void> {
    if (!story) return;
    setIsOffered(false);
    setIsHomeOnly(false);
    let expiresAt: string | undefined;
    const outcome = await shareStory(receipt === null ? story : { ...story, receipt }, {
      ...browserPorts,
      async sign(unsigned) {
        const answer = await signStory(unsigned);
        if (answer && answer !== "changed") setSigned(answer);
        if (answer && answer !== "changed" && answer.receipt) keepReceipt(answer.text, answer.receipt);
        return answer;
      },
      async unstored(unsaved) {
        const unstored = await unstoredPassage(unsaved, { origin: location.origin, encode: encodeStory });
        setIsHomeOnly(!navigator.onLine && unstored.message !== undefined);
        return unstored;
      },
      keep(stored, proof) {
        expiresAt = stored.expires_at;
        setKey(sharedKeys.keep(stored, proof));
      },
    });
    if (outcome.kind === "changed") return showNotice(notices.talesChanged);
    const { kind, passage } = outcome;
    if (kind === "copied") showNotice(notices.linkCopied);
    // A link to the story maker alone is worth no second look.
    const isOwn = passage.message === undefined;
    setLink(
      isOwn || kind === "offered"
        ? { text: passageText(passage), url: passage.url, ...(isOwn && expiresAt && { expiresAt }) }
        : undefined,
    );
    setIsOffered(kind === "offered");
  }

  /** @returns whether the story is no longer shared. */
  async function stop(): Promise<boolean> {
    if (!key) return true;
    const { stopped, notice } = await stopSharing(key, { remove: removeSharedStory, keys: sharedKeys });
    showNotice(notice);
    if (stopped) {
      setKey(undefined);
      setLink(undefined);
    }
    return stopped;
  }

  async function copyLink(text: string): Promise<void> {
    await copyToClipboard(text).then(
      () => showNotice(notices.linkCopied),
      () => showNotice(notices.sharingFailed),
    );
  }

  return { isShared: key !== undefined, isHomeOnly, isOffered, link, share, stop, copyLink };
}

export type Sharing = ReturnType<typeof useSharing>;
