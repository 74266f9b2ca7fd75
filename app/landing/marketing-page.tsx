import { Picture } from "../ui/picture";
import type { Handoff } from "./content/handoff";
import type { KeptThing, MarketingContent, MarketingSection, Question } from "./content/types";
import { CreateButton } from "./create-button";
import { Hero } from "./hero";
import { PageShell } from "./page-shell";

interface MarketingPageProps {
  readonly content: Pick<MarketingContent, "label" | "title" | "lead" | "sections" | "questions" | "action">;
  readonly handoff: Handoff | undefined;
  readonly scene: string;
}

/** What is kept, for how long, and under which name. */
function Kept({ things }: { readonly things: readonly KeptThing[] }) {
  return (
    <dl className="landing-kept">
      {things.map(({ what, until, names = [] }) => (
        <div key={what}>
          <dt>
            {what}
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dt>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ id, heading, paragraphs, points = [], kept, lines, links = [], isForChildren }: MarketingSection) {
  return (
    <section id={id} className={isForChildren ? "landing-children" : "landing-section"}>
      {isForChildren && <Picture name="good-night" />}
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {kept && <Kept things={kept} />}
      {lines && <address>{lines.join("\n")}</address>}
      {links.map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </section>
  );
}

function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className="landing-section landing-questions">
      <h2>Parents ask</h2>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  );
}

/** A page that says what the product is, for one kind of parent. */
export function MarketingPage({ content, handoff, scene }: MarketingPageProps) {
  const { label, title, lead, sections, questions, action } = content;
  return (
    <PageShell>
      <Hero label={label} title={title} scene={scene} action={action} handoff={handoff}>
        <p>{lead}</p>
      </Hero>
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {questions.length > 0 && <Questions questions={questions} />}
      <p className="landing-end">
        <CreateButton handoff={handoff}>{action}</CreateButton>
        <a href="/">Back to Story Generator</a>
      </p>
    </PageShell>
  );
}
