import { readFileSync } from "node:fs";
import path from "node:path";
import { height, type Piece, piecesOf, width } from "../../../app/picture/pieces.ts";
import { describeScene, type Scene } from "../../../app/picture/scene.ts";

const parts = path.resolve(import.meta.dirname, "../../../app/picture/art");

export const readSheet = (sheet: Piece["sheet"]): string => readFileSync(path.join(parts, `${sheet}.svg`), "utf8");

/** @throws where a sheet has no such drawing */
function drawing({ sheet, name, transform }: Piece): string {
  const [, inner] = new RegExp(`<symbol id="${name}"[^>]*>(.*)</symbol>`).exec(readSheet(sheet)) ?? [];
  if (inner === undefined) throw new Error(`no ${name} in ${sheet}`);
  return `<g${transform ? ` transform="${transform}"` : ""}>${inner}</g>`;
}

/** The whole scene in one text, without references, as the browser draws it. */
export function drawScene(scene: Scene): string {
  const { hour, air } = scene;
  const attributes = `class="story-picture" data-hour="${hour}" data-air="${air}" role="img" aria-label="${describeScene(scene)}"`;
  const inner = piecesOf(scene).map(drawing).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${inner}</svg>`;
}
