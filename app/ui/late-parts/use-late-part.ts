import { useEffect, useState } from "react";

/**
 * A part of the page that is not in its first scripts.
 * @param bring of a part that is asked for: made by `broughtOnce`
 * @param onMissing of a part that is asked for; a part without it comes by itself once the page works, or not at all
 * @returns the part, once it is there; what asks for it, again where it did not come, and tells whether it is there
 */
export function useLatePart<Part>(
  bring: () => Promise<Part>,
  onMissing?: () => void,
): [part: Part | undefined, load: () => Promise<boolean>] {
  const [part, setPart] = useState<Part>();

  async function load(): Promise<boolean> {
    try {
      const brought = await bring();
      setPart(() => brought);
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
