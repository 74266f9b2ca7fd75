/** ISO 3166-1 alpha-2, and XK (Kosovo), which Cloudflare reports too. */
const known = new Set(
  (
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR " +
    "GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP " +
    "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT " +
    "MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW " +
    "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG " +
    "UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
  ).split(" "),
);

/**
 * Countries that learn British spelling: the United Kingdom with its islands and territories, Ireland, Hong Kong and the
 * English-spelling members of the Commonwealth. Canada mixes both and counts as American here.
 */
const british = new Set(
  (
    "GB IE AU NZ ZA IN MT SG HK KE NG AG BB BD BN BS BW BZ CY DM FJ GD GH GM GY JM KI KN LC LK LS MU MV MW MY NA NR PG PK " +
    "RW SB SC SL SZ TO TT TV TZ UG VC VU WS ZM ZW GG IM JE GI BM FK KY MS SH TC VG AI"
  ).split(" "),
);

export type Spelling = "british" | "american";

const defaultCountry = "US";

/** The country in capitals, or undefined for anything but two letters of a country we know. */
export function knownCountry(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const country = value.toUpperCase();
  return known.has(country) ? country : undefined;
}

export function spellingOf(country: string | undefined): Spelling {
  return british.has(country ?? defaultCountry) ? "british" : "american";
}
