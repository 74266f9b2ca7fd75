import type { Passage } from "./passages";

/** A passage as it is read, with the heads that stand above it. */
export function PassageView({ passage: { title, chapter, paragraphs } }: { readonly passage: Passage }) {
  return (
    <>
      {title && <h2 dir="auto">{title}</h2>}
      {chapter && (
        <hgroup>
          <h3>{`Chapter ${chapter.number}`}</h3>
          {chapter.title && <p dir="auto">{chapter.title}</p>}
        </hgroup>
      )}
      {paragraphs.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a passage that is shown does not change
        <p key={index} dir="auto">
          {spans.map(({ text, bold }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            bold ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
          )}
        </p>
      ))}
    </>
  );
}
