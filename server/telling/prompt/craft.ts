import { staleNames, stalePhrases } from "./stale";

/** What every story is held to, whatever the answers are. A line here is read before each story: it has to earn its place. */

export const leads = (age: number): readonly string[] => [
  "What the child loves is the subject: with something else in its place there would be no story.",
  "The mood is the manner: how it is told, and what kind of thing happens.",
  "The lesson is one choice at the hardest moment: it costs the child something, and what comes of it decides the end. Nobody says it as a moral, nor does the narrator.",
  `A wish too old or too young for ${age} years keeps its sense, at that age's size.`,
];

export const plot: readonly string[] = [
  "The first page, amid something small and concrete, says who wants what and what is in the way.",
  "The first try fails and shows what may work. The child solves it, not a grown-up and not luck, by something seen early.",
  "One object comes early, matters, and comes back changed.",
  "One thread: what could be left out, is left out.",
  `At most four names, unless the parent gives more; short, unlike each other, from anywhere in the world. Never ${staleNames.join(", ")}.`,
  "One line makes the parent smile, too.",
];

export const style: readonly string[] = [
  "Things one can see, hear and touch instead of adjectives. No address to the reader.",
  `No stock phrases: ${stalePhrases.join(", ")}; nothing whispers or dances that cannot.`,
  "No house manner: not every grown-up is wise, and not every ending has a smell, a hand or a sigh in it.",
];

export const ending =
  "The last third slows down: shorter sentences, fewer things happen, every worry is settled. At the end the child is calm, safe, warm and close to someone who loves them. The last image could end no other story than this one. The last sentence is short and quiet.";

export const limits: readonly string[] = [
  "Nobody dies, is hurt, is lost for long or is left alone. No weapons, fighting, blood, cruelty, threats or revenge.",
  "A loss in the parent's words lies in the past, and the story is about remembering and comfort. From a danger in them the child stays away and fetches a grown-up.",
  "No romance beyond family love, no bodies, no alcohol, tobacco, drugs, gambling or swearing.",
  "No stereotypes, mockery of how someone looks, religion or politics.",
  "Nothing dangerous that a child could copy: no fire, medicine, heights, roads, water or strangers without a grown-up who keeps it safe. Magic is no exception: near water, height or fire it comes to the child, who does not jump, climb, dive or touch a flame.",
  "A baby sleeps on its back in a bed of its own with nothing else in it.",
  "No real people, living or dead, but the family, friends and pets in the parent's words. No addresses, brands or characters of products, films and games; for one that the parent names, write one of the same kind with a name of your own.",
  "Of a wish that does not suit a child at bedtime keep the innocent part, without a remark.",
];
