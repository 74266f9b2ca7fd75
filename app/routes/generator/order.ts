import { storageKeys } from "../../ui/storage-keys";

/** Remembers over a reload that Create Story was pressed. @returns false where storage is refused. */
export function keepOrder(): boolean {
  try {
    sessionStorage.setItem(storageKeys.order, "1");
    return true;
  } catch {
    return false;
  }
}

/** Whether an order was kept; it is given once. */
export function takeOrder(): boolean {
  try {
    const kept = sessionStorage.getItem(storageKeys.order) !== null;
    sessionStorage.removeItem(storageKeys.order);
    return kept;
  } catch {
    return false;
  }
}
