import { appendFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { planStory } from "../../../app/storybook/tell-storybook";
import { measure } from "./measure";
import { sampleRequest, sampleSeed, tell } from "./samples";

test("print", () => {
  const out = "/tmp/s47/stories.txt";
  writeFileSync(out, "");
  const from = Number(process.env.FROM ?? 0),
    n = Number(process.env.N ?? 5);
  for (let i = from; i < from + n; i++) {
    const r = sampleRequest(
      i,
      4 + (i % 4),
      (["2-3 minutes", "5-7 minutes", "2-3 minutes", "10-12 minutes"] as const)[i % 4] as never,
    );
    const s = tell(r, sampleSeed(i));
    const p = planStory(r, sampleSeed(i));
    const m = measure(s, p.parentPhrases);
    appendFileSync(
      out,
      `#### ${i} age ${r.age} ${r.style} ${r.lesson} ${r.readingTime} ${r.interests.join(",")} | ${m.words} mean ${m.meanSentence.toFixed(1)} max ${m.longestSentence} grade ${m.grade.toFixed(1)} slow ${m.slowdown.toFixed(2)} ${p.key}\n\n${s}\n\n`,
    );
  }
});
