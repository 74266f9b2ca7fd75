/** What stands on a book's cover. */
export interface CoverWords {
  readonly title: string;
  /** The child's own name, where this device knows one for the story. */
  readonly name: string | undefined;
}

/** Nothing that the title says already, as that of an evening's tales does. */
export function subtitleOf({ title, name }: CoverWords): string {
  if (/bedtime/i.test(title)) return "";
  return name && !title.includes(name) ? `A bedtime story for ${name}` : "A bedtime story";
}
