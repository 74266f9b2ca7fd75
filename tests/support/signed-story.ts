import { createHmac } from "node:crypto";
import type { StoryMetadata } from "../../app/story/told/metadata";
import { testSecret } from "./worker/served-worker";

/** The body of a share of any story, signed as the server signs. @param issuedAt seconds since 1970 */
export function signedStory(story: string, metadata: StoryMetadata, issuedAt: number, secret = testSecret) {
  const { age, style, readingTime, lesson, title } = metadata;
  const sealed = JSON.stringify([issuedAt, story, age, style, readingTime, lesson ?? null, title]);
  const mac = createHmac("sha256", secret).update(sealed).digest("base64url");
  return { story_content: story, story_metadata: metadata, receipt: `v1.${issuedAt}.${mac}` };
}
