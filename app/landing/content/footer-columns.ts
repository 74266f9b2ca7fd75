import { housePages } from "./house/pages";
import { imprintId, privacy } from "./house/privacy";
import { marketingPages } from "./marketing/pages";
import { landingKinds, landingPath } from "./site-pages";

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

/** @param hasImprint the operator has said who answers for the site */
export function footerContent({ hasImprint }: { hasImprint: boolean }): FooterContent {
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
    bottom: [
      { label: "My stories", href: "/my-stories" },
      ...housePages.map(({ page: { label, slug } }) => ({ label, href: `/${slug}` })),
      ...(hasImprint ? [{ label: "Imprint", href: `/${privacy.slug}#${imprintId}` }] : []),
    ],
  };
}
