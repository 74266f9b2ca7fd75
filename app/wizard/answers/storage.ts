import { storageKeys } from "../../ui/storage-keys";
import { type Answers, noAnswers, parseAnswers } from "./answers";
import { type Preselection, preselectionFromStorage } from "./preselection";

/** Storage may be denied (private windows, blocked cookies) or full; the wizard works without it. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The answers of this tab, as far as they were kept and are well formed. */
export function loadAnswers(): Answers {
  return (
    attempt(() => {
      const kept = window.sessionStorage.getItem(storageKeys.answers);
      return kept === null ? noAnswers : parseAnswers(JSON.parse(kept));
    }) ?? noAnswers
  );
}

export function saveAnswers(answers: Answers): void {
  attempt(() => window.sessionStorage.setItem(storageKeys.answers, JSON.stringify(answers)));
}

/** What a landing page left for the wizard. It is given once: reading removes it. */
export function takePreselection(): Preselection {
  return (
    attempt(() => {
      const { localStorage } = window;
      const category = localStorage.getItem(storageKeys.preselectedCategory);
      const value = localStorage.getItem(storageKeys.preselectedValue);
      localStorage.removeItem(storageKeys.preselectedCategory);
      localStorage.removeItem(storageKeys.preselectedValue);
      return preselectionFromStorage(category, value);
    }) ?? {}
  );
}
