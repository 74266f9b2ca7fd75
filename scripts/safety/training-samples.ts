import { foldSentence } from "../../server/safety/told/fold-sentence";
import type { MeaningReader } from "../../server/safety/told/read-meaning";
import { createSentenceGate } from "../../server/telling/sentence-gate";
import { learnedParts, sentencesOf } from "./sentence-lists";
import type { Sample } from "./train";

/** The texts of a paragraph that the gate judges: each sentence, and each with the one before it. */
export function judgedTexts(paragraph: string): string[] {
  const texts: string[] = [];
  const gate = createSentenceGate({
    allows: (sentence, { earlier }) => {
      texts.push(foldSentence(sentence));
      if (earlier !== "") texts.push(foldSentence(`${earlier} ${sentence}`));
      return true;
    },
  });
  gate.push(paragraph);
  gate.end();
  return texts;
}

/** What the classifier learns from. An unsafe paragraph is so by its end: its sentences may be innocent one by one. */
export function trainingSamples(read: MeaningReader): Sample[] {
  return ["unsafe", "innocent"].flatMap((kind) =>
    learnedParts
      .flatMap((part) => sentencesOf(`${part}/${kind}`))
      .flatMap(({ text }) => (kind === "unsafe" ? judgedTexts(text).slice(-1) : judgedTexts(text)))
      .map((text) => {
        const { features, rules } = read(text);
        return { features: [...features], rules: rules.map(({ number }) => number), unsafe: kind === "unsafe" };
      }),
  );
}
