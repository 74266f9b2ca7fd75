import { memo, type ReactNode } from "react";
import type { Chapter, Paragraph, StoryText } from "../../story/text/text";

function sameParagraph(before: Paragraph, after: Paragraph): boolean {
  return (
    before.length === after.length &&
    before.every((span, index) => span.text === after[index]?.text && span.bold === after[index].bold)
  );
}

/** A growing story is parsed anew each time; only the paragraphs whose words changed are rendered again. */
const ParagraphView = memo(
  function ParagraphView({ spans }: { spans: Paragraph }) {
    return (
      <p dir="auto" data-story-block="">
        {spans.map(({ text, bold }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name and only ever grow at the end
          bold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
        )}
      </p>
    );
  },
  (before, after) => sameParagraph(before.spans, after.spans),
);

function ChapterView({ chapter: { number, title, paragraphs } }: { chapter: Chapter }) {
  return (
    <section className="reader-chapter">
      {number !== undefined && (
        <hgroup className="reader-chapter-head">
          <h3 data-story-block="">{`Chapter ${number}`}</h3>
          {title && (
            <p dir="auto" data-story-block="">
              {title}
            </p>
          )}
        </hgroup>
      )}
      {paragraphs.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows at the end
        <ParagraphView key={index} spans={spans} />
      ))}
    </section>
  );
}

/** UTF-16 units: one of more takes three lines and more in the largest type. */
const usualTitle = 36;

interface StoryTextProps {
  readonly story: StoryText;
  /** What goes along below the title, and never over it. */
  readonly children?: ReactNode;
}

/** A story as it is read: on the story screen, behind a shared link and, with its whole text, without JavaScript. */
export function StoryTextView({ story, children }: StoryTextProps) {
  return (
    <>
      {story.title && (
        <h2
          className="reader-title"
          dir="auto"
          data-story-block=""
          data-long={story.title.length > usualTitle || undefined}
        >
          {story.title}
        </h2>
      )}
      <div className="reader-told">
        <div className="reader-chapters">
          {story.chapters.map((chapter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows at the end
            <ChapterView key={index} chapter={chapter} />
          ))}
        </div>
        {children}
      </div>
    </>
  );
}
