import { foldText } from "../../../app/story/clean-text";
import { handles, ownNumbers } from "./own-names";
import { phoneNumbers } from "./phone-numbers";
import { tellsNumber } from "./spoken-numbers";
import { ownWordsAddresses, storyAddresses } from "./story-addresses";
import { streetAddresses } from "./street-addresses";
import { email, spacedWebAddress, webAddresses } from "./web-addresses";

const inRequest: readonly RegExp[] = [
  ...ownNumbers,
  ...handles,
  email,
  ...webAddresses,
  ...ownWordsAddresses,
  spacedWebAddress,
  ...phoneNumbers,
  ...streetAddresses,
];
const inStory: readonly RegExp[] = [email, ...webAddresses, ...phoneNumbers, ...storyAddresses];

/** Every pattern for stories needs one of these, and few sentences have one. */
const mayTell = /[\d@_]|:\/\/|www|dot|punkt|punto|point|\p{L}\.[\p{L}\p{N}]/u;

/** Whether a parent's own words have an e-mail, web or street address or a phone number. */
export function hasPersonalData(words: string): boolean {
  const folded = foldText(words);
  // Most words need no more than this look.
  if (tellsNumber(folded)) return true;
  if (!/[\d@.:/]|\p{Nd}|dot|add|find|follow|text|message|insta|snap|dm |login|username|pass|пароль/u.test(folded))
    return false;
  return inRequest.some((pattern) => pattern.test(folded));
}

/** Whether a sentence of a story has an e-mail or web address or a phone number; a street is where stories happen. */
export function tellsPersonalData(sentence: string): boolean {
  const folded = foldText(sentence);
  if (tellsNumber(folded)) return true;
  return mayTell.test(folded) && inStory.some((pattern) => pattern.test(folded));
}
