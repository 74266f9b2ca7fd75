import type { CarriedInterest } from "./carried-interests";
import type { Role, ThreadPhase } from "./content-contract";
import { countWords } from "./flow";
import { listOf } from "./noun-phrase";
import { type Paragraph, threadPhaseOf } from "./paragraph";
import type { Random } from "./random";
import type { Renderer } from "./scope";
import type { PlannedStory } from "./story-plan";

/** Most names in one list, so that the sentence stays within the age's longest. */
const namesInOneList = (age: number) => (age <= 3 ? 2 : age <= 5 ? 3 : 4);

/**
 * Introduces what the child carries, names the further interests, and adds a sentence wherever an interest has been
 * out of sight: each shows in every third, in four of six parts of a longer story, and where the trouble is solved.
 */
export function weaveInterests(
  laid: readonly Paragraph[],
  plan: PlannedStory,
  renderer: Renderer,
  random: Random,
): Paragraph[] {
  const paragraphs = laid.map((paragraph) => ({ ...paragraph }));
  const { carried, named } = plan.interests;
  const thread = (role: Role, phase: ThreadPhase) => renderer.renderShort(plan.band.threads[role][phase]);
  const wantAt = paragraphs.findIndex(({ kind }) => kind === "want");

  const roles = new Set<Role>(["pal", "tool", ...carried.flatMap((interest) => interest.roles)]);
  const intros = [...roles].map((role) => thread(role, "start"));
  const want = paragraphs[wantAt];
  const [companion, ...packed] = intros;
  if (want && companion) want.text += ` ${companion}`;
  const arrivals: Paragraph[] = packed.length > 0 ? [{ text: packed.join(" "), kind: "pack", chapter: 0 }] : [];
  const size = namesInOneList(plan.age);
  const lists: string[] = [];
  for (let i = 0; i < named.length; i += size) {
    const list = listOf(named.slice(i, i + size).map(({ name }) => name));
    lists.push(renderer.renderOne(plan.band.naming, new Map([["list", list]])));
  }
  if (lists.length > 0) arrivals.push({ text: lists.join(" "), kind: "naming", chapter: 0 });
  paragraphs.splice(wantAt + 1, 0, ...arrivals);

  const parts = plan.readingTime === "2-3 minutes" ? 3 : 6;
  for (const interest of random.shuffle(carried)) {
    showWhereSolved(paragraphs, interest, thread, random);
    for (let part = 0; part < parts; part++)
      showInPart(paragraphs, interest, part / parts, (part + 1) / parts, thread, random);
  }
  return paragraphs;
}

type Thread = (role: Role, phase: ThreadPhase) => string;
type Woven = { text: string; kind: Paragraph["kind"] };

function add(paragraph: Woven, interest: CarriedInterest, thread: Thread, random: Random): void {
  const phase = threadPhaseOf[paragraph.kind];
  if (!phase || interest.roles.length === 0) return;
  // 'start' sentences introduce; there is one each already.
  paragraph.text += ` ${thread(random.pick(interest.roles), phase === "start" ? "middle" : phase)}`;
}

function showWhereSolved(paragraphs: Woven[], interest: CarriedInterest, thread: Thread, random: Random): void {
  const places = paragraphs.filter(({ kind }) => kind === "act" || kind === "solve");
  if (places.some(({ text }) => interest.mention.test(text))) return;
  const solve = places.find(({ kind }) => kind === "solve");
  if (solve) add(solve, interest, thread, random);
}

function showInPart(
  paragraphs: Woven[],
  interest: CarriedInterest,
  from: number,
  to: number,
  thread: Thread,
  random: Random,
): void {
  const total = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  let told = 0;
  const inside = paragraphs.filter(({ text }) => {
    const words = countWords(text);
    const at = (told + words / 2) / total;
    told += words;
    return at >= from && at < to;
  });
  if (inside.some(({ text }) => interest.mention.test(text))) return;
  const places = inside.filter(({ kind }) => threadPhaseOf[kind] !== undefined);
  if (places.length === 0) return;
  // The shortest paragraph bears one more sentence best.
  add(
    places.reduce((a, b) => (countWords(b.text) < countWords(a.text) ? b : a)),
    interest,
    thread,
    random,
  );
}
