import type { StoryRequest } from "../../../app/story/request";

/** A whole story kept to the letter, read by people before it was kept. */
export interface GoldenStory {
  /** Its file under `golden/`. */
  readonly file: string;
  readonly request: StoryRequest;
  readonly seed: number;
}

/** One for each age and one more; all ten moods, all four lengths, every lesson and one of a parent's own. */
const requests: readonly (readonly [StoryRequest, seed: number])[] = [
  [
    {
      age: 2,
      gender: "neutral",
      interests: ["animals"],
      style: "bedtime",
      lesson: "gratitude",
      readingTime: "2-3 minutes",
      country: "GB",
    },
    1,
  ],
  [
    {
      age: 3,
      gender: "girl",
      interests: ["my cat Pickles", "music"],
      style: "gentle",
      lesson: "kindness",
      readingTime: "2-3 minutes",
      country: "GB",
    },
    14,
  ],
  [
    {
      age: 4,
      gender: "boy",
      interests: ["trains", "ocean"],
      style: "everyday",
      lesson: "sharing",
      readingTime: "5-7 minutes",
      country: "US",
    },
    3,
  ],
  [
    {
      age: 5,
      gender: "girl",
      interests: ["magic", "恐竜"],
      style: "magical",
      lesson: "friendship",
      readingTime: "5-7 minutes",
      country: "GB",
    },
    4,
  ],
  [
    {
      age: 6,
      gender: "boy",
      interests: ["Grandma", "dinosaurs"],
      style: "funny",
      lesson: "honesty",
      readingTime: "5-7 minutes",
      country: "GB",
    },
    5,
  ],
  [
    {
      age: 6,
      gender: "neutral",
      interests: ["nature", "ice cream"],
      style: "inspiring",
      lesson: "don't be afraid of the dark",
      readingTime: "2-3 minutes",
      country: "GB",
    },
    8,
  ],
  [
    {
      age: 7,
      gender: "girl",
      interests: ["sports", "friendship"],
      style: "inspiring",
      lesson: "perseverance",
      readingTime: "10-12 minutes",
      country: "US",
    },
    7,
  ],
  [
    {
      age: 8,
      gender: "neutral",
      interests: ["nature", "my little brother"],
      style: "nature",
      lesson: "respect",
      readingTime: "5-7 minutes",
      country: "GB",
    },
    8,
  ],
  [
    {
      age: 9,
      gender: "boy",
      interests: ["space", "why the sky is blue"],
      style: "educational",
      lesson: "gratitude",
      readingTime: "15 minutes",
      country: "US",
    },
    9,
  ],
  [
    {
      age: 10,
      gender: "girl",
      interests: ["adventure", "the piano", "art"],
      style: "adventurous",
      lesson: "courage",
      readingTime: "15 minutes",
      country: "GB",
    },
    10,
  ],
  [
    {
      age: 11,
      gender: "girl",
      interests: ["ocean", "chess"],
      style: "mysterious",
      lesson: "honesty",
      readingTime: "5-7 minutes",
      country: "GB",
    },
    15,
  ],
  [
    {
      age: 12,
      gender: "boy",
      interests: ["random"],
      style: "funny",
      lesson: "courage",
      readingTime: "10-12 minutes",
      country: "US",
    },
    12,
  ],
];

export const goldenStories: readonly GoldenStory[] = requests.map(([request, seed]) => ({
  file: `${request.age}-${request.style}-${request.readingTime.replaceAll(" ", "-")}.txt`,
  request,
  seed,
}));
