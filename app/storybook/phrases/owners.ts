import type { Gender } from "../../story/catalogue";

interface Owner {
  readonly their: string;
  readonly them: string;
  readonly themself: string;
}

const owners: Readonly<Record<Gender, Owner>> = {
  girl: { their: "her", them: "her", themself: "herself" },
  boy: { their: "his", them: "him", themself: "himself" },
  neutral: { their: "their", them: "them", themself: "themself" },
};

export const ownerOf = (gender: Gender) => owners[gender];

/** 'my drawings' are the child's when a storyteller speaks of them: 'her drawings'. */
export function inThirdPerson(phrase: string, gender: Gender): string {
  const { their, them, themself } = owners[gender];
  return phrase
    .replace(/\b(?:my|our)\b/giu, their)
    .replace(/\b(?:myself|ourselves)\b/giu, themself)
    .replace(/\b(?:me|us)\b/gu, them);
}

const possessions =
  "brothers?|sisters?|siblings?|moms?|mums?|mommy|mummy|dads?|daddy|parents?|grandma|grandpa|grandparents|friends?|cousins?|family|teachers?|toys?|things|room|bed|bedroom|" +
  "teeth|hands?|hair|face|body|feelings?|emotions?|anger|temper|turn|words|own|mistakes?|fears?|best|food|dinner|vegetables|veggies|pets?|cat|dog|classmates|elders|little|big|baby|younger|older";
const anotherOwner = new RegExp(String.raw`\b(?:my|our|his|her|their)(?= (?:${possessions})\b)`, "giu");

/** 'my brother', 'his toys' are 'your brother', 'your toys' when somebody says it to the child. */
export function inSecondPerson(phrase: string): string {
  return phrase
    .replace(anotherOwner, "your")
    .replace(/\bmyself\b/giu, "yourself")
    .replace(/\b(?:himself|herself|themselves|themself|oneself)\b/giu, "yourself")
    .replace(/\bone's\b/giu, "your");
}
