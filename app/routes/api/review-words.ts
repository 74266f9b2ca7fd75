import { parseWordsToReview } from "../../story/own-words/words-to-review";
import { answering, done, unreadable } from "./one-method";
import { readBody } from "./read-body";

export { twinHeaders as headers } from "./twin-headers";

export const loader = unreadable("POST");

/** Says whether a parent's own words may become part of a story, before it is ordered: 204, or the refusal. */
export const action = answering("POST", async ({ request, context }) => {
  const { words } = await readBody(request, parseWordsToReview);
  await context.server.services.reviewWords(words);
  return done();
});
