import { ages } from "../../story/catalogue";
import { agePages } from "./ages";
import { housePages } from "./house/pages";
import { marketingPages } from "./marketing/pages";
import { stylePages } from "./styles";
import { themePages } from "./themes";
import type { LandingContent, MarketingContent, Preselected } from "./types";

/** One family of landing pages: its addresses, its words and what its buttons hand to the wizard. */
export interface LandingKind {
  readonly folder: "stories-for-age" | "story-types" | "story-themes";
  /** Heading of its column in the footer. */
  readonly column: string;
  /** Heading of the page for a value that is not in the table. */
  readonly unknown: string;
  readonly unknownSentence: string;
  readonly category: Preselected["category"];
  /** In `public/previews`. */
  readonly preview: { readonly file: string; readonly alt: string };
  readonly pages: readonly LandingContent[];
  /** The page that a value without one of its own belongs to. */
  readonly groupOf?: (value: string) => string | undefined;
}

/** Every age of the wizard has a page to read: that of its group, in the language its stories are told in. */
function ageGroupOf(value: string): string | undefined {
  const age = ages.find((one) => String(one) === value);
  if (age === undefined) return undefined;
  return age < 3 ? "3" : "8+";
}

export const landingKinds: readonly LandingKind[] = [
  {
    folder: "stories-for-age",
    column: "Stories by Age",
    unknown: "Age Group Not Found",
    unknownSentence: "We have no page for that age. The generator itself takes every age from 2 to 12.",
    category: "age",
    preview: { file: "landing-age.png", alt: "Lanterns with the numbers 3 to 8+ on a thread that hangs from the moon" },
    pages: agePages,
    groupOf: ageGroupOf,
  },
  {
    folder: "story-types",
    column: "Story Types",
    unknown: "Story Type Not Found",
    unknownSentence: "We have no page for that kind of story. The generator offers ten moods to choose from.",
    category: "style",
    preview: { file: "landing-style.png", alt: "Story types, under a moon with a thread" },
    pages: stylePages,
  },
  {
    folder: "story-themes",
    column: "Popular Themes",
    unknown: "Story Theme Not Found",
    unknownSentence: "We have no page for that theme. In the generator you can type whatever your child loves.",
    category: "interests",
    preview: { file: "landing-theme.png", alt: "Story themes, under a moon with a thread" },
    pages: themePages,
  },
];

/** The day on which the home page last changed what it says. */
const homeChanged = "2026-11-20";

interface SitePage {
  /** Canonical; a `+` is written as itself. */
  readonly path: string;
  /** For the sitemap, such as '2026-11-20'. */
  readonly changed: string;
}

export function landingPath(kind: LandingKind, value: string): string {
  return `/${kind.folder}/${value}`;
}

/** The pages that ship no framework script, whose bytes depend on nothing but the build, its settings and their path. */
export const scriptFreePages: readonly SitePage[] = [
  ...landingKinds.flatMap((kind) =>
    kind.pages.map(({ value, changed }) => ({ path: landingPath(kind, value), changed })),
  ),
  ...[...marketingPages, ...housePages.map(({ page }) => page)].map(({ slug, changed }) => ({
    path: `/${slug}`,
    changed,
  })),
];

/** Every page that search engines may list. */
export const listedPages: readonly SitePage[] = [{ path: "/", changed: homeChanged }, ...scriptFreePages];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Programs that take a path for a query read '8+' as '8 '. */
function spaceAsPlus(text: string): string {
  return text.replace(/ $/, "+");
}

/** The page at this path in any of its spellings (`8%2B`, a slash at the end). */
export function findScriptFreePage(pathname: string): SitePage | undefined {
  const path = spaceAsPlus(decoded(pathname).replace(/\/$/, ""));
  return scriptFreePages.find((page) => page.path === path);
}

/** @param value as the router gives it, decoded */
export function findLandingContent(kind: LandingKind, value: string): LandingContent | undefined {
  const wanted = spaceAsPlus(value);
  return kind.pages.find((page) => page.value === wanted);
}

/** The router takes a path in any case and encoding. */
function firstSegment(pathname: string): string | undefined {
  return decoded(pathname).toLowerCase().split("/")[1];
}

export function findLandingKind(pathname: string): LandingKind | undefined {
  return landingKinds.find((kind) => kind.folder === firstSegment(pathname));
}

export function findMarketingContent(pathname: string): MarketingContent | undefined {
  return marketingPages.find((page) => page.slug === firstSegment(pathname));
}

export function findHousePage(pathname: string): (typeof housePages)[number] | undefined {
  return housePages.find(({ page }) => page.slug === firstSegment(pathname));
}

const sceneFolders: Readonly<Record<string, string>> = {
  "stories-for-age": "ages",
  "story-types": "styles",
  "story-themes": "themes",
};

/** The picture of a page's hero, in `public`: `ages/8plus`, `themes/cars`; that of another page has the page's own name. */
export function sceneOf(path: string): string {
  const [folder = "", value] = path.slice(1).split("/");
  const name = value === undefined ? folder : `${sceneFolders[folder]}/${value.replace("+", "plus")}`;
  return `/scenes/${name}.svg`;
}

/** For visitors who came to an address that is no page: the product, and the first page of each kind. */
export function waysOn(): { heading: string; links: { label: string; href: string }[] } {
  const firsts = landingKinds.flatMap((kind) =>
    kind.pages.slice(0, 2).map(({ label, value }) => ({ label, href: landingPath(kind, value) })),
  );
  const product = marketingPages.slice(0, 1).map(({ label, slug }) => ({ label, href: `/${slug}` }));
  return { heading: "Perhaps one of these", links: [...product, ...firsts] };
}
