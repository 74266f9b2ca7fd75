export const email = /[\p{L}\p{N}_%+-] ?@ ?(?:[\p{L}\p{N}-]+\.)+\p{L}{2}/u;

// Endings that are words too ("me", "it", "no", "in") are left out: "no cats.it is about dogs" is a missing space.
const domainEndings =
  "com|net|org|edu|gov|biz|info|io|ai|app|xyz|tv|ly|gg|eu|uk|de|fr|nl|pl|ru|ua|ch|dk|pt|cz|gr|hu|ro|bg|hr|rs|sk|lt|lv|nz|au|ca|jp|cn|kr|br|mx|tr|il|za|рф|укр";

export const webAddresses = [
  /(?<!\p{L})[a-z][a-z+]{2,9}:\/\/[^\s/]/u,
  /(?<![\p{L}\p{N}])www\d? ?\. ?[\p{L}\p{N}]/u,
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${domainEndings})(?![\\p{L}\\p{N}])`, "u"),
  /[\p{L}\p{N}]\.co\.[a-z]{2}(?![\p{L}\p{N}])/u,
  // After a slash any ending of two letters will do: "youtu.be/x", "t.me/x".
  /[\p{L}\p{N}]\.[a-z]{2}\/[\p{L}\p{N}@]/u,
  /[\p{L}\p{N}] ?(?:[([{]dot[)\]}]|(?<!\p{L})dot) ?(?:com|net|org|de|uk|fr)(?!\p{L})/u,
];
/** Only a parent hides an address so; in a story it is the end of a sentence. */
export const spacedWebAddress = /[\p{L}\p{N}] \. ?(?:com|net|org)(?![\p{L}\p{N}])/u;
