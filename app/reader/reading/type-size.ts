import { storageKeys } from "../../ui/storage-keys";

/** Sizes of a story's type, by the names that style sheets know; the one without a name is the usual. */
export const typeSizes = [
  { value: "small", label: "Small" },
  { value: "", label: "Medium" },
  { value: "large", label: "Large" },
  { value: "largest", label: "Largest" },
] as const;

type TypeSize = (typeof typeSizes)[number]["value"];

export function shownTypeSize(): string {
  return document.documentElement.dataset.typeSize ?? "";
}

/** Where storage is refused the size lasts as long as the page. */
export function setTypeSize(size: TypeSize): void {
  document.documentElement.dataset.typeSize = size;
  try {
    if (size === "") localStorage.removeItem(storageKeys.typeSize);
    else localStorage.setItem(storageKeys.typeSize, size);
  } catch {
    // It is set on this page all the same.
  }
}
