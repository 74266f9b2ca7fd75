import { storybookOffer } from "../../../reader/listen/storybook-offer";
import {
  customInterestsName,
  customLessonName,
  type EnteredForm,
  storytellerName,
} from "../../../wizard/answers/form-answers";

/**
 * The posted answers once more, for the storybook to tell. A form of its own, with or without JavaScript: a button of the
 * wizard's that stood before 'Create Story' would be what Enter presses there.
 */
export function StorybookForm({ answers, typed }: EnteredForm) {
  const { interests, ...chosen } = answers;
  const fields = [
    ...Object.entries(chosen),
    ...interests.map((interest) => ["interests", interest] as const),
    [customInterestsName, typed.interests] as const,
    [customLessonName, typed.lesson] as const,
    [storytellerName, "storybook"] as const,
  ];
  return (
    <form method="post" action="/?index">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-quiet">
        {storybookOffer}
      </button>
    </form>
  );
}
