import { storageKeys } from "../../ui/storage-keys";

interface TypeChoice {
  readonly legend: string;
  /** On <html>, where style sheets find the chosen value. The one without a name is the usual. */
  readonly mark: "typeSize" | "lineSpacing" | "face";
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** How a story's type can be set: for tired eyes, for a phone far away, for dyslexic readers. */
export const typeChoices: readonly TypeChoice[] = [
  {
    legend: "Type size",
    mark: "typeSize",
    options: [
      { value: "small", label: "Small" },
      { value: "", label: "Medium" },
      { value: "large", label: "Large" },
      { value: "largest", label: "Largest" },
    ],
  },
  {
    legend: "Line spacing",
    mark: "lineSpacing",
    options: [
      { value: "", label: "Usual" },
      { value: "wide", label: "Wide" },
      { value: "widest", label: "Widest" },
    ],
  },
  {
    legend: "Letters",
    mark: "face",
    options: [
      { value: "", label: "Usual" },
      { value: "easy", label: "For dyslexic readers" },
    ],
  },
];

export function shownType(mark: TypeChoice["mark"]): string {
  return document.documentElement.dataset[mark] ?? "";
}

/** Where storage is refused it lasts as long as the page. */
export function setType(mark: TypeChoice["mark"], value: string): void {
  document.documentElement.dataset[mark] = value;
  try {
    if (value === "") localStorage.removeItem(storageKeys[mark]);
    else localStorage.setItem(storageKeys[mark], value);
  } catch {
    // It is set on this page all the same.
  }
}
