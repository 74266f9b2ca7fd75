/*
 * Where a line is cut, its second part begins a line of its own, and marks mean something at the start of a line.
 */

const leadingMarks = /^(\*\*)?[\s#>_`~•=+-]+/;

/** The text after so many of its characters that are not asterisks, with the bold that is open there. */
export function cutAfter(text: string, characters: number): string {
  let bold = false;
  let i = 0;
  for (let left = characters; left > 0 || text.startsWith("**", i); ) {
    if (text.startsWith("**", i)) {
      bold = !bold;
      i += 2;
    } else {
      left--;
      i++;
    }
  }
  let rest = text.slice(i);
  if (bold) rest = `**${rest}`;
  while (leadingMarks.test(rest)) rest = rest.replace(leadingMarks, "$1");
  return rest;
}

export function isLeadingMark(char: string): boolean {
  return /^[\s#>_`~•=+-]$/.test(char);
}
