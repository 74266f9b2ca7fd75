import { KnownChildren } from "../../child/known-children";
import { NameField } from "../../child/name-field";

export interface ChildQuestionProps {
  readonly asksName: boolean;
  /** With the answers that were kept with a name. */
  readonly onChoose: (answers: unknown) => void;
}

export default function ChildQuestion({ asksName, onChoose }: ChildQuestionProps) {
  return (
    <>
      <KnownChildren onChoose={({ answers }) => answers && onChoose(answers)} />
      {asksName && <NameField />}
    </>
  );
}
