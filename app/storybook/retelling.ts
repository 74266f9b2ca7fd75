import type { Library } from "./library";
import type { ChosenTale } from "./teller/choose-tales";

/**
 * Names what told a story: the teller, and each tale with its text and the love it was about. From it the same story is
 * told again although the library has grown: `t1f2e3d4c;4-5/space/the-late-comet@0a1b2c3d:0`.
 */
export function versionOf({ teller }: Library, chosen: readonly ChosenTale[]): string {
  return [`t${teller}`, ...chosen.map(({ entry, love }) => `${entry.id}@${entry.hash}:${love}`)].join(";");
}

const named = /^([^@;]+)@([0-9a-f]{8}):(\d{1,3})$/u;

/** Undefined where the teller or one of the tales has changed. */
export function chosenAgain(version: string, { teller, tales }: Library): ChosenTale[] | undefined {
  const [by, ...parts] = version.split(";");
  if (by !== `t${teller}` || parts.length === 0) return undefined;
  const chosen = parts.flatMap((part) => {
    const [, id, hash, love] = named.exec(part) ?? [];
    const entry = tales.find((tale) => tale.id === id && tale.hash === hash);
    return entry ? [{ entry, love: Number(love) }] : [];
  });
  return chosen.length === parts.length ? chosen : undefined;
}
