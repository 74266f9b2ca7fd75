import { createContext, useContext } from "react";

// Known to the server alone: browsers hide a script's nonce from scripts, so on the client there is nothing to hand on.
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce that lets this answer's own scripts run. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
