import { type MouseEvent, useState } from "react";
import { labelOf, lessons } from "../../story/catalogue";
import { cleanLesson } from "../../story/own-words/own-words";
import { isByKey } from "../../ui/is-by-key";
import { chooseLesson, ownLesson, removeLesson } from "../answers/answers";
import { customLessonName } from "../answers/form-answers";
import { OwnChip } from "../own-words/chip";
import { OwnWordsField } from "../own-words/field";
import { isBlank } from "../own-words/typed-words";
import { OtherCard } from "./choice-card";
import { ChoiceGrid } from "./choice-grid";
import type { OwnWordsProps } from "./props";
import { errorId, Step } from "./step";

const field = "lesson";
const dataEvent = "lesson_selected";

export function LessonStep({ answers, error, hydrated, typed, refused, problem, notice, ...on }: OwnWordsProps) {
  const { input } = on;
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
        other={{
          after: lessons.length,
          card: <OtherCard added={chosen === undefined ? 0 : 1} hydrated={hydrated} onPress={on.onOther} />,
        }}
      />
      <OwnWordsField
        name={customLessonName}
        label="Or a lesson of your own"
        plainHint="It takes the place of a lesson chosen above."
        buttonLabel="Use This"
        dataEvent={dataEvent}
        text={typed}
        problem={problem}
        notice={notice}
        errorId={error !== undefined && refused.length === 0 ? errorId(field) : undefined}
        isFirstAnswer={answers.lesson === undefined}
        hydrated={hydrated}
        input={input}
        onText={on.onTyped}
        onAdd={add}
        chips={
          own !== undefined && (
            <OwnChip
              type="radio"
              name={field}
              value={own}
              chosen={own === chosen}
              refusedBy={refused.includes(own) ? errorId(field) : undefined}
              dataEvent={dataEvent}
              onChoose={(lesson) => choose(lesson)}
              onRemove={removeOwn}
            />
          )
        }
      />
    </Step>
  );
}
