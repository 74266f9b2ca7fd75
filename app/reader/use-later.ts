import { useState } from "react";
import { reachSite } from "../ui/reach-site";
import { showNotice } from "../ui/toasts/toasts.client";
import { notices } from "./notices";

/**
 * A part of the page that comes with the tap that asks for it. Where it does not come a notice says so, and the next tap
 * tries again.
 */
export function useLater<Part>(fetchPart: () => Promise<Part>): [part: Part | undefined, load: () => Promise<void>] {
  const [part, setPart] = useState<Part>();
  const load = async () => {
    try {
      await reachSite();
      const fetched = await fetchPart();
      setPart(() => fetched);
    } catch {
      showNotice(notices.partMissing);
    }
  };
  return [part, load];
}
