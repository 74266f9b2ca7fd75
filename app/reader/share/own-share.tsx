import { useEffect, useRef, useState } from "react";
import { showNotice } from "../../ui/toasts/toasts.client";
import { BusyButton } from "../busy-button";
import { type SharedKey, sharedKeys } from "./shared-keys";
import { SharedNote } from "./shared-link";
import { removeSharedStory } from "./shared-stories-client";
import { stopSharing } from "./stop-sharing";

/** On a shared story's page, in the browser that shared it: the way to take it back. Nothing in any other. */
export function OwnShare({ id }: { readonly id: string }) {
  const [key, setKey] = useState<SharedKey>();
  const [hasStopped, setHasStopped] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);

  // After hydration: the server knows of no browser's keys.
  useEffect(() => setKey(sharedKeys.findById(id)), [id]);
  // The button that was pressed goes away.
  useEffect(() => {
    if (hasStopped) end.current?.focus();
  }, [hasStopped]);

  async function stop() {
    if (!key) return;
    const { stopped, notice } = await stopSharing(key, { remove: removeSharedStory, keys: sharedKeys });
    setHasStopped(stopped);
    if (!stopped) showNotice(notice);
  }

  if (!key) return null;
  if (hasStopped) {
    return (
      <p className="saving-shared" role="status" tabIndex={-1} ref={end}>
        Sharing stopped. Within a minute the link will no longer open your story.
      </p>
    );
  }
  return (
    <div className="saving-shared">
      <p>You shared this story.</p>
      <SharedNote expiresAt={key.expiresAt} />
      <BusyButton className="button button-quiet" onPress={stop}>
        Stop sharing
      </BusyButton>
    </div>
  );
}
