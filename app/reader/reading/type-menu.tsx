import { useEffect, useState } from "react";
import { reachSite } from "../../ui/reach-site";
import { showNotice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";
import { Fold } from "./fold";

/** The choices of type, and the face for dyslexic readers with its rules: they come for whoever asks for them. */
export function TypeMenu() {
  const [part, setPart] = useState<typeof import("./type-sheet.client")>();

  async function load() {
    await reachSite();
    setPart(await import("./type-sheet.client"));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; where it does not come the usual face is there
  useEffect(() => {
    if (document.documentElement.dataset.face) load().catch(() => {});
  }, []);

  return (
    <Fold label="Type" sign="Aa" onOpen={() => part ?? load().catch(() => showNotice(notices.typeFailed))}>
      {part ? <part.TypeSheet /> : "One moment..."}
    </Fold>
  );
}
