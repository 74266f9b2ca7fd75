import { useEffect, useState } from "react";
import { reachSite } from "./reach-site";

/**
 * A part of the page that is not in its first scripts.
 * @param onMissing of a part that is asked for; a part without it comes by itself once the page works, or not at all
 * @returns the part, once it is there; what asks for it, again where it did not come, and tells whether it is there
 */
export function useLatePart<Part>(
  fetchPart: () => Promise<Part>,
  onMissing?: () => void,
): [part: Part | undefined, load: () => Promise<boolean>] {
  const [part, setPart] = useState<Part>();

  async function load(): Promise<boolean> {
    if (part) return true;
    try {
      if (onMissing) await reachSite();
      const fetched = await fetchPart();
      setPart(() => fetched);
      return true;
    } catch {
      onMissing?.();
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!onMissing) void load();
  }, []);
  return [part, load];
}
