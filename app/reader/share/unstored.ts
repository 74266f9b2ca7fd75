import type { StoryLinkPayload } from "../../story/link/encoded-link";
import { styleLabel } from "../story-summary";
import type { Passage, ShareableStory } from "./share-story";

/** Longest address that is shared, in characters: some mail and chat programs cut longer ones. */
const longestUrl = 2000;

interface LinkPorts {
  readonly origin: string;
  /** @throws where the browser cannot compress. */
  encode(payload: StoryLinkPayload): Promise<string>;
}

function homePassage({ metadata }: ShareableStory, origin: string): Passage {
  const style = styleLabel(metadata).toLowerCase();
  return {
    title: metadata.title,
    message: `I just created an amazing ${style} bedtime story! Create your own magical stories here:`,
    url: `${origin}/`,
  };
}

/** What the link may carry, the best first: the story itself, or what a storybook story is told again from. */
function payloads({ text, metadata, receipt, retelling, request }: ShareableStory): StoryLinkPayload[] {
  if (receipt === null) return [];
  const whole: StoryLinkPayload = { v: 1, kind: "story", story: text, metadata, receipt };
  if (!retelling || !request) return [whole];
  return [whole, { v: 1, kind: "retelling", request, retelling, metadata, receipt }];
}

/** The link that needs no database; where the story fits into none, the product's own with a message. Never throws. */
export async function unstoredPassage(story: ShareableStory, { origin, encode }: LinkPorts): Promise<Passage> {
  try {
    for (const payload of payloads(story)) {
      const url = `${origin}/story/${await encode(payload)}`;
      if (url.length <= longestUrl) return { title: story.metadata.title, url };
    }
  } catch {
    // An old browser: the home link it is.
  }
  return homePassage(story, origin);
}
