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
 * out of sight: each shows in two thirds of the story at least, and where the trouble is solved.
 */
export function weaveInterests(
  laid: readonly Paragraph[],
  plan: PlannedStory,
  renderer: Renderer,
  random: Random,
): Paragraph[] {
  const paragraphs = laid.map((paragraph) => ({ ...paragraph }));
  const { carried, named } = plan.interests;
  const thread = (role: Role, phase: ThreadPhase) => renderer.deal(plan.band.threads[role][phase], 1);
  const wantAt = paragraphs.findIndex(({ kind }) => kind === "want");

  const roles = new Set<Role>(["pal", "tool", ...carried.flatMap((interest) => interest.roles)]);
  const intros = [...roles].map((role) => thread(role, "start"));
  const want = paragraphs[wantAt];
  const [companion, ...packed] = intros;
  if (want && companion) want.text += ` ${companion}`;
  const arrivals: Paragraph[] = packed.length > 0 ? [{ text: packed.join(" "), kind: "pack", chapter: 0 }] : [];
  const most = namesInOneList(plan.age);
  const lists: string[] = [];
  for (let i = 0; i < named.length; i += most) {
    const list = listOf(named.slice(i, i + most).map(({ name }) => name));
    lists.push(renderer.deal(plan.band.naming, 1, new Map([["list", list]])));
  }
  if (lists.length > 0) arrivals.push({ text: lists.join(" "), kind: "naming", chapter: 0 });
  paragraphs.splice(wantAt + 1, 0, ...arrivals);

  // A short story shows each at both ends and where the trouble is solved; a longer one in every sixth.
  const brief = plan.readingTime === "2-3 minutes";
  const parts = brief ? [0, 2] : [0, 1, 2, 3, 4, 5];
  const size = brief ? 3 : 6;
  for (const interest of random.shuffle(carried)) {
    showWhereSolved(paragraphs, interest, thread, random);
    for (const part of parts) showInPart(paragraphs, interest, part / size, (part + 1) / size, thread, random);
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
