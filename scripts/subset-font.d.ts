/** The package has no types of its own; this is what we use of it. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "truetype" | "woff2";
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
