/** The twelve points of docs/tales.md, as a judge is asked about a story that a model told. */
export const rubric: readonly (readonly [name: string, asks: string])[] = [
  ["Want", "In the first tenth one knows who wants what, why, and what is in the way."],
  ["One thread", "Each paragraph gives a later one something; nothing could be left out."],
  ["Try, fail, learn", "A first try fails and teaches. The child solves it; no grown-up and no luck does."],
  ["The lesson is a choice", "It costs something at the hard moment and decides the end. Nobody says it as a moral."],
  [
    "About what the child loves",
    "The first love is the subject and the solution. With another in its place it falls apart.",
  ],
  ["Planted and paid", "What solves was seen early; what is named returns; four names at most."],
  ["Mood", "The mood is plain in what happens and in the voice."],
  ["Said aloud", "Rhythm, words and sentences fit the age and are clear at first hearing. A parent smiles once."],
  ["It slows", "The last third is quieter, at home, near someone, with an image of this story alone."],
  ["Safe", "Nothing to copy to harm, nobody hurt, shamed or left alone. Facts are true."],
  [
    "Not the house manner",
    "No stock phrase, no wise grown-up and no warm smell by habit. Real fun, wonder or temptation.",
  ],
  ["Pronouns", "They are those that were asked for, throughout, and it is always clear who is meant."],
];

/** 0: not so; 1: partly; 2: so. */
export const mostPoints = 2;
