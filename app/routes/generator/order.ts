import { storageKeys } from "../../ui/storage-keys";

/** That Create Story was pressed, or that a story is to be told again. */
export interface Order {
  /** Of the story that is told again with other answers, or a model's itself; checked by whoever sends it. */
  readonly retelling?: unknown;
  readonly earlier?: unknown;
}

/** Remembers it over a reload. @returns false where storage is refused. */
export function keepOrder(order: Order): boolean {
  try {
    sessionStorage.setItem(storageKeys.order, JSON.stringify(order));
    return true;
  } catch {
    return false;
  }
}

/** The order that was kept; it is given once. */
export function takeOrder(): Order | null | undefined {
  try {
    const kept = sessionStorage.getItem(storageKeys.order);
    sessionStorage.removeItem(storageKeys.order);
    return kept && JSON.parse(kept);
  } catch {
    return undefined;
  }
}
