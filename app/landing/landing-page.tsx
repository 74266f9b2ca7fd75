import signs from "./art/benefits.svg?url";
import type { Handoff } from "./content/handoff";
import type { Benefit, LandingContent } from "./content/types";
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

function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  return (
    <section>
      <h2>For your child</h2>
      <div className="landing-benefits">
        {benefits.map(({ sign, title, text }) => (
          <section key={title} className="landing-benefit">
            <svg className="picture" aria-hidden="true">
              <use href={`${signs}#${sign}`} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </section>
  );
}

function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <section>
      <h2>In the story</h2>
      <ul className="landing-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
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
      <Benefits benefits={content.benefits} />
      {opening && <SampleOpening opening={opening} />}
      <Features features={content.features} />
      <p className="landing-end">
        <CreateButton handoff={handoff}>{content.action}</CreateButton>
      </p>
    </PageShell>
  );
}
