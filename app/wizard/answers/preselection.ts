import { ages } from "../../story/catalogue";
import { type Answers, parseAnswers } from "./answers";

/** An answer that a landing page hands over. */
export type Preselection = Partial<Answers>;

/** Landing pages speak of '8+'; the wizard's answer to that is 8. */
function toAge(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return undefined;
  const age = text.trim() === "8+" ? "8" : text.trim();
  return ages.find((known) => String(known) === age);
}

function preselect(category: string | null, value: unknown): Preselection {
  if (category === "age") {
    const age = toAge(value);
    return age === undefined ? {} : { age };
  }
  if (category === "style") {
    const { style } = parseAnswers({ style: value });
    return style === undefined ? {} : { style };
  }
  if (category === "interests") {
    const { interests } = parseAnswers({ interests: Array.isArray(value) ? value : [value] });
    return interests.length === 0 ? {} : { interests };
  }
  return {};
}

/** @param value JSON: one value or, for interests, a list. Anything else preselects nothing. */
export function preselectionFromStorage(category: string | null, value: string | null): Preselection {
  if (value === null) return {};
  try {
    return preselect(category, JSON.parse(value));
  } catch {
    return {};
  }
}

/** For links that must work without storage: `?age=8%2B`, `?style=gentle`, `?interests=animals,cars`. */
export function preselectionFromSearch(search: URLSearchParams): Preselection {
  return {
    ...preselect("age", search.get("age")),
    ...preselect("style", search.get("style")),
    ...preselect(
      "interests",
      search.getAll("interests").flatMap((list) => list.split(",")),
    ),
  };
}
