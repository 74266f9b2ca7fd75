import { expect, test } from "vitest";
import { spell } from "../../../../app/storybook/spelling/spell";

test.each([
  ["Mom's favorite color is gray.", "Mum's favourite colour is grey."],
  ["Moms GRAY", "Mums Grey"],
  ["She realized it, organizing the labeled travelers.", "She realised it, organising the labelled travellers."],
  ["an elevator, a popsicle, an apartment building, the apartment", "a lift, an ice lolly, a block of flats, the flat"],
  ["A flat tire. He never tires of tires.", "A flat tyre. He never tires of tyres."],
  ["a flashlight in the closet by the garbage truck", "a torch in the cupboard by the bin lorry"],
  ["prize, size, seize, soccer, check, practice", "prize, size, seize, soccer, check, practice"],
  ["{hero} went toward {grownup}", "{hero} went towards {grownup}"],
])("%s", (american, british) => {
  expect(spell(american, "british")).toBe(british);
  expect(spell(american, "american")).toBe(american);
});
