/**
 * What is neither taken from a parent nor told to a child. The rules of both ways, the sentence that refuses a parent's
 * words and the page about story safety all read it here.
 */
interface SafetyCategoryText {
  readonly id: string;
  /** For parents: what the stories never have. Completes 'We never tell …'. */
  readonly neverTold: string;
  /** For the parent whose own words have it: says what to leave out, never the words themselves. */
  readonly sentence: string;
}

export const safetyCategories = [
  {
    id: "weapons_violence",
    neverTold: "guns and bombs, killing, war and people who hurt each other",
    sentence: "Please leave out weapons and hurting others. A brave knight or a kind dragon is welcome.",
  },
  {
    id: "gore",
    neverTold: "blood, wounds and bodies shown to frighten",
    sentence: "Please leave out blood and gore. A little shiver is fine, as long as everyone is safe in the end.",
  },
  {
    id: "sex",
    neverTold: "anything sexual",
    sentence: "Please leave out anything sexual: the stories are for children.",
  },
  {
    id: "drugs",
    neverTold: "alcohol, tobacco and other drugs",
    sentence: "Please leave out alcohol, tobacco and drugs. A lesson may say why we stay away from them.",
  },
  {
    id: "gambling",
    neverTold: "gambling and betting for money",
    sentence: "Please leave out gambling and betting. A friendly board game is welcome.",
  },
  {
    id: "self_harm",
    neverTold: "suicide and people who harm or starve themselves",
    sentence:
      "Please leave out people who harm themselves. If someone near you thinks of it, please call your local emergency number or a helpline.",
  },
  {
    id: "hate",
    neverTold: "hate, slurs and contempt for any group of people",
    sentence: "Please leave out words that make any group of people small: every child is welcome here.",
  },
  {
    id: "dangerous_play",
    neverTold: "dangerous things that a child could copy, told as fun or as good",
    sentence: "Please leave out dangerous things that a child could copy. A lesson may say why we never do them.",
  },
  {
    id: "personal_data",
    neverTold: "e-mail, web and street addresses and phone numbers",
    sentence: "To keep your family safe, please leave out e-mail, web and street addresses and phone numbers.",
  },
  {
    id: "instructions",
    neverTold: "orders to the storyteller that somebody slips in",
    sentence: "Please tell us only what the story should be about, with no instructions for the storyteller.",
  },
  {
    id: "profanity",
    neverTold: "swear words and insults",
    sentence: "Please leave out swear words and insults.",
  },
] as const satisfies readonly SafetyCategoryText[];

export type SafetyCategory = (typeof safetyCategories)[number]["id"];
