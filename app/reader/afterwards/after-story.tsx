import type { StoryText } from "../../story/text/text";
import type { StoryMetadata } from "../../story/told/metadata";
import { broughtOnce } from "../../ui/late-parts/brought-once";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import { sayPartIsMissing } from "../notices";

export interface ToldTo {
  /** As it is read, with the child's own name. */
  readonly story: StoryText;
  /** As it was told. */
  readonly text: string;
  readonly metadata: StoryMetadata;
  /** Of a storybook story, whose tale has questions of its own. */
  readonly version?: string | undefined;
  /** As the child is called in what is read. */
  readonly hero?: string | undefined;
}

interface AfterStoryProps extends ToldTo {
  /** From the server, for a page without scripts. */
  readonly questions?: readonly string[] | undefined;
}

const bringAfterwards = broughtOnce(async () => (await import("./afterwards.client")).Afterwards);

/** For the grown-up, folded away below the story. What it says comes when it is unfolded. */
export function AfterStory({ questions = [], ...told }: AfterStoryProps) {
  const [Inside, load] = useLatePart(bringAfterwards, sayPartIsMissing);
  return (
    <details className="reader-fold afterwards" onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary>To talk about afterwards</summary>
      {Inside ? <Inside {...told} /> : questions.map((question) => <p key={question}>{question}</p>)}
    </details>
  );
}
