import { afterEach, beforeEach, expect } from "vitest";

/*
 * Set up for every unit and endpoint test: a line on the console that nobody expected, or a request that leaves this
 * machine, fails the test in which it happened.
 */

const methods = ["log", "info", "warn", "error", "debug"] as const;
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let lines: string[] = [];
let allowed: RegExp[] = [];

/** Lets lines of the rest of this test pass that match. */
export function allowConsole(line: RegExp): void {
  allowed.push(line);
}

const printed = Object.fromEntries(methods.map((method) => [method, console[method]]));
const ownFetch = globalThis.fetch;

beforeEach(() => {
  lines = [];
  allowed = [];
  for (const method of methods) {
    console[method] = (...words: unknown[]) => {
      const line = words.map(String).join(" ");
      if (!allowed.some((pattern) => pattern.test(line))) lines.push(`${method}: ${line}`);
    };
  }
  globalThis.fetch = (input, init) => {
    const { protocol, hostname } = new URL(input instanceof Request ? input.url : input);
    if (protocol.startsWith("http") && !loopback.test(hostname)) lines.push(`request to ${hostname}`);
    return ownFetch(input, init);
  };
});

afterEach(() => {
  Object.assign(console, printed);
  globalThis.fetch = ownFetch;
  expect(lines, "nothing on the console, no request to elsewhere").toEqual([]);
});
