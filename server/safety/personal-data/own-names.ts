/** Names in networks: '@mia', 'add me on …'. */
export const handles = [
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
  /\b(?:add|find|follow|dm|text|message) (?:me|us|her|him) (?:on|at|under)\b/,
  /\b(?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram|roblox)(?: name| user\w*| account| id)? ?(?::|is) ?\S/,
];
/** Numbers that are somebody's: of a card, an account or a passport, a place on the map, a password. */
export const ownNumbers = [
  /(?<![\d-])(?:\d{4}[ -]){3}\d{4}(?!\d)/,
  /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?![a-z\d])/u,
  /\b(?:passport|passnummer|passeport|pasaporte|passaporto|ssn|social security|credit card|card number|iban|account number|kontonummer|pin code|driving licence)(?: number| no\.?| nr\.?)?(?: is|:)? ?[a-z]{0,2}\d{4}/,
  /\b(?:passwords?|passwort|mot de passe|contraseña|senha|wachtwoord|hasło|lösenord|пароль)(?: is| ist| est| es|:) ?\S*\d/u,
  /(?<!\d)-?\d{1,3}\.\d{4,}, ?-?\d{1,3}\.\d{4,}/,
  /\b(?:username|gamertag|login)(?: is|:) ?\S/,
];
