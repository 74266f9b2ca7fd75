import { byLetters, wordsOf } from "./by-letters";

/*
 * Copies of a text in which disguised words look like themselves. Only for comparing: nothing here is ever shown or told.
 */

/** Letters that no normalisation form takes apart. */
const plainLetters = new Map(
  [..."ßæœøłđðþı’‘ʼ`´"].map((letter, i) => [letter, "ss ae oe o l d d th i ' ' ' ' '".split(" ")[i]]),
);
const plainLetter = /[ßæœøłđðþı’‘ʼ`´]/g;

/** NFKC, lower case, without what cannot be seen; accents stay. */
export function foldCase(text: string): string {
  const letters = withoutSymbols(text).normalize("NFKC").toLowerCase();
  return letters.replace(/[\p{Cf}\u{115F}\u{1160}\u{3164}]/gu, "").normalize("NFC");
}

/** The same without accents. @param folded by `foldCase` */
export function withoutAccents(folded: string): string {
  return folded
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(plainLetter, (letter) => plainLetters.get(letter) ?? letter);
}

/** Flags of letters, and letters in filled circles and squares, which NFKC leaves as they are. */
function withoutSymbols(text: string): string {
  return text.replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (symbol) => {
    const code = symbol.codePointAt(0) ?? 0;
    const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => code >= start) ?? code;
    return String.fromCharCode(97 + code - first);
  });
}

/** Capitals of Lisu and Cherokee that look like Latin ones, each before its letter: whole words are written in them. */
const rareLetters = new Map(
  (
    "ꓐb ꓑp ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓟm ꓠn ꓡl ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲi ꓳo ꓴu " +
    "Ꭰd Ꭱr Ꭲt Ꭵi Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮐg Ꮓz Ꮞ4 Ꮟb Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ᏻg Ᏼb ᎠD ᏌU ᏆT ᏴB Ꭴo"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1).toLowerCase()]),
);

/** Letters of small scripts as the Latin ones that they look like. */
export function withoutRareLetters(text: string): string {
  return text.replace(/[\u{A4D0}-\u{A4F7}\u{13A0}-\u{13F5}]/gu, (letter) => rareLetters.get(letter) ?? letter);
}

type Letters = ReadonlyMap<string, string>;

function letters(...pairs: readonly (readonly [from: string, to: string])[]): Letters {
  return new Map(
    pairs.flatMap(([from, to]) => Array.from(from, (letter, i): [string, string] => [letter, to[i] ?? ""])),
  );
}

const latinLookalikes = [
  ["авсԁеҽғһніјкӏмоорԛгѕтуѵшԝхүъьпи", "abcdeefhhijklmoopqrstyvwwxybbnu"],
  ["αβϲδεηικνορτυχγωμσ", "abcdenikvoptuxywuo"],
  ["սօոհցƒɾ", "uonhgfr"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋɛ", "abcdefghijklmnopqrstuvwyzagiue"],
] as const;
/** Each with what else some letters may stand for. */
const commonLatin = letters(...latinLookalikes);
const toLatin: readonly Letters[] = [commonLatin, letters(...latinLookalikes, ["унврх", "unvrh"])];
const toCyrillic = letters(["abcehikmnoprtuxy", "авсенікмпоргтих" + "у"]);
const commonLeet = letters(["0134578@$!|€¢+", "oieastbasiiect"]);
const leet: readonly Letters[] = [commonLeet, letters(["01345789@$!|€¢+", "oleastbgasllect"])];

function spell(word: string, table: Letters): string {
  return Array.from(word, (letter) => table.get(letter) ?? letter).join("");
}

/** Words written wholly in look-alikes, or in two scripts at once. */
function unmask(text: string, table: Letters): string {
  return text.replace(wordsOf(text), (word) => {
    const spelt = spell(word, table);
    return spelt === word || (!/^[a-z\d]+$/.test(spelt) && !/[a-z]/.test(word)) ? word : spelt;
  });
}

/** Look-alikes of Latin letters as these. */
export function inLatin(text: string): string {
  return unmask(text, commonLatin);
}

const lettersOf = byLetters(/\p{L}+/gu);
const cyrillic = /\p{Script=Cyrillic}/u;

function inCyrillic(text: string): string {
  return text.replace(lettersOf(text), (word) =>
    !/^[a-z]+$/i.test(word) && cyrillic.test(word) && /[a-z]/.test(word) ? spell(word, toCyrillic) : word,
  );
}

const openBracket = byLetters(/(?<=\p{L})\((?=[\p{L}\d])(?![^(]*\))/gu);
const leetWords = byLetters(/[\p{L}\p{N}@$!|€¢+]+/gu);

/** `sh1t`, `@ss`, `fu(k`; a number is a number, an exclamation mark at the end is one. */
export function withoutLeet(text: string, table: Letters = commonLeet): string {
  return text.replace(openBracket(text), "c").replace(leetWords(text), (word) => {
    const end = /!*$/.exec(word)?.index ?? word.length;
    const body = word.slice(0, end);
    return /[a-z]/.test(body) ? spell(body, table) + word.slice(end) : word;
  });
}

const spelledOut = byLetters(
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][^\p{L}\p{N}@$!]{1,3}){2,}[\p{L}\p{N}@$](?![\p{L}\p{N}])/gu,
);
const between = byLetters(/[^\p{L}\p{N}@$!]+/gu);

/** `f u c k` and `s.e.x` as one word. */
export function joinSpelledOut(text: string): string {
  return text.replace(spelledOut(text), (letters) => letters.replace(between(letters), ""));
}

/** `s i e g  h e i l` as two words: a wider gap parts them. */
function joinSpelledOutWords(text: string): string {
  return text.replace(spelledOut(text), (letters) =>
    letters
      .split(/[ _]{2,}|\s{2,}/)
      .map((word) => word.replace(between(word), ""))
      .join(" "),
  );
}

/** Whether a text may be in disguise; one of plain letters and punctuation is not. */
const mayBeDisguised =
  /[^\sa-z'"“”„,.:;?–—…-]|(.)\1\1|(.)\2(.)\3(.)\4|[a-z]z\b|[b-df-hj-np-tv-xz]v[b-df-hj-np-tv-xz]|(?<![a-z])[a-z][^a-z]{1,3}[a-z](?![a-z])/u;

const lastZ = byLetters(/z(?!\p{L})/gu);
const vForU = byLetters(/(?<=(?![aeiouy])\p{L})v(?=(?![aeiouy])\p{L})/gu);
const stretched = byLetters(/(\p{L})\1{2,}/gu);
const doubled = byLetters(/(?<!\p{L})(?:(\p{L})\1){3,}(?!\p{L})/gu);

/** All ways to read a text: as it is, and without each disguise. @param bare folded, without accents */
export function readingsOf(bare: string): string[] {
  if (!mayBeDisguised.test(bare)) return [bare];
  const readings = new Set<string>();
  for (const joined of new Set([bare, joinSpelledOut(bare), joinSpelledOutWords(bare)])) {
    readings.add(joined).add(inCyrillic(joined));
    for (const table of toLatin) {
      const latin = unmask(joined, table);
      readings.add(latin);
      for (const digits of leet) readings.add(withoutLeet(latin, digits));
    }
  }
  for (const reading of [...readings]) {
    // 'gunz', 'drvgs'.
    readings.add(reading.replace(lastZ(reading), "s")).add(reading.replace(vForU(reading), "u"));
    readings.add(reading.replace(stretched(reading), "$1")).add(reading.replace(stretched(reading), "$1$1"));
    readings.add(reading.replace(doubled(reading), (word) => word.replace(/(.)\1/gu, "$1")));
  }
  return [...readings];
}
