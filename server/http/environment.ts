import { createMiddleware } from "hono/factory";
import { type Config, type RawEnvironment, readEnvironment } from "../env/environment";
import { type Log, logToConsole } from "../runtime/log";

interface AppVariables {
  config: Config;
  requestId: string;
  /** Carries the request's id. */
  log: Log;
  nonce: string;
}
export interface AppEnvironment {
  Bindings: RawEnvironment;
  Variables: AppVariables;
}

// Bindings are the same object for the whole life of an isolate, so they are read, and complained about, once.
const known = new WeakMap<RawEnvironment, Config>();

export function configFor(raw: RawEnvironment): Config {
  const already = known.get(raw);
  if (already) return already;
  const config = readEnvironment(raw);
  known.set(raw, config);
  for (const { name, problem } of config.problems) logToConsole("error", "configuration", { name, problem });
  return config;
}

export const environment = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set("config", configFor(c.env));
  await next();
});
