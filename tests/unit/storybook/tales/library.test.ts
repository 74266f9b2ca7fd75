import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ledgerOf } from "../../../support/tales/ledger";
import { samenessFaults } from "../../../support/tales/sameness";
import { taleFaults } from "../../../support/tales/tale-faults";
import { readWritten } from "../../../support/tales/written-tale";

const folder = path.join(import.meta.dirname, "../../../../app/storybook/tales");
const files = globSync("*/*/*.md", { cwd: folder }).sort();
const library = files.map((file) => readWritten(path.join(folder, file)));

test("there is a library", () => {
  expect(library.length).toBeGreaterThanOrEqual(4);
});

test.each(library)("$tale.id keeps the measures, in all lessons, short and long", (written) => {
  expect(taleFaults(written)).toEqual([]);
});

test("no converter and no refrain is used twice for the same ages", () => {
  expect(samenessFaults(library)).toEqual([]);
});

/** Read by those who agreed on the form with them; all others need a line in the head. */
const finished = ["the-tunnel-that-said-toot", "olive-is-busy", "the-light-that-walked-alone", "half-an-hour-of-dark"];

test("every tale was read by somebody who did not write it", () => {
  const unread = library.filter(
    ({ tale, head }) => !head.read && !finished.some((name) => tale.id.endsWith(`/${name}`)),
  );
  expect(unread.map(({ tale }) => tale.id)).toEqual([]);
});

test("the ledger is up to date: npm run tales -- ledger", () => {
  expect(readFileSync(path.join(folder, "LEDGER.md"), "utf8")).toBe(ledgerOf(library));
});
