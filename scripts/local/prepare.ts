import { execFileSync } from "node:child_process";
import path from "node:path";
import { localVariables } from "./secret.ts";

export const root = path.resolve(import.meta.dirname, "../..");

/** Where wrangler and Miniflare keep the local database. */
export const localState = path.join(root, ".wrangler/state");

/** Runs one of the project's commands; shows what it printed only when it fails, and then ends this process. */
export function run(what: string, command: string, args: string[]): void {
  console.info(`${what} …`);
  try {
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" };
    execFileSync(command, args, { cwd: root, stdio: "pipe", env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    console.error(`${stdout ?? ""}${stderr ?? ""}\n${what} failed.`);
    process.exit(1);
  }
}

/** Brings the local database up to date and makes sure that there is a signing secret. Gives the local variables. */
export async function prepareLocal(): Promise<Record<string, string>> {
  const migrate = ["wrangler", "d1", "migrations", "apply", "DB", "--local", "--persist-to", localState];
  run("Preparing the local database", "npx", migrate);
  return localVariables(path.join(root, ".dev.vars"));
}
