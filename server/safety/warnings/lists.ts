/** The lists of this folder by the letter that they have in the generated table. */
export const warningLists = {
  /** Says no, in each of the languages. */
  r: "refusal",
  /** Names the harm, the sorrow or the help; what a lesson does and a wish does not. */
  c: "concern",
  /** Takes a warning back: 'it is never too early', 'nothing wrong with', 'always carry'. */
  p: "praise",
  /** 'Not fun', 'it is good to say so'. */
  d: "denied-praise",
  /** A no that leaves out what keeps safe, or that tells what the harm is good for: 'so nobody sees it'. */
  n: "careless-no",
} as const;

export type WarningList = (typeof warningLists)[keyof typeof warningLists];
