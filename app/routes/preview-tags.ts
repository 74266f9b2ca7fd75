import type { MetaDescriptor } from "@remix-run/cloudflare";
import { previewPath, previewScene } from "../picture/preview";
import { describeScene, sceneOf } from "../picture/scene";
import { summarySentence } from "../reader/story-summary";
import { brand } from "../story/brand";
import type { StoryMetadata } from "../story/told/metadata";

const noIndex: MetaDescriptor = { name: "robots", content: "noindex, nofollow" };

/** Pixels, of every preview image. */
const imageSize = { width: "1200", height: "630" };

type PreviewedPage = { state: "found"; metadata: StoryMetadata; origin: string } | { state: string } | undefined;

function isFound(page: PreviewedPage): page is Extract<PreviewedPage, { state: "found" }> {
  return page !== undefined && "metadata" in page;
}

interface Preview {
  title: string;
  description: string;
  /** Absolute address of a picture in `public/previews`. */
  image: string;
  imageAlt: string;
  type: "website" | "article";
}

/** What a chat program shows of a link. */
export function previewOf({ title, description, image, imageAlt, type }: Preview): MetaDescriptor[] {
  return [
    { name: "description", content: description },
    { property: "og:type", content: type },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: imageSize.width },
    { property: "og:image:height", content: imageSize.height },
    { property: "og:image:alt", content: imageAlt },
    { property: "og:locale", content: "en_US" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: imageAlt },
  ];
}

/** Of a link to a story: its title, its length, and the picture that its page shows. */
export function storyPreview(metadata: StoryMetadata, origin: string): MetaDescriptor[] {
  const scene = sceneOf(metadata);
  const title = metadata.title || "A Shared Magical Story";
  return [
    { title: `${title} - ${brand.name}` },
    noIndex,
    ...previewOf({
      title,
      description: `${summarySentence(metadata)}. Made with ${brand.name}.`,
      image: `${origin}${previewPath(scene)}`,
      imageAlt: describeScene(previewScene(scene)),
      type: "article",
    }),
  ];
}

export function previewTags(page: PreviewedPage): MetaDescriptor[] {
  if (!isFound(page)) return [{ title: `Story Not Found - ${brand.name}` }, noIndex];
  return storyPreview(page.metadata, page.origin);
}
