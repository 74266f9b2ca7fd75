/** What the pages of the house say about this installation; from its settings (`server/pages/site-facts.ts`). */
export interface SiteFacts {
  /** Name of the model service that may tell, its host where it has an address; undefined where only the storybook tells. */
  readonly modelHost: string | undefined;
  /** Who also judges words and paragraphs. */
  readonly moderatedBy: "openai" | "workers-ai" | undefined;
  /** The storybook tells by itself where the model fails. */
  readonly fallsBack: boolean;
  readonly sharedStoryDays: number;
  /** For how long a model's told story waits for whoever lost the connection; undefined where none does. */
  readonly toldStoryMinutes: number | undefined;
  /** E-mail or web address for reports. */
  readonly reportAddress: string | undefined;
  /** E-mail or web address for questions on privacy. */
  readonly contactAddress: string | undefined;
  /** Who answers for the site, line by line, or the web address of a page that says so. */
  readonly imprint: readonly string[] | undefined;
}

export function days(count: number): string {
  return count === 1 ? "one day" : `${count} days`;
}

export function minutes(count: number): string {
  return count === 1 ? "one minute" : `${count} minutes`;
}

/** An e-mail address is its own words. */
export function linkTo(address: string, label: string): { label: string; href: string } {
  return URL.canParse(address) ? { label, href: address } : { label: address, href: `mailto:${address}` };
}
