import { type MouseEvent, useState } from "react";
import { labelOf, lessons } from "../../story/catalogue";
import { cleanLesson } from "../../story/own-words";
import { isByKey } from "../../ui/is-by-key";
import { chooseLesson, ownLesson, removeLesson } from "../answers/answers";
import { customLessonName } from "../answers/form-answers";
import { OwnWordsField } from "../own-words/field";
import { isBlank } from "../own-words/typed-words";
import { OwnCard } from "./choice-card";
import { ChoiceGrid } from "./choice-grid";
import type { OwnWordsProps } from "./props";
import { errorId, Step } from "./step";

const field = "lesson";
const dataEvent = "lesson_selected";

export function LessonStep({ answers, error, hydrated, typed, problem, input, ...on }: OwnWordsProps) {
  // Trying a preset, or an arrow key passing over one, must not lose the words.
  const [earlier, setEarlier] = useState<string>();
  const chosen = ownLesson(answers);
  const own = chosen ?? earlier;

  function choose(lesson: string, message?: string) {
    if (chosen !== undefined) setEarlier(chosen);
    on.onSelect(chooseLesson(answers, lesson), message);
  }

  function removeOwn(lesson: string, event: MouseEvent) {
    setEarlier(undefined);
    on.onRemove(lesson === chosen ? removeLesson(answers) : answers, `Removed ${lesson}`);
    if (isByKey(event)) input.current?.focus();
  }

  function add() {
    if (isBlank(typed) || problem !== undefined) return;
    choose(typed, `Using ${labelOf(lessons, cleanLesson(typed))}`);
    on.onTyped("");
  }

  return (
    <Step field={field} error={error}>
      <ChoiceGrid
        field={field}
        type="radio"
        choices={lessons}
        isChosen={(lesson) => lesson === answers.lesson}
        dataEvent={dataEvent}
        onChoose={(lesson) => choose(lesson)}
      >
        {own !== undefined && (
          <OwnCard
            type="radio"
            name={field}
            value={own}
            label={own}
            chosen={own === chosen}
            dataEvent={dataEvent}
            onChoose={(lesson) => choose(lesson)}
            onRemove={removeOwn}
          />
        )}
      </ChoiceGrid>
      <OwnWordsField
        name={customLessonName}
        label="Or a lesson of your own"
        plainHint="It takes the place of a lesson chosen above."
        buttonLabel="Use This"
        dataEvent={dataEvent}
        text={typed}
        problem={problem}
        errorId={error === undefined ? undefined : errorId(field)}
        hydrated={hydrated}
        input={input}
        onText={on.onTyped}
        onAdd={add}
      />
    </Step>
  );
}
