import { marketingPages } from "./marketing/pages";
import { landingKinds, landingPath } from "./site-pages";
import { storySafety } from "./story-safety";

export interface FooterLink {
  readonly label: string;
  /** Absent: the entry leads to the top of the page that shows it. */
  readonly href?: string;
}

interface FooterColumn {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

/** Pages of the house, below the columns. */
type BottomLinks = readonly Required<FooterLink>[];

interface FooterContent {
  readonly columns: readonly FooterColumn[];
  readonly bottom: BottomLinks;
}

/** Entries that have no page of their own, by the heading of their column. */
const topEntries: Readonly<Record<string, FooterLink>> = {
  "Popular Themes": { label: "Educational Stories" },
  "AI Features": { label: "Custom Story Creation" },
};

function column(heading: string, links: readonly FooterLink[]): FooterColumn {
  const last = topEntries[heading];
  return { heading, links: last ? [...links, last] : links };
}

export function footerContent(): FooterContent {
  return {
    columns: [
      ...landingKinds.map((kind) =>
        column(
          kind.column,
          kind.pages.map(({ label, value }) => ({ label, href: landingPath(kind, value) })),
        ),
      ),
      column(
        "AI Features",
        marketingPages.map(({ label, slug }) => ({ label, href: `/${slug}` })),
      ),
    ],
    bottom: [{ label: storySafety.label, href: `/${storySafety.slug}` }],
  };
}
