import type { CategoryWords } from "./words";
import { selfHarm, sex } from "./words-body";
import { claims } from "./words-claims";
import { dangerousPlay } from "./words-danger";
import { deeds } from "./words-deeds";
import { groupContempt } from "./words-groups";
import { drugs, gambling } from "./words-habits";
import { hate } from "./words-hate";
import { orders } from "./words-orders";
import { profanity } from "./words-swearing";
import { gore, violence } from "./words-violence";

/** Where words break several rules, the first of them names the reason. Personal data has rules of its own. */
export const safetyTables: readonly CategoryWords[] = [
  orders,
  selfHarm,
  hate,
  groupContempt,
  sex,
  profanity,
  gore,
  violence,
  drugs,
  gambling,
  dangerousPlay,
  ...deeds,
  ...claims,
];
