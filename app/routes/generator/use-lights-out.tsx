import { type ReactNode, useState } from "react";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import type { ChoiceNotes } from "../../wizard/steps/props";

interface LightsOutQuestion {
  /** Below the lengths. */
  readonly question: ReactNode;
  readonly notes: ChoiceNotes;
}

const loadLightsOut = async () => (await import("../../pace/lights-out.client")).default;

/** When the light goes out, and what that says of each length. */
export function useLightsOut(age: number | undefined): LightsOutQuestion | undefined {
  const [LightsOut] = useLatePart(loadLightsOut);
  const [notes, setNotes] = useState<ChoiceNotes>({});
  if (!LightsOut || age === undefined) return undefined;
  return { question: <LightsOut age={age} onNotes={setNotes} />, notes };
}
