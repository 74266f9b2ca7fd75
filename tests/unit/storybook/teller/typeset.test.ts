import { expect, test } from "vitest";
import { typeset } from "../../../../app/storybook/teller/typeset";

test.each([
  ['"No," said Olive. "I\'m busy."', "“No,” said Olive. “I’m busy.”"],
  ["She asked, \"Did he say 'no'?\"", "She asked, “Did he say ‘no’?”"],
  ["\"'Tis late,\" said the dads' dog, 'til dawn of '46.", "“’Tis late,” said the dads’ dog, ’til dawn of ’46."],
  ["Nora's mother’s", "Nora’s mother’s"],
  ['(a "b") —"c"', "(a “b”) —“c”"],
  ['"Last time I—" she called. "I half—"', "“Last time I—” she called. “I half—”"],
  ['"—the sea!"', "“—the sea!”"],
  ["none", "none"],
])("%s", (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
});
