import type { MetaDescriptor } from "@remix-run/cloudflare";
import { styleLabel, summarySentence } from "../../reader/story-summary";
import { brand } from "../../story/brand";
import type { StoryMetadata } from "../../story/story-metadata";

const noIndex: MetaDescriptor = { name: "robots", content: "noindex, nofollow" };

/** Pixels, of every preview image. */
const imageSize = { width: "1200", height: "630" };

export type PreviewedPage = { state: "found"; metadata: StoryMetadata; origin: string } | { state: string } | undefined;

function isFound(page: PreviewedPage): page is Extract<PreviewedPage, { state: "found" }> {
  return page !== undefined && "metadata" in page;
}

/** What a chat program shows of a shared link: title, description and the picture of the story's style. */
export function previewTags(page: PreviewedPage): MetaDescriptor[] {
  if (!isFound(page)) return [{ title: `Story Not Found - ${brand.name}` }, noIndex];
  const { metadata, origin } = page;
  const title = metadata.title || "A Shared Magical Story";
  const description = `${summarySentence(metadata)}. Made with ${brand.name}.`;
  return [
    { title: `${title} - ${brand.name}` },
    { name: "description", content: description },
    noIndex,
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: `${origin}/previews/${metadata.style}.png` },
    { property: "og:image:width", content: imageSize.width },
    { property: "og:image:height", content: imageSize.height },
    { property: "og:image:alt", content: `A picture for a story in the style ${styleLabel(metadata)}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
