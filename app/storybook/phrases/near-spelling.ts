/** Whether two words are one slip of the finger apart: a letter more, less, another, or two changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** 'footbal' and 'footballl' are 'fotbal', as is 'football'. */
export const withoutDoubles = (word: string) => word.replace(/(\p{L})\1+/gu, "$1");
