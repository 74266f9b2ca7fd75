/** The story's face in two weights and the title's, as TrueType files. */
export interface PdfFonts {
  readonly regular: Uint8Array<ArrayBuffer>;
  readonly bold: Uint8Array<ArrayBuffer>;
  readonly title: Uint8Array<ArrayBuffer>;
}

const fontFiles = {
  regular: "literata-v1-regular",
  bold: "literata-v1-bold",
  title: "young-serif-v1-regular",
} as const satisfies Record<keyof PdfFonts, string>;

/** Generous: on a very slow network the fonts take some ten seconds. */
const fontTimeLimit = 30_000;

async function fetchFont(face: keyof PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/fonts/${fontFiles[face]}.ttf`, { signal: AbortSignal.timeout(fontTimeLimit) });
  if (!response.ok) throw new Error(`The font could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

let fetched: Promise<PdfFonts> | undefined;

/** Once for the page. @throws when the network does not give them; then it can be tried again. */
export function fetchFonts(): Promise<PdfFonts> {
  fetched ??= Promise.all([fetchFont("regular"), fetchFont("bold"), fetchFont("title")]).then(
    ([regular, bold, title]) => ({ regular, bold, title }),
    (cause) => {
      fetched = undefined;
      throw cause;
    },
  );
  return fetched;
}
