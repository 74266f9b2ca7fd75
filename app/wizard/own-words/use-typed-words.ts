import { useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { type OwnWordsField, type TypedWords, takesOwnWords } from "./typed-words";

/** The text fields of the wizard: what is typed in them and their elements. */
export function useTypedWords(initially: TypedWords) {
  const [typed, setTyped] = useState(initially);
  const interests = useRef<HTMLInputElement>(null);
  const lesson = useRef<HTMLInputElement>(null);

  // What was typed before the script arrived stands in the elements only.
  useBrowserLayoutEffect(() => {
    setTyped({ interests: interests.current?.value ?? "", lesson: lesson.current?.value ?? "" });
  }, []);

  const inputs = { interests, lesson };
  return {
    typed,
    inputs,
    type: (field: OwnWordsField, text: string) => setTyped((now) => ({ ...now, [field]: text })),
    focus: (field: string) => takesOwnWords(field) && inputs[field].current?.focus(),
  };
}
