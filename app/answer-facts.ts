import { createContext, useContext } from "react";

/** What the document knows of this answer and its site, and the browser's script does not. */
interface AnswerFacts {
  /** Lets this answer's own scripts run; browsers hide it from scripts. */
  readonly nonce?: string;
  /** The operator has said who answers for the site. */
  readonly hasImprint: boolean;
}

const AnswerFactsContext = createContext<AnswerFacts>({ hasImprint: false });

export const AnswerFactsProvider = AnswerFactsContext.Provider;

export function useAnswerFacts(): AnswerFacts {
  return useContext(AnswerFactsContext);
}
