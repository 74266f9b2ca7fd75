import { type ReactNode, useState } from "react";
import type { StoryMetadata } from "../../story/metadata";
import type { StoryText } from "../../story/text";
import { reachSite } from "../../ui/reach-site";
import type { Afterwards } from "./afterwards.client";

interface AfterStoryProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  /** Of a storybook story, whose tale has questions of its own. */
  readonly version?: string | undefined;
  /** As the child is called in what is read. */
  readonly hero?: string | undefined;
  /** From the server, for a page without scripts. */
  readonly questions?: readonly string[] | undefined;
  /** Below them, once it is unfolded. */
  readonly children?: ReactNode;
}

/** For the grown-up, folded away below the story. What it says comes when it is unfolded. */
export function AfterStory({ story, metadata, version, hero, questions = [], children }: AfterStoryProps) {
  const [is, setIs] = useState<"folded" | "there" | "absent">("folded");
  const [later, setLater] = useState<Afterwards>();

  async function unfold(isOpen: boolean) {
    if (!isOpen || later) return;
    try {
      await reachSite();
      const { afterwardsOf } = await import("./afterwards.client");
      setLater(afterwardsOf(story, metadata, { version, hero }));
      setIs("there");
    } catch {
      setIs("absent");
    }
  }

  const words = later?.words ?? [];
  const asked = later?.questions ?? questions;
  return (
    <details className="reader-fold afterwards" onToggle={({ currentTarget }) => void unfold(currentTarget.open)}>
      <summary>To talk about afterwards</summary>
      {asked.map((question) => (
        <p key={question} dir="auto">
          {question}
        </p>
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
      {is === "absent" && (
        <p role="status">This could not be fetched. Fold it and unfold it again when you are online.</p>
      )}
      {is !== "folded" && children}
    </details>
  );
}
