import { broughtOnce } from "../../ui/late-parts/brought-once";

/** What sets and draws books. @throws when the network does not give it; then it can be tried again. */
export const loadSaving = broughtOnce(() => import("./save-book.client"));
