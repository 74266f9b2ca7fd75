import { useEffect, useState } from "react";
import { encodeStory } from "../../story/link/encoded-link";
import { showNotice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";
import { copyToClipboard } from "../save/copy-story";
import { type ShareableStory, type SharePorts, shareStory } from "./share-story";
import { createSharedKeys, type SharedKey } from "./shared-keys";
import { removeSharedStory, storeSharedStory } from "./shared-stories-client";
import { stopSharing } from "./stop-sharing";
import { unstoredPassage } from "./unstored";

const keys = createSharedKeys(() => localStorage, Date.now);

const browserPorts: Omit<SharePorts, "keep" | "unstored"> = {
  store: storeSharedStory,
  takeBack: ({ id, revoke_token }) => {
    // Without a token it was shared before, by a link that is in use.
    if (revoke_token) removeSharedStory(id, revoke_token).catch(() => {});
  },
  // canShare knows of a permission that the page lacks; the first browsers with a sheet do not have it.
  hasSheet: (data) => typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true),
  openSheet: (data) => navigator.share(data),
  copy: copyToClipboard,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Sharing one told story and taking it back. The promises fulfil once all is said. */
export function useSharing(story: ShareableStory) {
  const { receipt } = story;
  const [key, setKey] = useState<SharedKey>();
  const [offered, setOffered] = useState<string>();
  /** For want of a network the link leads to the story maker, not to this story. */
  const [isHomeOnly, setIsHomeOnly] = useState(false);

  // It may have been shared on an earlier visit of this screen.
  useEffect(() => setKey(keys.find(receipt)), [receipt]);

  async function share(): Promise<void> {
    setOffered(undefined);
    setIsHomeOnly(false);
    const outcome = await shareStory(story, {
      ...browserPorts,
      async unstored(unsaved) {
        const passage = await unstoredPassage(unsaved, { origin: location.origin, encode: encodeStory });
        setIsHomeOnly(!navigator.onLine && passage.message !== undefined);
        return passage;
      },
      keep: (stored) => receipt !== null && setKey(keys.keep(stored, receipt)),
    });
    if (outcome.kind === "copied") showNotice(notices.linkCopied);
    if (outcome.kind === "offered") setOffered(outcome.text);
  }

  /** @returns whether the story is no longer shared. */
  async function stop(): Promise<boolean> {
    if (!key) return true;
    const { stopped, notice } = await stopSharing(key, { remove: removeSharedStory, keys });
    showNotice(notice);
    if (stopped) {
      setKey(undefined);
      setOffered(undefined);
    }
    return stopped;
  }

  async function copyOffered(text: string): Promise<void> {
    await copyToClipboard(text).then(
      () => showNotice(notices.linkCopied),
      () => showNotice(notices.sharingFailed),
    );
  }

  return { isShared: key !== undefined, isHomeOnly, offered, share, stop, copyOffered };
}
