import { sampleRequest } from "../../../tests/support/storybook/samples";

let asked = 0;

/** Asks for a story as the page does and reads it to its end. @returns what was read @throws when it is no whole story */
export async function readStory(url: URL, body: object = sampleRequest(1, 9, "15 minutes")): Promise<string> {
  const response = await fetch(new URL("/api/generate-story", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    // Another family each time, so that none asks too often.
    body: JSON.stringify({ ...body, user_identifier: `bench-${process.pid}-${asked++}` }),
  });
  const text = await response.text();
  if (response.status !== 200 || !/event: done|\[DONE\]/.test(text)) {
    throw new Error(`no whole story: ${response.status} ${text.slice(-200)}`);
  }
  return text;
}
