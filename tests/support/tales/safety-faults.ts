import { lessons } from "../../../app/story/catalogue";
import type { Tale } from "../../../app/storybook/tale";
import { untoldFor } from "../../../server/safety/story-rules";
import { sentencesOf } from "./sentences";
import { toldTale } from "./told-tale";

/** Sentences that the gate of told text would stop. Each is asked about once, however many forms of a tale have it. */
export function safetyFaults(tale: Tale): string[] {
  const asked = new Set<string>();
  const faults: string[] = [];
  for (const { value: lesson } of lessons) {
    let before = "";
    for (const paragraph of toldTale(tale, { lesson, long: true, gender: "girl" }).paragraphs) {
      let earlier = "";
      for (const sentence of sentencesOf(paragraph)) {
        const together = `${earlier} ${sentence}`;
        if (!asked.has(together)) {
          asked.add(together);
          const why = untoldFor(sentence, { before, earlier, marked: sentence });
          if (why) faults.push(`The safety rules would stop this sentence (${JSON.stringify(why)}): ${sentence}`);
        }
        before = `${sentence.slice(-40)} `;
        earlier = sentence;
      }
    }
  }
  return faults;
}
