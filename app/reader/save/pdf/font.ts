/** The characters that a font has, by code point, each with its width in parts of the type size. */
type FontWidths = ReadonlyMap<number, number>;

function tableOffsets(font: DataView): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (let i = 0, at = 12; i < font.getUint16(4); i++, at += 16) {
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(font.getUint8(at + byte))).join("");
    offsets.set(tag, font.getUint32(at + 8));
  }
  return offsets;
}

/** The Unicode table of format 4: the one that the PDF library draws from. Nothing beyond U+FFFF is in it. */
function unicodeTable(font: DataView, cmap: number): number {
  for (let i = 0, at = cmap + 4; i < font.getUint16(cmap + 2); i++, at += 8) {
    const table = cmap + font.getUint32(at + 4);
    if (font.getUint16(at) === 3 && font.getUint16(at + 2) === 1 && font.getUint16(table) === 4) return table;
  }
  throw new Error("The font has no Unicode character map.");
}

/** Every character of that table with its glyph, segment by segment (OpenType, "cmap", format 4). */
function* glyphs(font: DataView, table: number): Generator<[codePoint: number, glyph: number]> {
  const size = font.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  for (let i = 0; i < size; i += 2) {
    const start = font.getUint16(starts + i);
    const end = Math.min(font.getUint16(ends + i), 0xfffe);
    const delta = font.getUint16(deltas + i);
    const offset = font.getUint16(offsets + i);
    for (let codePoint = start; codePoint <= end; codePoint++) {
      const raw = offset === 0 ? codePoint : font.getUint16(offsets + i + offset + 2 * (codePoint - start));
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) yield [codePoint, glyph];
    }
  }
}

/** Reads a TrueType font's own character map and widths. Throws on anything else. */
export function readFontWidths(bytes: Uint8Array<ArrayBuffer>): FontWidths {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsets = tableOffsets(font);
  const table = (name: string): number => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`The font has no ${name} table.`);
    return offset;
  };
  const unitsPerEm = font.getUint16(table("head") + 18);
  // Glyphs from this one on share the last width.
  const lastWidth = font.getUint16(table("hhea") + 34) - 1;
  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of glyphs(font, unicodeTable(font, table("cmap")))) {
    const width = font.getUint16(table("hmtx") + 4 * Math.min(glyph, lastWidth));
    widths.set(codePoint, width / unitsPerEm);
  }
  return widths;
}

/** A text's width in parts of the type size. A character that the font lacks has none. */
export function textWidth(text: string, widths: FontWidths): number {
  let width = 0;
  for (const character of text) width += widths.get(character.codePointAt(0) ?? 0) ?? 0;
  return width;
}

export function hasAllCharacters(text: string, widths: FontWidths): boolean {
  return [...text].every((character) => widths.has(character.codePointAt(0) ?? 0));
}
