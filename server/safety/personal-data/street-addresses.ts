import { notInNumber } from "./numbers";

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

export const streetAddresses = [
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
