import { storageKeys } from "../../../ui/storage-keys";
import type { KeptThing } from "../types";
import { days, minutes, type SiteFacts } from "./site-facts";

const untilTabCloses = "Until you close the tab";
const untilCleared = "Until you clear it";

/** Every name under which the pages keep something in a browser; a test compares it with the list of them. */
export const keptInBrowser: readonly KeptThing[] = [
  { what: "Your six answers", until: untilTabCloses, names: [storageKeys.answers] },
  {
    what: "The story, as far as it was told, with the answers it was told from and the key that it goes on by",
    until: untilTabCloses,
    names: [storageKeys.story],
  },
  {
    what: "A story that made way for another one, in case you want it back",
    until: "Until the other one has its first words, or you close the tab",
    names: [storageKeys.storyPutAway],
  },
  {
    what: "How far you have come in the story, in case the page is loaded anew: the address of the page, how long its first lines are, and the place",
    until: untilTabCloses,
    names: [storageKeys.bookmark],
  },
  {
    what: "That Create Story was pressed, in case the page reloads just then",
    until: "Until the story begins, or you close the tab",
    names: [storageKeys.order],
  },
  {
    what: "Where this tab took answers from last: the first page, or a link with a story in it",
    until: untilTabCloses,
    names: [storageKeys.takenLink],
  },
  {
    what: "A choice that one of our pages hands to the questions",
    until: "Until the questions have opened",
    names: [storageKeys.preselectedCategory, storageKeys.preselectedValue],
  },
  { what: "A random number that stands for this browser", until: untilCleared, names: [storageKeys.userId] },
  {
    what: "A random number that puts the storybook’s tales in an order of your own",
    until: untilCleared,
    names: [storageKeys.nextSeed],
  },
  {
    what: "How often a story was made from the same age, mood and loves, which are kept as one short number only",
    until: "The last 50 of them, until you clear it",
    names: [storageKeys.storyCounts],
  },
  {
    what: "For each story you share: its link, its receipt and the key that takes it back",
    until: "Until you stop sharing or clear it; old ones go when you share again, a year after their link",
    names: [storageKeys.shared],
  },
  {
    what: "The story maker itself, for when there is no network: its first page, its programs, letters and tales, the same for everybody",
    until: "Until a newer one takes its place, or you clear it",
  },
  {
    what: "Your child’s name, if you give one, and the answers of the last story for each name; a name is never sent",
    until: "Until you press the cross beside it or clear it; the last 8 of them",
    names: [storageKeys.children],
  },
  {
    what: "Each story that was told here, on the shelf of My stories: its text, title, answers and receipt, when it was told, and its heart",
    until: "Until you remove it, or it is the oldest of more than 300 and has no heart",
    names: [storageKeys.shelf],
  },
  { what: "Day or night colors", until: untilCleared, names: [storageKeys.theme] },
  {
    what: "How you like a story’s letters: their size and shape, and how far its lines stand apart",
    until: untilCleared,
    names: [storageKeys.typeSize, storageKeys.lineSpacing, storageKeys.face],
  },
  { what: "That you know how to read by lamplight", until: untilCleared, names: [storageKeys.lamplight] },
  { what: "How fast you read aloud to each child", until: untilCleared, names: [storageKeys.pace] },
  { what: "When the light goes out", until: untilCleared, names: [storageKeys.lightsOut] },
  { what: "Which paper you print books on", until: untilCleared, names: [storageKeys.paper] },
];

/** What lies on the server. */
export function keptOnServer({ sharedStoryDays, toldStoryMinutes, modelHost }: SiteFacts): readonly KeptThing[] {
  return [
    ...(toldStoryMinutes === undefined
      ? []
      : [
          {
            what: "A story that a model told you, so that it can go on where your connection broke; only your page has its key",
            until: `${minutes(toldStoryMinutes)} after its end, or at once when you leave it before`,
          },
        ]),
    {
      what: "A story that you share, with its title, age, mood, length and lesson",
      until: `${days(sharedStoryDays)} after it was shared last. After that its link shows nothing, and the next night it is deleted`,
    },
    {
      what: "Two fingerprints beside it: of the story, to know it when it is shared again, and of your key, to know it is yours",
      until: "As long as the story",
    },
    { what: "A copy of a shared story near its readers, so that it opens quickly", until: "45 seconds" },
    {
      what: "What Cloudflare, whose machines we use, sets aside as a backup of all this",
      until: "30 days more",
    },
    {
      what: "Counts that hold back whoever asks too often: by the random number, hashed, and by the network address",
      until: "One minute",
    },
    ...(modelHost === undefined
      ? []
      : [
          {
            what: "Counts of a day’s model stories, filed under a hash of the day with that number or address",
            until: "Two days",
          },
        ]),
  ];
}
