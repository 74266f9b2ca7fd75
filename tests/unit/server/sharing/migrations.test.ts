import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");

test("the migrations say all that the schema says", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  try {
    await cp(path.join(root, "migrations"), folder, { recursive: true });
    const before = await readdir(folder);
    const config = (await import("../../../../drizzle.config")).default;
    const schema = "schema" in config ? String(config.schema) : "";
    const kit = path.join(root, "node_modules/.bin/drizzle-kit");
    const args = ["generate", "--dialect", "sqlite", "--schema", schema, "--out", path.relative(root, folder)];
    const { stdout } = await promisify(execFile)(kit, args, { cwd: root });
    expect(stdout).toContain("nothing to migrate");
    expect(await readdir(folder)).toEqual(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
