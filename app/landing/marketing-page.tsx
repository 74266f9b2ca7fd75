import type { Handoff } from "./content/handoff";
import type { MarketingContent, MarketingSection, Question } from "./content/types";
import { CreateButton } from "./create-button";
import { Hero } from "./hero";
import { PageShell } from "./page-shell";

interface MarketingPageProps {
  readonly content: Pick<MarketingContent, "label" | "title" | "lead" | "sections" | "questions" | "action">;
  readonly handoff: Handoff | undefined;
  readonly scene: string;
}

function Section({ heading, paragraphs, points = [], link }: MarketingSection) {
  return (
    <section className="landing-section">
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
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
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
