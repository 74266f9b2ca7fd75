import type { JsonLd } from "./crawled-site";

/** What is wrong with a piece of structured data, in sentences; nothing when search engines can use it. */
export function problemsOf(data: JsonLd): string[] {
  const problems: string[] = [];
  const type = String(data["@type"]);
  const want = (fits: boolean, what: string) => {
    if (!fits) problems.push(`${type}: ${what}`);
  };
  const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
  const isAddress = (value: unknown) => typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);
  const list = (value: unknown) => (Array.isArray(value) ? (value as JsonLd[]) : []);

  want(data["@context"] === "https://schema.org", "@context is schema.org");
  if (type === "WebApplication") {
    for (const field of ["name", "description", "applicationCategory", "operatingSystem"]) {
      want(isText(data[field]), `has ${field}`);
    }
    want(isAddress(data.url), "url is absolute");
    const offer = data.offers as JsonLd;
    want(offer?.["@type"] === "Offer" && offer.price === "0" && offer.priceCurrency === "USD", "has a price");
  } else if (type === "BreadcrumbList") {
    const items = list(data.itemListElement);
    want(items.length >= 2, "has two items or more");
    for (const [index, item] of items.entries()) {
      want(item["@type"] === "ListItem" && item.position === index + 1, `item ${index + 1} has its position`);
      want(isText(item.name) && isAddress(item.item), `item ${index + 1} has a name and an address`);
    }
  } else if (type === "FAQPage") {
    const questions = list(data.mainEntity);
    want(questions.length > 0, "has questions");
    for (const question of questions) {
      const answer = question.acceptedAnswer as JsonLd;
      want(question["@type"] === "Question" && isText(question.name), "each question has a name");
      want(answer?.["@type"] === "Answer" && isText(answer.text), "each question has an answer");
    }
  } else {
    problems.push(`${type} is not among the types that pages use`);
  }
  return problems;
}
