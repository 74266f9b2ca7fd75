export interface Opening {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The answers it was told from. */
  readonly toldFor: string;
}

/** How such a story begins, told by the built-in storyteller. */
export function SampleOpening({ opening: { title, paragraphs, toldFor } }: { readonly opening: Opening }) {
  return (
    <section className="landing-sample">
      <h2>A sample opening</h2>
      <figure>
        <blockquote>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
        <figcaption>{toldFor}</figcaption>
      </figure>
    </section>
  );
}
