import type { SyntheticEvent } from "react";
import { interests, labelOf } from "../../story/catalogue";
import { cleanInterest } from "../../story/own-words/own-words";
import { isByKey } from "../../ui/is-by-key";
import { addInterest, hasAllInterests, ownInterests, removeInterest } from "../answers/answers";
import { customInterestsName } from "../answers/form-answers";
import { OwnChip } from "../own-words/chip";
import { OwnWordsField } from "../own-words/field";
import { allInterestsChosen, isBlank } from "../own-words/typed-words";
import { OtherCard } from "./choice-card";
import { ChoiceGrid } from "./choice-grid";
import type { OwnWordsProps } from "./props";
import { errorId, Step } from "./step";

const field = "interests";
const dataEvent = "interests_selected";

export function InterestsStep({ answers, error, hydrated, typed, refused, problem, notice, ...on }: OwnWordsProps) {
  const { input } = on;
  const full = hasAllInterests(answers);
  const own = ownInterests(answers);
  const isChosen = (interest: string) => answers.interests.includes(interest);
  const hasWholeError = error !== undefined && refused.length === 0;

  function toggle(interest: string) {
    const label = labelOf(interests, interest);
    if (isChosen(interest)) on.onRemove(removeInterest(answers, interest), `Removed ${label}`);
    else on.onSelect(addInterest(answers, interest));
  }

  function removeOwn(interest: string, event: SyntheticEvent) {
    toggle(interest);
    // Its chip, and with it the focus, is gone.
    if (isByKey(event)) input.current?.focus();
  }

  function add() {
    if (isBlank(typed) || problem !== undefined) return;
    on.onSelect(addInterest(answers, typed), `Added ${labelOf(interests, cleanInterest(typed))}`);
    on.onTyped("");
  }

  return (
    <Step field={field} error={error}>
      <ChoiceGrid
        field={field}
        type="checkbox"
        choices={interests}
        isChosen={isChosen}
        isDisabled={(interest) => full && !isChosen(interest)}
        invalid={hasWholeError}
        dataEvent={dataEvent}
        onChoose={toggle}
        // Second, so that the smallest phone shows it.
        other={{ after: 1, card: <OtherCard added={own.length} hydrated={hydrated} onPress={on.onOther} /> }}
      />
      <p className="step-note" role="status">
        {full && allInterestsChosen}
      </p>
      <OwnWordsField
        name={customInterestsName}
        label="Something else your child loves"
        plainHint="You can write several, with commas between them."
        buttonLabel="Add This"
        dataEvent={dataEvent}
        text={typed}
        problem={problem === allInterestsChosen ? undefined : problem}
        notice={notice}
        errorId={hasWholeError ? errorId(field) : undefined}
        isFirstAnswer={answers.interests.length === 0}
        full={full}
        hydrated={hydrated}
        input={input}
        onText={on.onTyped}
        onAdd={add}
        chips={
          own.length > 0 &&
          own.map((interest) => (
            <OwnChip
              key={interest}
              type="checkbox"
              name={field}
              value={interest}
              chosen
              refusedBy={refused.includes(interest) ? errorId(field) : undefined}
              dataEvent={dataEvent}
              onChoose={removeOwn}
              onRemove={removeOwn}
            />
          ))
        }
      />
    </Step>
  );
}
