import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from "react";
import type LightsOutPart from "../../pace/lights-out.client";
import type { ChoiceNotes } from "../../wizard/steps/props";

interface LightsOutQuestion {
  /** Below the lengths. */
  readonly question: ReactNode;
  readonly notes: ChoiceNotes;
}

/** Like the child's name it comes once the page works; where it does not come, the lengths are chosen without it. */
export function useLightsOut(age: number | undefined): LightsOutQuestion | undefined {
  const [Part, setPart] = useState<ComponentType<ComponentProps<typeof LightsOutPart>>>();
  const [notes, setNotes] = useState<ChoiceNotes>({});
  useEffect(() => {
    import("../../pace/lights-out.client").then(
      (loaded) => setPart(() => loaded.default),
      () => {},
    );
  }, []);
  if (!Part || age === undefined) return undefined;
  return { question: <Part age={age} onNotes={setNotes} />, notes };
}
