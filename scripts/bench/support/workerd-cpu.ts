import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in `/proc`; the same on every Linux (`getconf CLK_TCK`). */
const ticksPerSecond = 100;
const pageBytes = 4096;

interface ProcessState {
  readonly name: string;
  readonly parent: number;
  readonly cpuMs: number;
  readonly memoryBytes: number;
}

/** @see proc_pid_stat(5) */
function stateOf(pid: number): ProcessState | undefined {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined;
  }
  // The name stands in brackets and may hold anything.
  const nameEnd = line.lastIndexOf(")");
  const fields = line.slice(nameEnd + 2).split(" ");
  const field = (n: number) => Number(fields[n - 3]);
  return {
    name: line.slice(line.indexOf("(") + 1, nameEnd),
    parent: field(4),
    cpuMs: ((field(14) + field(15)) * 1000) / ticksPerSecond,
    memoryBytes: field(24) * pageBytes,
  };
}

/** Ids of the workerd processes that this process has started. */
export function workerdChildren(): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      const state = pid > 0 ? stateOf(pid) : undefined;
      return state?.parent === process.pid && state.name.startsWith("workerd");
    });
}

/** Milliseconds of processor time that it has used so far, in steps of 10. */
export const cpuMsOf = (pid: number): number => stateOf(pid)?.cpuMs ?? Number.NaN;

/** Resident memory in bytes. */
export const memoryOf = (pid: number): number => stateOf(pid)?.memoryBytes ?? Number.NaN;
