import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { parseEnv } from "node:util";

const secretName = "STORY_SIGNING_SECRET";

/**
 * The variables of `.dev.vars`, with a random signing secret added to the file when it has none. What the file already
 * holds is kept to the letter.
 */
export async function localVariables(file: string): Promise<Record<string, string>> {
  const text = existsSync(file) ? await readFile(file, "utf8") : "";
  const variables = parseEnv(text) as Record<string, string>;
  if (variables[secretName]) return variables;
  const secret = randomBytes(32).toString("hex");
  await appendFile(file, `${text === "" || text.endsWith("\n") ? "" : "\n"}${secretName}=${secret}\n`, { mode: 0o600 });
  return { ...variables, [secretName]: secret };
}
