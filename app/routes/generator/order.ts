import { brand } from "../../story/brand";

const key = `${brand.slug}_order`;

/** Remembers over a reload that Create Story was pressed. @returns false where storage is refused. */
export function keepOrder(): boolean {
  try {
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false;
  }
}

/** Whether an order was kept; it is given once. */
export function takeOrder(): boolean {
  try {
    const kept = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return false;
  }
}
