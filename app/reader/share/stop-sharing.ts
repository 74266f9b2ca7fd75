import type { Notice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";
import type { SharedKey, SharedKeys } from "./shared-keys";

interface StopSharingPorts {
  /** @throws when the story may still be there. */
  remove(id: string, revokeToken: string): Promise<void>;
  readonly keys: Pick<SharedKeys, "forget">;
}

/** Takes a shared story back. Its key is given up only once the story is gone. */
export async function stopSharing(
  { id, revokeToken }: SharedKey,
  { remove, keys }: StopSharingPorts,
): Promise<{ stopped: boolean; notice: Notice }> {
  try {
    await remove(id, revokeToken);
  } catch {
    return { stopped: false, notice: notices.stoppingFailed };
  }
  keys.forget(id);
  return { stopped: true, notice: notices.sharingStopped };
}
