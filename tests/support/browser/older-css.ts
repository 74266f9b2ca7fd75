/** What an older parser makes of a style sheet that the build has minified. */
export interface OlderCss {
  /** A rule with such a selector is dropped. */
  readonly selectors: RegExp;
  /** A declaration (`property:value`) of this kind is dropped; a custom property keeps its text and is invalid where used. */
  readonly declarations: RegExp;
}

interface Block {
  readonly prelude: string;
  /** Undefined: a statement such as `@import`. */
  readonly body: string | undefined;
}

/** Cuts at the top level at any of these characters, past strings and brackets. */
function cut(text: string, at: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = "";
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? "";
    if (quote) {
      if (char === "\\") i++;
      else if (char === quote) quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (depth === 0 && at.includes(char)) {
      parts.push(text.slice(start, i));
      start = i + 1;
    } else if ("([{".includes(char)) depth++;
    else if (")]}".includes(char)) {
      depth--;
      if (depth === 0 && char === "}" && at.includes(char)) {
        parts.push(text.slice(start, i + 1));
        start = i + 1;
      }
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== "");
}

function blocks(css: string): Block[] {
  return cut(css, ";}").map((text) => {
    const open = text.endsWith("}") ? text.indexOf("{") : -1;
    if (open < 0) return { prelude: text, body: undefined };
    return { prelude: text.slice(0, open).trim(), body: text.slice(open + 1, -1) };
  });
}

function readDeclarations(body: string, { declarations }: OlderCss): string {
  const kept = cut(body, ";").flatMap((declaration) => {
    if (!declarations.test(declaration)) return [declaration];
    // Valid as a custom property, whatever it says; what is made of it is then invalid.
    return declaration.startsWith("--") ? [declaration.replace(/:.*/s, ":not-known-yet()")] : [];
  });
  return kept.join(";");
}

export function readAsOlder(css: string, older: OlderCss): string {
  return blocks(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (prelude.startsWith("@supports")) {
        const condition = prelude.slice("@supports".length).trim();
        const isUnknown = older.selectors.test(condition) || older.declarations.test(condition.replaceAll(": ", ":"));
        if (!isUnknown) return `${prelude}{${readAsOlder(body, older)}}`;
        return condition.startsWith("not") ? readAsOlder(body, older) : "";
      }
      if (/^@(?:font-face|page)/.test(prelude)) return `${prelude}{${body}}`;
      if (prelude.startsWith("@")) return `${prelude}{${readAsOlder(body, older)}}`;
      return older.selectors.test(prelude) ? "" : `${prelude}{${readDeclarations(body, older)}}`;
    })
    .join("");
}
