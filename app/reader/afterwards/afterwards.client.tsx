import questionsOfTales from "virtual:storybook-questions";
import { useMemo } from "react";
import { storyId } from "../../shelf/kept-story";
import { AgainTomorrow } from "../../shelf/screen/again-tomorrow";
import { proseOf } from "../../story/text/plain-text";
import "./afterwards.css";
import type { ToldTo } from "./after-story";
import { findHardWords } from "./find-hard-words";
import { questionsFor } from "./questions-for";
import { taleQuestions } from "./tale-questions";

/** What a grown-up finds when it is unfolded. */
export function Afterwards({ story, text, metadata, version, hero }: ToldTo) {
  const { age } = metadata;
  const words = useMemo(() => findHardWords(proseOf(story), age), [story, age]);
  const questions = taleQuestions(version, hero, questionsOfTales) ?? questionsFor(metadata);
  return (
    <>
      {questions.map((question) => (
        <p key={question}>{question}</p>
      ))}
      {words.length > 0 && (
        <>
          <h3>Words to explain</h3>
          <dl>
            {words.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <AgainTomorrow id={storyId(text)} />
    </>
  );
}
