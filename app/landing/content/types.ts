import type { StoryAnswers } from "../../story/answers";

/** Answers that the built-in storyteller tells the page's sample from. */
export type SampleAnswers = StoryAnswers & {
  /** Gives the child its name. */
  readonly seed: number;
  /** Chosen by reading: its opening is one we would show, however the library grows. */
  readonly tale: string;
};

/** Four, as docs/specification.md says. */
export type Four<T> = readonly [T, T, T, T];

/** Drawn in `app/landing/art/benefits.svg`. */
export type BenefitSign =
  | "again"
  | "boot"
  | "cape"
  | "clock"
  | "cloud"
  | "crown"
  | "door"
  | "drum"
  | "ear"
  | "glass"
  | "hand"
  | "heart"
  | "home"
  | "key"
  | "lamp"
  | "laugh"
  | "leaf"
  | "letters"
  | "mug"
  | "path"
  | "paw"
  | "pillow"
  | "planet"
  | "scale"
  | "spool"
  | "star"
  | "talk"
  | "track"
  | "voice"
  | "wand"
  | "wheel";

export interface Benefit {
  readonly sign: BenefitSign;
  /** Two to five words, this card's alone. */
  readonly title: string;
  /** 1-2 sentences, 20-45 words. */
  readonly text: string;
}

export interface LandingContent {
  /** Last segment of the address: '3', '8+', 'gentle', 'animals'. */
  readonly value: string;
  /** In footer and breadcrumbs: 'Age 3', 'Gentle Stories', 'Dinosaur Stories'. */
  readonly label: string;
  /** <title>, 30 to 60 characters, with the product's name only if there is room. */
  readonly pageTitle: string;
  /** For search results: 110 to 155 characters. */
  readonly metaDescription: string;
  /** The h1, of at most 40 characters: two lines on a phone. */
  readonly title: string;
  /** Two or three sentences under it, and a second paragraph that goes deeper. */
  readonly description: readonly [string, string];
  /** What it does for the child and the evening. */
  readonly benefits: Four<Benefit>;
  /** What the stories of this page are like, what the product does here: each 1-2 sentences, 20-45 words. */
  readonly features: Four<string>;
  /** Words of the button that makes such a story: 'Create a story for a 3-year-old'. Unique. */
  readonly action: string;
  readonly sample: SampleAnswers;
  /** Day of the last change of its text, for the sitemap: '2026-11-20'. */
  readonly changed: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Something of a visitor's that is kept somewhere. */
export interface KeptThing {
  readonly what: string;
  readonly until: string;
  /** Under which a browser keeps it. */
  readonly names?: readonly string[] | undefined;
}

export interface MarketingSection {
  /** For links that lead to it. */
  readonly id?: string | undefined;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Short list under the paragraphs, where it helps. */
  readonly points?: readonly string[] | undefined;
  readonly kept?: readonly KeptThing[] | undefined;
  /** Of a postal address. */
  readonly lines?: readonly string[] | undefined;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  readonly isForChildren?: boolean | undefined;
}

/** An answer that a page's button hands to the wizard. */
export interface Preselected {
  readonly category: "age" | "style" | "interests";
  readonly value: string;
}

export interface MarketingContent {
  /** 'ai-bedtime-stories'; the product page's slug comes from the brand module. */
  readonly slug: string;
  /** In the footer's column 'AI Features'. */
  readonly label: string;
  readonly pageTitle: string;
  readonly metaDescription: string;
  readonly title: string;
  readonly lead: string;
  /** Three to five, each different in substance from every other page's. */
  readonly sections: readonly MarketingSection[];
  /** Real questions of parents with straight answers; none repeats another page's. Rendered as FAQPage. */
  readonly questions: readonly Question[];
  readonly action: string;
  /** Stored as preselected_category / preselected_value, and in the address without JavaScript. */
  readonly preselects?: Preselected;
  readonly changed: string;
}
