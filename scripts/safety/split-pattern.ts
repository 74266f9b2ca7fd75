/** Letters of a source that takes a millisecond to compile. */
const longest = 600;
/** Letters of an alternative that is worth a pattern of its own. */
const worthwhile = 100;

interface Group {
  readonly from: number;
  readonly to: number;
  readonly alternatives: readonly string[];
}

/**
 * A long pattern as several, one for each alternative of a group that it cannot do without: together they match the same
 * texts, and few texts have the words that any one of them needs.
 */
export function splitPattern(source: string): string[] {
  if (source.length <= longest) return [source];
  const group = groupsOf(source).find(
    ({ to, alternatives }) =>
      !/[?*+{]/.test(source.charAt(to)) &&
      alternatives.length > 1 &&
      alternatives.every((one) => one.length >= worthwhile),
  );
  if (!group) return [source];
  return group.alternatives.flatMap((one) =>
    splitPattern(`${source.slice(0, group.from)}(${one})${source.slice(group.to)}`),
  );
}

/** The groups at the top level, but for looks ahead and behind. */
function groupsOf(source: string): Group[] {
  const groups: Group[] = [];
  const open: number[] = [];
  let cuts: number[] = [];
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === "\\") at++;
    else if (char === "[") while (source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    else if (char === "(") {
      open.push(at);
      if (open.length === 1) cuts = [];
    } else if (char === "|" && open.length === 1) cuts.push(at);
    else if (char === ")") {
      const from = open.pop() ?? 0;
      if (open.length > 0 || source[from + 1] === "?") continue;
      const edges = [from, ...cuts, at];
      const alternatives = edges.slice(1).map((edge, i) => source.slice((edges[i] ?? 0) + 1, edge));
      groups.push({ from, to: at + 1, alternatives });
    }
  }
  return groups;
}
