import { believedPaces, usualPace } from "../story/length";
import { foldText } from "../story/own-words/clean-text";
import { storageKeys } from "../ui/storage-keys";

/** Share of the newest story in what is known of a pace. */
const newest = 0.4;
const mostChildren = 8;

type PacesStorage = Pick<Storage, "getItem" | "setItem">;
/** By the child's folded name, empty for a child without one; words a minute; the latest first. */
type Paces = readonly (readonly [child: string, pace: number])[];

function isPace(entry: unknown): entry is Paces[number] {
  if (!Array.isArray(entry)) return false;
  const [child, pace] = entry as unknown[];
  return (
    typeof child === "string" &&
    typeof pace === "number" &&
    Number.isInteger(pace) &&
    pace >= believedPaces.min &&
    pace <= believedPaces.max
  );
}

function parsePaces(json: string | null): Paces {
  try {
    const kept: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPace).slice(0, mostChildren) : [];
  } catch {
    return [];
  }
}

/** How fast this browser's parent reads to each child. Names and paces stay on the device. */
export function createPaces(storage: () => PacesStorage) {
  function load(): Paces {
    try {
      return parsePaces(storage().getItem(storageKeys.pace));
    } catch {
      return [];
    }
  }

  /** Words a minute; undefined until one is learned. */
  function learned(child: string): number | undefined {
    return load().find(([name]) => name === foldText(child))?.[1];
  }

  return {
    learned,
    /** Words a minute: as learned, else as usual for the age. */
    of: (child: string, age: number): number => learned(child) ?? usualPace(age),
    learn(child: string, pace: number): void {
      const name = foldText(child);
      const paces = load();
      const known = learned(child) ?? pace;
      const mean = Math.round(known + (pace - known) * newest);
      try {
        const others = paces.filter(([other]) => other !== name);
        storage().setItem(storageKeys.pace, JSON.stringify([[name, mean], ...others].slice(0, mostChildren)));
      } catch {
        // Storage is refused: the pace is the usual one.
      }
    },
  };
}

/** Of this browser. */
export const paces = createPaces(() => localStorage);
