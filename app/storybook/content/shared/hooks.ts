import type { Texts } from "../../content-contract";

/** Last lines of a chapter that leaves a trouble unsolved. Short and hopeful, for every age. */
export const hopefulHooks: Texts = [
  "But {Hero} was not alone for long.",
  "Help was on its way already.",
  "And then there were {footsteps|steps}, {soft|slow} ones.",
  "Somebody had seen it all, and somebody was kind.",
  "It was time to try {another|a new} way.",
  "“There must be a way,” said {Hero}. And there was.",
  "Then {the pal} looked up. Who was that?",
  "A {small|good} idea was on the road to {him}.",
  "Not far off, somebody {smiled|stopped to listen}.",
  "The best of it had not begun.",
  "“Wait,” said {Hero}. “I hear {somebody|something}.”",
  "There was one thing {he} had not yet tried.",
  "{Hero} took one deep breath, and turned round.",
  "And who should come along just then?",
];

/** Last lines of a chapter that ends in gladness. */
export const homewardHooks: Texts = [
  "Now there was only the best part left.",
  "“Come on,” said {Hero}. “It isn’t far now.”",
  "One last {bit|stretch}, and then home.",
  "And what a {sight|welcome} was waiting!",
  "After that, everything went {smoothly|like a song}.",
  "“Ready?” asked {Hero}. {The pal} was ready.",
  "It was nearly done. Nearly, but not quite.",
  "Somewhere a lamp was lit for {him}.",
  "Only the {sweet|good} end was still to come.",
  "{Hero} could not wait to see {it done|the end of it}.",
  "“Now for the rest,” said {Hero}, and laughed.",
  "The hard part lay behind them now.",
  "There was one thing left to do, the nicest.",
  "{He} looked ahead, and {he} smiled.",
];
