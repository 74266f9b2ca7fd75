import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { StructuredData } from "../landing/content/structured-data";
import { brand } from "../story/brand";
import { previewOf } from "./preview-tags";

interface TaggedPage {
  readonly pageTitle: string;
  readonly metaDescription: string;
}

interface PageTags {
  readonly origin: string;
  readonly path: string;
  /** In `public/previews`. */
  readonly preview: { readonly file: string; readonly alt: string };
  readonly structured: readonly StructuredData[];
}

/** All that a listed page says of itself to search engines and chat programs. */
export function pageTags(
  { pageTitle, metaDescription }: TaggedPage,
  { origin, path, ...page }: PageTags,
): MetaDescriptor[] {
  const address = `${origin}${path}`;
  return [
    { title: pageTitle },
    ...previewOf({
      title: pageTitle,
      description: metaDescription,
      image: `${origin}/previews/${page.preview.file}`,
      imageAlt: page.preview.alt,
      type: "website",
    }),
    ...addressTags(address),
    ...page.structured.map((data): MetaDescriptor => ({ "script:ld+json": data })),
  ];
}

/** The one address of a page that can be reached by several. */
function addressTags(address: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
  ];
}

/** Of a page that does not exist. */
export function nowhereTags(heading: string): MetaDescriptor[] {
  return [{ title: `${heading} - ${brand.name}` }, { name: "robots", content: "noindex" }];
}
