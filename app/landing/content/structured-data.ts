import { brand } from "../../story/brand";
import type { Question } from "./types";

/** What search engines read about a page (schema.org, JSON-LD). */
export type StructuredData = { readonly [name: string]: Value };
type Value = string | number | boolean | StructuredData | readonly Value[];

const context = "https://schema.org";

export function webApplication(origin: string, description: string): StructuredData {
  return {
    "@context": context,
    "@type": "WebApplication",
    name: brand.name,
    url: `${origin}/`,
    description,
    image: `${origin}/previews/home.png`,
    applicationCategory: "EntertainmentApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    audience: {
      "@type": "PeopleAudience",
      audienceType: "Parents and caregivers",
      suggestedMinAge: 2,
      suggestedMaxAge: 12,
    },
  };
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): StructuredData {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

export function faqPage(questions: readonly Question[]): StructuredData {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
