import { accessSync, constants } from "node:fs";
import path from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";

const places = [
  ...(process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => ["firefox", "firefox-esr"].map((name) => path.join(folder, name))),
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's Firefox, or the one that `FIREFOX_PATH` names. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || places.find(isProgram);
}

/** Speaks WebDriver BiDi with it, which needs no driver. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  // The window's own size: releases of long-term support do not know all that a viewport of puppeteer's would ask for.
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ["--width=420", "--height=900"],
  });
}
