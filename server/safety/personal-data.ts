import { foldText } from "../../app/story/clean-text";

const email = /[\p{L}\p{N}_%+-] ?@ ?(?:[\p{L}\p{N}-]+\.)+\p{L}{2}/u;

// Endings that are words too ("me", "it", "no", "in") are left out: "no cats.it is about dogs" is a missing space.
const domainEndings =
  "com|net|org|edu|gov|biz|info|io|ai|app|xyz|tv|ly|gg|eu|uk|de|fr|nl|pl|ru|ua|ch|dk|pt|cz|gr|hu|ro|bg|hr|rs|sk|lt|lv|nz|au|ca|jp|cn|kr|br|mx|tr|il|za|рф|укр";

const webAddresses = [
  /(?<!\p{L})[a-z][a-z+]{2,9}:\/\/[^\s/]/u,
  /(?<![\p{L}\p{N}])www\d? ?\. ?[\p{L}\p{N}]/u,
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${domainEndings})(?![\\p{L}\\p{N}])`, "u"),
  /[\p{L}\p{N}]\.co\.[a-z]{2}(?![\p{L}\p{N}])/u,
  // After a slash any ending of two letters will do: "youtu.be/x", "t.me/x".
  /[\p{L}\p{N}]\.[a-z]{2}\/[\p{L}\p{N}@]/u,
  /[\p{L}\p{N}] ?(?:[([{]dot[)\]}]|(?<!\p{L})dot) ?(?:com|net|org|de|uk|fr)(?!\p{L})/u,
];
/** Only a parent hides an address so; in a story it is the end of a sentence. */
const spacedWebAddress = /[\p{L}\p{N}] \. ?(?:com|net|org)(?![\p{L}\p{N}])/u;

const gap = String.raw`[ ().\-/]{0,3}`;
const notInNumber = String.raw`(?<![\d.,:])`;
const notADate = String.raw`(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?![./-]?\d))`;
const notCounting = String.raw`(?!0?123456789|9876543210|(\d)\1{6})`;
const phoneWords =
  "phone|telephone|mobile|cell|tel|call|text|ring|dial|whatsapp|sms|handy|telefon|telefoon|téléphone|teléfono|telefone|móvil|celular|тел|电话|手机|電話|전화";

const phoneNumbers = [
  // International: +44 7700 900123, 0049 170 1234567.
  `\\+\\(?\\d(?:${gap}\\d){8,14}(?!\\d)`,
  `${notInNumber}00[1-9](?:${gap}\\d){8,12}(?!\\d)`,
  // With a leading 0, nine to twelve digits: 06 12 34 56 78, 020 7946 0958, 0170/1234567.
  `${notInNumber}${notADate}${notCounting}0[1-9](?:${gap}\\d){7,10}(?!\\d)`,
  // North America: (555) 123-4567, 555.123.4567, 5551234567, 555-1234.
  `${notInNumber}(?:\\(\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[ .-]\\d{4}(?!\\d)`,
  `${notInNumber}${notCounting}1?(?:[2-9]\\d{2}[2-9]|555\\d)\\d{6}(?![.,]?\\d)`,
  `${notInNumber}555[ .-]\\d{4}(?!\\d)`,
  // An area code in brackets: (11) 91234-5678. India 98765 43210, China 138 1234 5678, Russia 8 (912) 345-67-89.
  `\\(\\d{2,5}\\)[ .-]?\\d{3,5}[ .-]?\\d{3,5}(?!\\d)`,
  `${notInNumber}[6-9]\\d{4}[ -]\\d{5}(?!\\d)`,
  `${notInNumber}1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}(?!\\d)`,
  `${notInNumber}[78][ -]?\\(?\\d{3}\\)?[ -]?\\d{3}[ -]\\d{2}[ -]\\d{2}(?!\\d)`,
  // Any other seven to fourteen digits only after a word like "call".
  `(?<!\\p{L})(?:${phoneWords})\\P{Nd}{0,25}(?=\\d(?:${gap}\\d){6})(?:\\d{7,14}|\\d{2,5}(?:[ ().\\-/]{1,3}\\d{2,5}){1,5})(?![.,]?\\d)`,
].map((pattern) => new RegExp(pattern, "u"));

// Addresses known from stories: no child is found there.
const famous = "(?!221 ?b? baker|10 downing st|4 privet|123 sesame|42 wallaby|32 windsor|17 cherry|52 festive)";
// "3 friends on the road", "a 2 way street": these words between number and street tell of something else.
const notAName =
  "(?!(?:the|an?|on|in|of|and|to|at|or|our|my|his|her|their|your|this|that|every|down|across|along|up|by|for|with|from|who|cross\\p{L}*|walk\\p{L}*|find\\p{L}*|lost|new|long|big|little|small|magic\\p{L}*|busy|quiet|mile|lane|way|year|day|minute|hour)(?!\\p{L}))";
const streetName = `(?:(?:${notAName}[\\p{L}'’.-]{2,20}|\\d{1,3}(?:st|nd|rd|th)) ){1,3}`;
const houseNumber = `${notInNumber}${famous}\\d{1,5} ?[a-d]?,? `;
const surely = "street|road|avenue|boulevard|blvd|crescent|st|rd|ave";
const perhaps = `${surely}|lane|drive|close|court|place|way|terrace|gardens|grove|hill|mews|square|ln|dr|ct|pl`;
const atHome = "(?:lives? (?:at|on|in)|living at|address|(?:house|home) (?:is )?(?:at|on|in))";
// A full stop alone does not end it: "24 december st. nicholas".
const addressGoesOn = "(?=\\.?(?:$|[,;!?)]| (?:in|near|apt|apartment|flat|unit) | \\d))";

const streetAddresses = [
  `${houseNumber}${streetName}(?:${surely})${addressGoesOn}`,
  `^${houseNumber}${streetName}(?<!s )(?:lane|drive|court|terrace|gardens|grove|mews), \\p{L}`,
  `${atHome}(?!\\p{L})\\P{Nd}{0,20}${houseNumber}${streetName}(?:${perhaps})(?!\\p{L})`,
  // Hauptstraße 5, Kerkstraat 12; 12 rue de la Paix; calle Mayor 3; ul. Kwiatowa 5, улица Ленина, дом 5.
  `(?<!\\p{L})(?!sesam|milch)\\p{L}{3,20}(?:straße|strasse|str\\.|gasse|allee|straat|laan|gracht) ?\\d{1,4} ?[a-d]?${addressGoesOn}`,
  `(?<!\\p{L})\\p{L}{3,20}(?:weg|platz|damm|ufer|ring|allee) ?\\d{1,4} ?[a-d]?,? \\d{5}(?!\\d)`,
  `${notInNumber}\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|impasse|boulevard|avenue) \\p{L}`,
  `(?<!\\p{L})(?:calle|avenida|plaza|viale|piazza|rua) (?!s[eé]samo)(?:\\p{L}{2,20},? ){1,4}(?:n[º°o.]{1,2} ?)?\\d{1,4}${addressGoesOn}`,
  `(?<!\\p{L})(?:ul\\.|ulica|ул\\.|улица|вул\\.|вулиця) ?(?:[\\p{L}-]{2,20},? ){1,3}(?:д\\. ?|дом |буд\\. ?)?\\d{1,4} ?[a-d]?(?:/\\d+| ?m\\. ?\\d+)?${addressGoesOn}`,
  `(?<!\\p{L})(?:via|viale|corso|vicolo) (?!lattea)(?:\\p{L}{2,20} ){1,3}\\d{1,4}, (?:\\d{5} )?\\p{L}`,
  // Any street, number, postal code and town; an American code after its state.
  "\\p{L}{2} \\d{1,4} ?[a-d]?(?:/\\d+)?, (?:[a-z]{1,2}-)?(?:\\d{5}|\\d{4} ?[a-z]{2}|\\d{2}-\\d{3}) \\p{L}{3}",
  ", [a-z]{2} \\d{5}(?!\\d)",
  `${notInNumber}\\d{1,4},? (?:all[eé]e|chemin|quai|ruelle|passage|square|place|cours) (?:des? |du |d')(?:la |l')?\\p{L}`,
  "(?<!\\p{L})(?:c/|avda\\.?|av\\.|travessa|alameda|praça) ?(?:\\p{L}{2,20},? ){1,4}(?:n[º°o.]{1,2} ?)?\\d{1,4}",
  "(?<!\\p{L})(?:кв\\.|квартира|проспект|переулок|шоссе|бульвар) ?(?:\\p{L}{3,20},? )?(?:д\\. ?|дом )?\\d{1,4}",
  `(?<!\\p{L})(?!sesam)\\p{L}{3,20}(?:gatan|gata|vägen|gade|vej|gaten|veien) ?\\d{1,4} ?[a-d]?${addressGoesOn}`,
  `\\p{L}{3,20} (?:caddesi|sokağı|sokak|mahallesi|cad\\.|sok\\.) (?:no:? ?)?\\d{1,4}`,
  "(?<!\\p{L})p\\. ?o\\. ?box \\d|(?<!\\p{L})po box \\d",
  // A British postcode; "p4 4th" is none.
  "(?<![\\p{L}\\p{N}])[a-z]{1,2}\\d[a-z\\d]? \\d(?!st|nd|rd|th)[abd-hjlnp-uw-z]{2}(?![\\p{L}\\p{N}])",
].map((pattern) => new RegExp(pattern, "u"));

/** Names in networks: '@mia', 'add me on …'. */
const handles = [
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
  /\b(?:add|find|follow|dm|text|message) (?:me|us|her|him) (?:on|at|under)\b/,
  /\b(?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram|roblox)(?: name| user\w*| account| id)? ?(?::|is) ?\S/,
];
/** Numbers that are somebody's: of a card, an account or a passport, a place on the map, a password. */
const ownNumbers = [
  /(?<![\d-])(?:\d{4}[ -]){3}\d{4}(?!\d)/,
  /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?![a-z\d])/u,
  /\b(?:passport|passnummer|passeport|pasaporte|passaporto|ssn|social security|credit card|card number|iban|account number|kontonummer|pin code|driving licence)(?: number| no\.?| nr\.?)?(?: is|:)? ?[a-z]{0,2}\d{4}/,
  /\b(?:passwords?|passwort|mot de passe|contraseña|senha|wachtwoord|hasło|lösenord|пароль)(?: is| ist| est| es|:) ?\S*\d/u,
  /(?<!\d)-?\d{1,3}\.\d{4,}, ?-?\d{1,3}\.\d{4,}/,
  /\b(?:username|gamertag|login)(?: is|:) ?\S/,
];

const digitWords = new Map(
  [
    "zero oh o nought null cero nul noll sifir sıfır ноль нуль",
    "one eins ein un uno um een jeden ett bir один",
    "two zwei deux dos due dois twee dwa två iki два",
    "three drei trois tres tre três drie trzy üç три",
    "four vier quatre cuatro quattro quatro cztery fyra fire dört четыре",
    "five fünf cinq cinco cinque vijf pięć fem beş пять",
    "six sechs seis sei zes sześć sex altı seks шесть",
    "seven sieben sept siete sette sete zeven siedem sju syv yedi семь",
    "eight acht huit ocho otto oito osiem åtta otte sekiz восемь",
    "nine neun neuf nueve nove negen dziewięć nio ni dokuz девять",
  ].flatMap((words, digit) => words.split(" ").map((word): [string, number] => [word, digit])),
);
/** Seven are a telephone number, unless they count up or down. */
const fewestDigitWords = 7;

/** `oh seven seven double oh nine …`. */
function tellsNumber(folded: string): boolean {
  let run: number[] = [];
  for (const word of [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ""]) {
    const digit = digitWords.get(word) ?? (/^\d$/.test(word) ? Number(word) : undefined);
    if (digit !== undefined) run.push(digit);
    else if (word !== "double" && word !== "triple") {
      const steps = run.slice(1).map((next, i) => next - (run[i] ?? 0));
      if (run.length >= fewestDigitWords && steps.filter((step) => step === steps[0]).length < steps.length - 1)
        return true;
      run = [];
    }
  }
  return false;
}

const inRequest: readonly RegExp[] = [
  ...ownNumbers,
  ...handles,
  email,
  ...webAddresses,
  spacedWebAddress,
  ...phoneNumbers,
  ...streetAddresses,
];
/** Endings that are words as well count where the sentence sends somebody there, or the name is no word. */
const storyAddresses: readonly RegExp[] = [
  /[\p{L}\p{N}-]{2}\.(?:shop|store|club|top|fun|site|online|link|click|live|world|games?|page|blog|news|space|zone|cloud|dev|pro|win|icu|vip|buzz|life|kids|toys|app|codes?|website|chat|social|video|network)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:visit|go to|see|at|on|to|called|page|site) (?:us (?:at|on) )?[\p{L}\p{N}-]{2,}\.[a-z]{2,6}(?![\p{L}\p{N}])/u,
  /(?:\p{L}-\p{L}|\p{N}|_)[\p{L}\p{N}]*\.[a-z]{2,6}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}]{2}\.[a-z]{2,8}\/[\p{L}\p{N}@]/u,
  /[\p{L}\p{N}] (?:dot|punkt|punto|point) (?:com|net|org|shop|club|me|top|io|tv|fun|site|info)(?!\p{L})/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
  /(?<![\d-])(?:\d{4}[ -]){3}\d{1,7}(?!\d)/,
  /(?<![\d.])\d{13,19}(?!\d)/,
  /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?![a-z\d])/u,
  /\p{L}[\p{L}\p{N}]*_[\p{L}\p{N}_]*\p{L}/u,
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
