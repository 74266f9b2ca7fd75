import { useRef } from "react";
import { children } from "./children.client";
import { NameField } from "./name-field";
import { useChildren } from "./use-children";

interface StoryNameProps {
  /** Of this story, where they are known: they are kept with the name. */
  readonly answers?: unknown;
}

/** The name on the story's screen, folded. */
export function StoryName({ answers }: StoryNameProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { name } = useChildren();

  function close() {
    fold.current?.querySelector("summary")?.focus();
    fold.current?.removeAttribute("open");
  }

  return (
    <details className="reader-fold story-name" ref={fold} onBlur={() => answers && children.remember(answers)}>
      <summary>
        {name === "" ? "Your child’s name" : "Told with the name "}
        <bdi>{name}</bdi>
      </summary>
      <NameField onEnter={close} />
    </details>
  );
}
