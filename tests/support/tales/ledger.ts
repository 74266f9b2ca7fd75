import { taleAges } from "../../../app/storybook/tale";
import type { WrittenTale } from "./written-tale";

const columns = ["title", "world", "converter", "refrain", "names", "hard moment", "read"] as const;

/** The library at a glance, so that a writer sees what is taken. Made from the heads of the files. */
export function ledgerOf(tales: readonly WrittenTale[]): string {
  const parts = taleAges.map((ages) => {
    const rows = tales
      .filter(({ tale }) => tale.ages === ages)
      .sort((a, b) => (a.tale.id < b.tale.id ? -1 : 1))
      .map(rowOf);
    const table = [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    return `## Ages ${ages}: ${rows.length} ${rows.length === 1 ? "tale" : "tales"}\n\n${table.join("\n")}\n`;
  });
  return `# The tales and what is taken\n\nWritten by \`npm run tales -- ledger\`; do not change it by hand. No converter and no refrain is used twice for the same ages.\n\n${parts.join("\n")}`;
}

function rowOf({ tale, head }: WrittenTale): string[] {
  const cells = [tale.title, tale.about.join(", "), head.converter, head.refrain, head.names, head.moment, head.read];
  return cells.map((cell = "") => cell.replaceAll("|", "/"));
}
