import { foldText } from "../../../app/story/own-words/clean-text";
import { byLetters } from "../by-letters";
import { handles, ownNumbers } from "./own-names";
import { phoneNumbers } from "./phone-numbers";
import { tellsNumber } from "./spoken-numbers";
import { ownWordsAddresses, storyAddresses } from "./story-addresses";
import { streetAddresses } from "./street-addresses";
import { email, spacedWebAddress, webAddresses } from "./web-addresses";

const inRequest = [...ownNumbers, ...handles, email, ...webAddresses, ...ownWordsAddresses, spacedWebAddress].map(
  byLetters,
);
const inStory = [email, ...webAddresses, ...storyAddresses].map(byLetters);
/** These need a digit, take long to compile, and few texts have one. */
const phones = phoneNumbers.map(byLetters);
const streets = streetAddresses.map(byLetters);

const matches = (text: string, patterns: readonly ReturnType<typeof byLetters>[]) =>
  patterns.some((patternFor) => patternFor(text).test(text));
const hasDigit = (text: string) => /\d/.test(text);

/** Every pattern for stories needs one of these, and few sentences have one. */
const mayTell = byLetters(/[\d@_]|:\/\/|www|dot|punkt|punto|point|\p{L}\.[\p{L}\p{N}]/u);
/** The same for a parent's own words. */
const mayHave = byLetters(
  /[\d@.:/]|\p{Nd}|dot|add|find|follow|text|message|insta|snap|dm |login|username|pass|пароль/u,
);

/** Whether a parent's own words have an e-mail, web or street address or a phone number. */
export function hasPersonalData(words: string): boolean {
  const folded = foldText(words);
  // Most words need no more than this look.
  if (tellsNumber(folded)) return true;
  if (!mayHave(folded).test(folded)) return false;
  return matches(folded, inRequest) || (hasDigit(folded) && (matches(folded, phones) || matches(folded, streets)));
}

/** Whether a sentence of a story has an e-mail or web address or a phone number; a street is where stories happen. */
export function tellsPersonalData(sentence: string): boolean {
  const folded = foldText(sentence);
  if (tellsNumber(folded)) return true;
  if (!mayTell(folded).test(folded)) return false;
  return matches(folded, inStory) || (hasDigit(folded) && matches(folded, phones));
}
