/**
 * One JSON line per event, for Workers Logs. Callers pass codes, counts and names of things; never story text,
 * a parent's words, an address, or the path of a shared story.
 */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>;
export type LogLevel = "info" | "warn" | "error";
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

const writers: Record<LogLevel, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

export const logToConsole: Log = (level, event, fields) => {
  writers[level](JSON.stringify({ level, event, ...fields }));
};

/** Adds the same fields to every line, such as the request's id. */
export function withFields(log: Log, shared: LogFields): Log {
  return (level, event, fields) => log(level, event, { ...shared, ...fields });
}
