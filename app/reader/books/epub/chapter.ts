import type { Paragraph } from "../../../story/text/text";
import type { EBook, EBookChapter } from "./e-book";
import { page, turned } from "./page";
import { vignette } from "./vignette";
import { type Markup, nothing, xml } from "./xml";

function paragraphOf(spans: Paragraph, { direction }: EBook): Markup {
  const words = spans.map(({ text, bold }) => (bold ? xml`<strong>${text}</strong>` : xml`${text}`));
  return xml`<p${turned(spans.map(({ text }) => text).join(""), direction)}>${words}</p>
`;
}

function headingOf({ heading }: EBookChapter, { direction }: EBook): Markup {
  if (!heading) return nothing;
  const { number, title } = heading;
  const name = title ? xml` <span class="name"${turned(title, direction)}>${title}</span>` : nothing;
  return xml`<h2 id="heading"><span class="number">${number}</span>${name}</h2>
`;
}

/** What the story was made for, below its last words. */
const colophon = ({
  colophon,
}: EBook): Markup => xml`<section epub:type="colophon" role="doc-colophon" class="colophon">
${vignette}
<p dir="ltr">${colophon}</p>
</section>
`;

/** One chapter, or the whole story where it has none. */
export function chapterPage(chapter: EBookChapter, book: EBook): Markup {
  const label = chapter.heading ? xml`aria-labelledby="heading"` : xml`aria-label="${chapter.name}"`;
  const isLast = chapter === book.chapters.at(-1);
  return page(
    { ...book, title: chapter.name },
    xml`<section epub:type="chapter" role="doc-chapter" class="chapter" ${label}>
${headingOf(chapter, book)}${chapter.paragraphs.map((spans) => paragraphOf(spans, book))}</section>
${isLast ? colophon(book) : nothing}`,
  );
}
