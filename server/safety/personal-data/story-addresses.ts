/** Endings that are words as well count where the sentence sends somebody there, or the name is no word. */
export const wordyAddresses: readonly RegExp[] = [
  /[\p{L}\p{N}-]{2}\.(?:shop|store|club|top|fun|site|online|link|click|live|world|games?|page|blog|news|space|zone|cloud|dev|pro|win|icu|vip|buzz|life|kids|toys|app|codes?|website|chat|social|video|network)(?![\p{L}\p{N}])/u,
  /(?:\p{L}-\p{L}|\p{N}|_)[\p{L}\p{N}]*\.[a-z]{2,6}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}]{2}\.[a-z]{2,8}\/[\p{L}\p{N}@]/u,
  /[\p{L}\p{N}] (?:dot|punkt|punto|point) (?:com|net|org|shop|club|me|top|io|tv|fun|site|info)(?!\p{L})/u,
];

/** A parent may forget a space after a full stop, 'we read at home.she likes it': only what sends somebody there, or ends there. */
export const ownWordsAddresses: readonly RegExp[] = [
  ...wordyAddresses,
  /(?<!\p{L})(?:visit|go to|page|site) (?:us (?:at|on) )?[\p{L}\p{N}-]{2,}\.[a-z]{2,6}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}-]{3}\.(?:me|it|in|to|so|be|at|us|no|is|my|co|cc|ws|sh|gl)$/u,
];

/** What no story tells, though a parent may write it: a name in a network, a long number. */
export const storyAddresses: readonly RegExp[] = [
  ...wordyAddresses,
  /(?<!\p{L})(?:visit|go to|see|at|on|to|called|page|site) (?:us (?:at|on) )?[\p{L}\p{N}-]{2,}\.[a-z]{2,6}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
  /(?<![\d-])(?:\d{4}[ -]){3}\d{1,7}(?!\d)/,
  /(?<![\d.])\d{13,19}(?!\d)/,
  /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?![a-z\d])/u,
  /\p{L}[\p{L}\p{N}]*_[\p{L}\p{N}_]*\p{L}/u,
];
