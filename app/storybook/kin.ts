/** Names of one person at home, as families use them. */
const kin: readonly RegExp[] = [
  /\b(?:mum|mom|mummy|mommy|mama|mother)\b/iu,
  /\b(?:dad|daddy|papa|father)\b/iu,
  /\b(?:grandma|granny|gran|nana?|nanny|grandmother)\b/iu,
  /\b(?:grandpa|grandad|granddad|grandfather)\b/iu,
  /\b(?:aunt|auntie|aunty)\b/iu,
  /\buncle\b/iu,
];

/** 'Nana' may be the same person as 'my gran'. */
export const maybeSamePerson = (a: string, b: string) => kin.some((names) => names.test(a) && names.test(b));
