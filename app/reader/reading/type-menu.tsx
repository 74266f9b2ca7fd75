import { useEffect, useRef } from "react";
import { broughtOnce } from "../../ui/late-parts/brought-once";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import { showNotice } from "../../ui/toasts/toasts.client";
import { notices } from "../notices";
import { Fold } from "./fold";

const bringSheet = broughtOnce(async () => (await import("./type-sheet.client")).TypeSheet);

/** The choices of type, and the face for dyslexic readers with its rules: they come for whoever asks for them. */
export function TypeMenu() {
  const isAsked = useRef(false);
  const [Sheet, load] = useLatePart(bringSheet, () => isAsked.current && showNotice(notices.typeFailed));

  function open() {
    isAsked.current = true;
    void load();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; where it does not come the usual face is there
  useEffect(() => {
    if (document.documentElement.dataset.face) void load();
  }, []);

  return (
    <Fold label="Type" sign="Aa" onOpen={open}>
      {Sheet ? <Sheet /> : "One moment..."}
    </Fold>
  );
}
