import type { SyntheticEvent } from "react";
import { interests, labelOf } from "../../story/catalogue";
import { cleanInterest } from "../../story/own-words";
import { isByKey } from "../../ui/is-by-key";
import { addInterest, hasAllInterests, ownInterests, removeInterest } from "../answers/answers";
import { customInterestsName } from "../answers/form-answers";
import { OwnWordsField } from "../own-words/field";
import { allInterestsChosen, isBlank } from "../own-words/typed-words";
import { OwnCard } from "./choice-card";
import { ChoiceGrid } from "./choice-grid";
import type { OwnWordsProps } from "./props";
import { errorId, Step } from "./step";

const field = "interests";
const dataEvent = "interests_selected";

export function InterestsStep({ answers, error, hydrated, typed, problem, input, ...on }: OwnWordsProps) {
  const full = hasAllInterests(answers);
  const isChosen = (interest: string) => answers.interests.includes(interest);

  function toggle(interest: string) {
    const label = labelOf(interests, interest);
    if (isChosen(interest)) on.onRemove(removeInterest(answers, interest), `Removed ${label}`);
    else on.onSelect(addInterest(answers, interest));
  }

  function removeOwn(interest: string, event: SyntheticEvent) {
    toggle(interest);
    // Its card, and with it the focus, is gone.
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
        invalid={error !== undefined}
        dataEvent={dataEvent}
        onChoose={toggle}
      >
        {ownInterests(answers).map((interest) => (
          <OwnCard
            key={interest}
            type="checkbox"
            name={field}
            value={interest}
            label={interest}
            chosen
            dataEvent={dataEvent}
            onChoose={removeOwn}
            onRemove={removeOwn}
          />
        ))}
      </ChoiceGrid>
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
        errorId={error === undefined ? undefined : errorId(field)}
        full={full}
        hydrated={hydrated}
        input={input}
        onText={on.onTyped}
        onAdd={add}
      />
    </Step>
  );
}
