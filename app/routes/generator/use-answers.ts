import { useCallback, useState } from "react";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { type Answers, noAnswers } from "../../wizard/answers/answers";
import { enteredInForm, withTicked } from "../../wizard/answers/form-answers";
import type { Preselection } from "../../wizard/answers/preselection";
import { loadAnswers, saveAnswers, takePreselection } from "../../wizard/answers/storage";
import { wizardFormId } from "../../wizard/before-paint";
import { isTakenAgain } from "./taken-link";

/**
 * The answers of the page. The server and the first client render know only `given`; then come, each over the one before:
 * what this tab kept, what was given, what a landing page left in storage, and what was ticked before the script arrived.
 */
export function useAnswers(given: Preselection) {
  const [answers, setAnswers] = useState<Answers>({ ...noAnswers, ...given });
  const [hydrated, setHydrated] = useState(false);
  const [handed, setHanded] = useState(given);

  const change = useCallback((next: Answers) => {
    setAnswers(next);
    saveAnswers(next);
  }, []);

  // A layout effect, so that nothing is painted in between. Once: later renders must not bring old answers back.
  useBrowserLayoutEffect(() => {
    const stored = takePreselection();
    if (isTakenAgain(location.pathname)) {
      setHanded(stored);
      change({ ...loadAnswers(), ...stored });
    } else {
      setHanded({ ...given, ...stored });
      const form = document.getElementById(wizardFormId);
      const ticked = form instanceof HTMLFormElement ? enteredInForm(new FormData(form)).answers : noAnswers;
      change(withTicked({ ...loadAnswers(), ...given, ...stored }, ticked));
    }
    setHydrated(true);
  }, []);

  return { answers, change, hydrated, handed };
}
