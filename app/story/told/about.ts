import type { StoryRequest } from "../request";
import { type Thing, things, type World, worlds } from "../worlds";
import type { StoryMetadata } from "./metadata";

/** The plainest words for each, as parents write them; the storybook's lexicon is too long for a page. */
const words: readonly (readonly [World, RegExp])[] = [
  [
    "dear-ones",
    /\b(?:my|our|his|her|grand(?:ma|pa|mother|father)|nan(?:a|ny)|mom(?:my)?|mum(?:my)?|dad(?:dy)?|family)\b/,
  ],
  ["dinosaurs", /\b(?:dino\w*|t[- ]?rex|triceratops|stegosaur\w*|fossils?)\b/],
  ["superheroes", /\b(?:super ?hero(?:es)?|superpowers?|capes?)\b/],
  ["princesses", /\b(?:princess(?:es)?|princes?|queens?|kings?|crowns?|knights?)\b/],
  [
    "cars",
    /\b(?:cars?|trains?|trucks?|bus(?:es)?|tractors?|diggers?|excavators?|engines?|planes?|airplanes?|vehicles?)\b/,
  ],
  ["space", /\b(?:rockets?|planets?|astronauts?|moon|stars?|aliens?|mars)\b/],
  ["ocean", /\b(?:sea|whales?|sharks?|boats?|ships?|fish|dolphins?|octopus(?:es)?|beach(?:es)?|turtles?|shells?)\b/],
  ["magic", /\b(?:dragons?|unicorns?|fair(?:y|ies)|wizards?|witch(?:es)?|mermaids?|wands?|castles?)\b/],
  ["music", /\b(?:songs?|singing|pianos?|drums?|guitars?|violins?|dancing|dance|ballet)\b/],
  [
    "sports",
    /\b(?:soccer|football|baseball|basketball|tennis|hockey|swimming|bikes?|cycling|gymnastics|skating|balls?)\b/,
  ],
  ["art", /\b(?:drawing|painting|crayons?|coloring|crafts?|clay|paints?)\b/],
  ["adventure", /\b(?:pirates?|treasures?|camping|explor\w+|maps?|climbing|hiking)\b/],
  [
    "nature",
    /\b(?:trees?|flowers?|gardens?|gardening|bugs?|insects?|butterfl(?:y|ies)|forests?|rain|snow|bees?|snails?)\b/,
  ],
  [
    "animals",
    /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|fox(?:es)?|owls?|bears?|cows?|hens?|birds?|lions?|elephants?|hedgehogs?)\b/,
  ],
  ["friendship", /\b(?:friends?)\b/],
];

function worldOf(interest: string): World | undefined {
  const plain = interest.toLowerCase();
  return worlds.find((world) => world === plain) ?? words.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The words of a love that a thing stands for. */
const wordsOfThings: Readonly<Record<Thing, RegExp>> = {
  boat: /\b(?:boats?|ships?|sailing|pirates?)\b/,
  bear: /\b(?:bears?|teddy)\b/,
  rabbit: /\b(?:rabbits?|bunn(?:y|ies)|hares?)\b/,
  cat: /\b(?:cats?|kittens?)\b/,
  dog: /\b(?:dogs?|pupp(?:y|ies))\b/,
  ball: /\b(?:balls?|soccer|football|basketball|tennis|sports)\b/,
  shell: /\b(?:shells?|beach(?:es)?|sea)\b/,
  star: /\bstars?\b/,
  drum: /\b(?:drums?|music)\b/,
  book: /\b(?:books?|reading|stories)\b/,
  lantern: /\b(?:camping|lanterns?|flashlights?)\b/,
  backpack: /\b(?:adventures?|hiking|explor\w+|school)\b/,
  crayon: /\b(?:crayons?|drawing|painting|art|coloring)\b/,
  crown: /\b(?:crowns?|princess(?:es)?|princes?|queens?|kings?)\b/,
  cape: /\b(?:capes?|super ?hero(?:es)?)\b/,
  car: /\b(?:cars?|trucks?|buses)\b/,
  train: /\btrains?\b/,
  rocket: /\b(?:rockets?|space|astronauts?)\b/,
  dinosaur: /\b(?:dino\w*|t[- ]?rex)\b/,
  acorn: /\b(?:acorns?|nature|trees?|forests?|woods)\b/,
  wand: /\b(?:wands?|magic|wizards?|fair(?:y|ies))\b/,
  kite: /\b(?:kites?|wind|friendship)\b/,
  compass: /\b(?:compass(?:es)?|maps?|treasures?)\b/,
  whale: /\b(?:whales?|ocean)\b/,
  duck: /\b(?:ducks?|animals)\b/,
};

function thingOf(interest: string): Thing | undefined {
  const plain = interest.toLowerCase();
  return things.find((thing) => wordsOfThings[thing].test(plain));
}

/** What of a child's loves a picture of the story shows: the world of the first that has one, and a thing that can be drawn. */
export function picturedIn([first = "", ...others]: readonly string[]): Pick<StoryMetadata, "about" | "along"> {
  const about = [first, ...others].map(worldOf).find((world) => world !== undefined);
  const along = [...others, first].map(thingOf).find((thing) => thing !== undefined);
  return { ...(about && { about }), ...(along && { along }) };
}

/** What is known of the story beside its text. */
export function metadataOf(request: StoryRequest, title: string): StoryMetadata {
  const { age, style, readingTime, lesson, interests } = request;
  return { age, style, readingTime, lesson, title, ...picturedIn(interests) };
}
