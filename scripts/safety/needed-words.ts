/** At least one of each set is in every text that the pattern matches. */
export type Needs = readonly (readonly string[])[];

/*
 * A pattern takes milliseconds to compile, and there are hundreds. So each is asked only about texts that have the words
 * it cannot do without: read from its own source, one set of literals for every part that must be there.
 */

export interface Alternative {
  readonly source: string;
  readonly needs: Needs;
}

/** Shorter ones are in every text. */
const shortestLiteral = 3;
/** A set with more is not worth looking for. */
const mostLiterals = 120;

/** The alternatives of a pattern at its top level, with what a text must have to match them. */
export function alternativesOf(source: string): Alternative[] {
  return new PatternParser(source).alternatives();
}

class PatternParser {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Up to the end of the source or of the group that is open. */
  alternatives(): Alternative[] {
    const found: Alternative[] = [];
    for (;;) {
      const from = this.at;
      const needs = this.sequence();
      found.push({ source: this.source.slice(from, this.at), needs });
      if (this.source[this.at] !== "|") return found;
      this.at++;
    }
  }

  private sequence(): Needs {
    const needs: (readonly string[])[] = [];
    let run = "";
    const endRun = () => {
      if (run.length >= shortestLiteral) needs.push([run]);
      run = "";
    };
    for (;;) {
      const char = this.source[this.at];
      if (char === undefined || char === "|" || char === ")") {
        endRun();
        return needs;
      }
      const atom = this.atom(char);
      const quantifier = this.quantifier();
      if (typeof atom === "string" && quantifier === "") {
        run += atom;
        continue;
      }
      endRun();
      const isOptional = quantifier === "?" || quantifier === "*" || quantifier.startsWith("{0");
      if (typeof atom !== "string" && !isOptional) needs.push(...atom);
    }
  }

  /** A literal character, or what a class or group needs. */
  private atom(char: string): string | Needs {
    if (char === "(") return this.group();
    if (char === "[") return this.skipClass();
    this.at++;
    if (char === "." || char === "^" || char === "$") return [];
    if (char !== "\\") return char;
    const escaped = this.source[this.at++] ?? "";
    if (escaped === "p" || escaped === "u") this.skipTo("}");
    return /\w/.test(escaped) ? [] : escaped;
  }

  private skipClass(): Needs {
    while (this.source[this.at] !== "]") this.at += this.source[this.at] === "\\" ? 2 : 1;
    this.at++;
    return [];
  }

  private skipTo(mark: string): void {
    this.at = this.source.indexOf(mark, this.at) + 1;
  }

  private group(): Needs {
    this.at++;
    const kind = /^\?(?:[:=!]|<[=!])/.exec(this.source.slice(this.at, this.at + 3))?.[0] ?? "";
    this.at += kind.length;
    const alternatives = this.alternatives();
    this.at++;
    // What stands before or after is no part of the match.
    if (kind !== "" && kind !== "?:") return [];
    if (alternatives.length === 1) return alternatives[0]?.needs ?? [];
    const union: string[] = [];
    for (const { needs } of alternatives) {
      const literals = rarest(needs);
      if (!literals) return [];
      union.push(...literals);
    }
    return union.length > mostLiterals ? [] : [union];
  }

  private quantifier(): string {
    const from = this.at;
    const char = this.source[from];
    if (char === "{") this.skipTo("}");
    else if (char === "?" || char === "*" || char === "+") this.at++;
    else return "";
    const quantifier = this.source.slice(from, this.at);
    if (this.source[this.at] === "?") this.at++;
    return quantifier;
  }
}

/** Words that are in many texts, however long they are. */
const everyday: ReadonlySet<string> = new Set(
  "with from other who and the for not your this that have without never".split(" "),
);

/** About how often a text has one of a set. */
export function frequencyOf(literals: readonly string[]): number {
  return literals.reduce((sum, one) => {
    const word = one.trim();
    return sum + (everyday.has(word) ? 0.1 : 26 ** -Math.min(word.length, 6));
  }, 0);
}

/** Of several sets the one that the fewest texts have. */
function rarest(needs: Needs): readonly string[] | undefined {
  return needs.toSorted((a, b) => frequencyOf(a) - frequencyOf(b))[0];
}
