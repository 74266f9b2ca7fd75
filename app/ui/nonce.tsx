import { createContext, useContext } from "react";

// Only the server knows it: browsers hide a script's nonce from scripts.
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce that lets this answer's own scripts run. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
