import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localVariables } from "../../../../scripts/local/secret";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "moonthread-"));
  file = path.join(folder, ".dev.vars");
});
afterEach(() => rm(folder, { recursive: true }));

test("makes a random secret where there is none, and keeps it", async () => {
  const { STORY_SIGNING_SECRET: secret } = await localVariables(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await localVariables(file)).toEqual({ STORY_SIGNING_SECRET: secret });
});

test("keeps what the file holds to the letter", async () => {
  const before = "# my key\nOPENAI_API_KEY=abc";
  await writeFile(file, before);
  const variables = await localVariables(file);
  expect(variables.OPENAI_API_KEY).toBe("abc");
  expect(await readFile(file, "utf8")).toBe(`${before}\nSTORY_SIGNING_SECRET=${variables.STORY_SIGNING_SECRET}\n`);
});

test("leaves a secret of the operator's own alone", async () => {
  await writeFile(file, 'STORY_SIGNING_SECRET="mine"\n');
  expect(await localVariables(file)).toEqual({ STORY_SIGNING_SECRET: "mine" });
  expect(await readFile(file, "utf8")).toBe('STORY_SIGNING_SECRET="mine"\n');
});
