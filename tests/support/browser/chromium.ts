import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../../..");
const packageFolder = path.join(root, "node_modules/@sparticuz/chromium");

/** A folder for this version alone: the package itself would take any older browser it finds. */
function browserFolder(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as { version: string };
  return path.join(root, "node_modules/.cache", `chromium-${version}`);
}

function runs(executable: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(executable, ["--version"], { env, stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/** Libraries and fonts that the package brings, for systems that have none of their own. */
function withOwnLibraries(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, LD_LIBRARY_PATH: path.join(folder, "al2023/lib") };
}

/** Unpacks the Chromium that comes as an npm package (Linux x64). `CHROME_PATH` names another one instead. */
export async function installChromium(): Promise<void> {
  if (process.env.CHROME_PATH) return;
  const folder = browserFolder();
  mkdirSync(folder, { recursive: true });
  const temporary = process.env.TMPDIR;
  // The package unpacks into the system's temporary folder, which is what this variable names.
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    await inflate(path.join(packageFolder, "bin/al2023.tar.br"));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}

/** How Playwright starts that Chromium. Of the package's own flags only the sandbox's is wanted. */
export function chromiumLaunch(): LaunchOptions {
  const args = ["--no-sandbox"];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  const folder = browserFolder();
  const executablePath = path.join(folder, "chromium");
  const env = runs(executablePath, process.env) ? { ...process.env } : withOwnLibraries(folder);
  if (!existsSync("/etc/fonts")) env.FONTCONFIG_PATH = path.join(folder, "fonts");
  return { executablePath, args, env: env as Record<string, string> };
}
