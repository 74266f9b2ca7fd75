import type { Handoff } from "./content/handoff";
import type { LandingContent } from "./content/types";
import { CreateButton } from "./create-button";
import { Hero } from "./hero";
import { PageShell } from "./page-shell";
import { type Opening, SampleOpening } from "./sample-opening";

interface LandingPageProps {
  readonly content: Pick<LandingContent, "label" | "title" | "description" | "benefits" | "features" | "action">;
  readonly handoff: Handoff;
  readonly scene: string;
  /** Absent where it could not be told. */
  readonly opening: Opening | undefined;
}

function Points({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) {
  return (
    <section className="landing-points">
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** The page of an age, a story type or a theme. */
export function LandingPage({ content, handoff, scene, opening }: LandingPageProps) {
  const [first, second] = content.description;
  return (
    <PageShell>
      <Hero label={content.label} title={content.title} scene={scene} action={content.action} handoff={handoff}>
        <p>{first}</p>
      </Hero>
      <p className="landing-lead">{second}</p>
      <Points heading="For your child" points={content.benefits} />
      {opening && <SampleOpening opening={opening} />}
      <Points heading="In the story" points={content.features} />
      <p className="landing-end">
        <CreateButton handoff={handoff}>{content.action}</CreateButton>
      </p>
    </PageShell>
  );
}
