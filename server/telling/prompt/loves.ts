import { interests, isPreset, surpriseInterest } from "../../../app/story/catalogue";
import { interestTopics } from "./tables";

const surprise = "a surprise: pick something fresh that a child of this age loves";

/** The first love is the plot, the others help it. A parent's own stand in the block of data, and here only their places. */
export function loveLines(chosen: readonly string[]): string[] {
  const named = chosen.filter((love) => love !== surpriseInterest);
  const [first = surpriseInterest, ...others] = named;
  const isOwn = (love: string) => !isPreset(interests, love);
  const helpers = others.flatMap((love) => topicOf(love) ?? []);
  if (others.some(isOwn))
    helpers.push(`every ${isOwn(first) ? "further " : ""}entry of "interests" in the block below`);
  if (named.length > 0 && named.length < chosen.length) helpers.push(surprise);
  const plot =
    first === surpriseInterest ? surprise : (topicOf(first) ?? 'the first entry of "interests" in the block below');
  const help = "These help that plot along, if only in passing";
  return [`The plot is about: ${plot}`, ...(helpers.length > 0 ? [`${help}: ${helpers.join("; ")}`] : [])];
}

function topicOf(love: string): string | undefined {
  return isPreset(interests, love) && love !== surpriseInterest ? interestTopics[love] : undefined;
}
