import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import type { Handoff } from "./content/handoff";
import { CreateButton } from "./create-button";
import { Scene } from "./scene";

interface HeroProps {
  readonly label: string;
  readonly title: string;
  /** A picture in `public`, without meaning of its own. */
  readonly scene: string;
  readonly action: string;
  readonly handoff?: Handoff | undefined;
  readonly children: ReactNode;
}

/** What the page is about, under the evening sky, and the way to a story. */
export function Hero({ label, title, scene, action, handoff, children }: HeroProps) {
  return (
    <div className="landing-hero sky">
      <div className="landing-hero-words">
        <Breadcrumbs here={label} />
        <h1>{title}</h1>
        {children}
        <CreateButton handoff={handoff}>{action}</CreateButton>
      </div>
      <Scene file={scene} />
    </div>
  );
}
