import type { ReactNode } from "react";
import { Fold } from "./fold";

/** What can be done with the story, at hand beside the lamp: who reads does not have to go to its end first. */
export function StoryMenu({ children }: { readonly children: ReactNode }) {
  return (
    <Fold label="Share and save" sign={<span className="story-menu-dots" />} closesOnPress>
      {children}
    </Fold>
  );
}
