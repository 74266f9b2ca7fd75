import type { CategoryWords } from "./words";
import { selfHarm, sex } from "./words-body";
import { dangerousPlay } from "./words-danger";
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
  sex,
  profanity,
  gore,
  violence,
  drugs,
  gambling,
  dangerousPlay,
];
