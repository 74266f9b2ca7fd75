import { brand } from "../../../story/brand";
import type { EBook } from "./e-book";
import { page, turned } from "./page";
import { type Markup, nothing, xml } from "./xml";

export function titlePage(book: EBook): Markup {
  const { title, subtitle, summary, picture, direction } = book;
  return page(
    book,
    xml`<section epub:type="titlepage" class="title-page">
<h1${turned(title, direction)}>${title}</h1>
${picture ? xml`<div class="picture">${picture}</div>` : nothing}
${subtitle ? xml`<p dir="ltr" class="subtitle">${subtitle}</p>` : nothing}
<p dir="ltr">${summary}</p>
<p dir="ltr" class="maker">${brand.name}</p>
</section>`,
  );
}
