/** Whose something is, when a storyteller speaks of the child; the places are filled for the child's pronouns. */
export function inThirdPerson(phrase: string): string {
  return phrase
    .replace(/\b(?:my|our)\b/giu, "{their}")
    .replace(/\b(?:myself|ourselves|himself|herself)\b/giu, "{themself}")
    .replace(/\b(?:me|us)\b/gu, "{them}")
    .replace(/(^|\bwith )(?:his|her)(?= \p{L})/giu, "$1{their}");
}

const possessions =
  "brothers?|sisters?|siblings?|moms?|mums?|mommy|mummy|dads?|daddy|parents?|grandma|grandpa|grandparents|friends?|" +
  "cousins?|family|teachers?|toys?|things|room|bed|bedroom|teeth|hands?|hair|face|body|feelings?|emotions?|anger|" +
  "temper|turn|words|own|mistakes?|fears?|best|food|dinner|vegetables|veggies|pets?|cat|dog|classmates|elders|little|" +
  "big|baby|younger|older";
const anotherOwner = new RegExp(String.raw`\b(?:my|our|his|her|their)(?= (?:${possessions})\b)`, "giu");

/** 'my brother', 'his toys' are 'your brother', 'your toys' when somebody says it to the child. */
export function inSecondPerson(phrase: string): string {
  return phrase
    .replace(anotherOwner, "your")
    .replace(/\bmyself\b/giu, "yourself")
    .replace(/\b(?:himself|herself|themselves|themself|oneself)\b/giu, "yourself")
    .replace(/\bone's\b/giu, "your");
}
