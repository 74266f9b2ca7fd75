import { execFileSync } from "node:child_process";
import { localState, root } from "./local/prepare.ts";
import { sharedIdIn } from "./shared-id.ts";

/**
 * `npm run shared:remove -- ID`: an operator takes a shared story away, such as one that was reported. Also takes the
 * whole link; `--local` means the database of `npm start`.
 */
// Not `parseArgs`: an id may begin with a hyphen.
const given = process.argv.slice(2);
const isLocal = given.includes("--local");
const [pasted = "", ...more] = given.filter((argument) => argument !== "--local");
const id = sharedIdIn(pasted);
if (id === undefined || more.length > 0) {
  console.error("Usage: npm run shared:remove -- ID [--local]   (ID: 22 characters, or the whole link)");
  process.exit(2);
}

const where = isLocal ? ["--local", "--persist-to", localState] : ["--remote"];
const statement = `DELETE FROM shared_stories WHERE id = '${id}' RETURNING id`;
try {
  const command = ["wrangler", "d1", "execute", "DB", ...where, "--json", "--command", statement];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const answer = execFileSync("npx", command, {
    cwd: root,
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
    env,
  });
  const removed = (JSON.parse(answer) as { results: unknown[] }[]).some(({ results }) => results.length > 0);
  console.info(
    removed
      ? "The story is removed. Where it was just read it may show for another minute."
      : "There is no story with this id: it was taken back, removed or has expired.",
  );
} catch (error) {
  console.error((error as { stdout?: string }).stdout ?? error);
  console.error("The story could not be removed.");
  process.exit(1);
}
