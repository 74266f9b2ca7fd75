import { isPreset, lessons, type PresetLesson, type Style, styles } from "../story/catalogue";
import { type Block, type Tale, taleAges, taleWorlds } from "./tale";

/** A file of a tale, before its words are looked at. */
interface TaleSource {
  /** The lines of the head, by their key. */
  readonly head: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @throws Error with a sentence for the writer. */
export function splitTale(source: string): TaleSource {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source.replace(/\r\n?/gu, "\n"));
  if (!found) throw new Error("The file begins with its head: lines such as 'title: …' between two lines of '---'.");
  const head: Record<string, string> = {};
  for (const line of (found[1] ?? "").split("\n").filter((one) => one.trim() !== "")) {
    const [, key, value] = /^([a-z]+):(.*)$/u.exec(line) ?? [];
    if (key === undefined || value === undefined)
      throw new Error(`This line of the head is not like 'key: words': ${line}`);
    if (Object.hasOwn(head, key)) throw new Error(`The head has '${key}' twice.`);
    head[key] = value.trim();
  }
  return { head, body: found[2] ?? "" };
}

/** @param id `4-5/dinosaurs/olive-is-busy`, from the file's place. @throws Error with a sentence for the writer. */
export function parseTale(id: string, source: string): Tale {
  const { head, body } = splitTale(source);
  const [agesFolder, worldFolder] = id.split("/");
  const ages = taleAges.find((one) => one === agesFolder);
  if (!ages) throw new Error(`A tale lies in a folder of its ages: ${taleAges.join(", ")}; not '${agesFolder}'.`);
  if (needed(head, "ages") !== ages) throw new Error(`The head says 'ages: ${head.ages}', its folder ${ages}.`);
  const world = taleWorlds.find((one) => one === worldFolder);
  if (!world) throw new Error(`A tale lies in a folder of its world: ${taleWorlds.join(", ")}; not '${worldFolder}'.`);
  return {
    id,
    title: needed(head, "title"),
    ages,
    world,
    about: listed(needed(head, "about"), ","),
    moods: listed(needed(head, "moods"), ",").map(asMood),
    ask: listed(needed(head, "ask"), "|"),
    blocks: parseBlocks(body),
  };
}

function needed(head: TaleSource["head"], key: string): string {
  const value = head[key];
  if (!value) throw new Error(`The head has no '${key}: …'.`);
  return value;
}

const listed = (words: string, separator: string) =>
  words
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");

function asMood(word: string): Style {
  if (isPreset(styles, word)) return word;
  throw new Error(`'${word}' is no mood. The moods are: ${styles.map(({ value }) => value).join(", ")}.`);
}

function asLesson(word: string): PresetLesson | null {
  if (word === "") return null;
  if (isPreset(lessons, word)) return word;
  throw new Error(`'= ${word}' is no lesson. The lessons are: ${lessons.map(({ value }) => value).join(", ")}.`);
}

function parseBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  let lesson: PresetLesson | null = null;
  // A line of '=' and a lesson stands alone or right above its first paragraph.
  for (const part of body.split(/\n\s*\n|\n(?==)/u)) {
    let text = part.trim();
    for (let mark = /^=(.*)(?:\n|$)/u.exec(text); mark; mark = /^=(.*)(?:\n|$)/u.exec(text)) {
      lesson = asLesson((mark[1] ?? "").trim());
      text = text.slice(mark[0].length).trim();
    }
    if (text !== "") blocks.push(asBlock(lesson, text));
  }
  if (blocks.length === 0) throw new Error("There is nothing to tell below the head.");
  return blocks;
}

function asBlock(lesson: PresetLesson | null, paragraph: string): Block {
  const [, sign, rest] = /^([+-]) ([\s\S]*)$/u.exec(paragraph) ?? [];
  const text = (rest ?? paragraph).replace(/\s*\n\s*/gu, " ");
  if ((text.match(/\[\+/gu) ?? []).length !== (text.match(/\+\]/gu) ?? []).length)
    throw new Error(`'[+' and '+]' do not come in pairs in: ${text.slice(0, 60)}…`);
  const facts = text.replace(/\[\? (?:(?!\[[?+]|\+\])[\s\S])*? \?\]/gu, "");
  if (/\[\?|\?\]/u.test(facts))
    throw new Error(`'[?' and '?]' do not come in pairs, or hold a '[+', in: ${text.slice(0, 60)}…`);
  if (text.replaceAll("**", "").includes("*"))
    throw new Error(`A single '*' is no sign of the story text format, in: ${text.slice(0, 60)}…`);
  return { lesson, when: sign === "+" ? "long" : sign === "-" ? "short" : "always", text };
}
