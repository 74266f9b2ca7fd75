import { height, type Piece, piecesOf, width } from "../pieces";
import { describeScene, type Scene } from "../scene";
import { addressOf } from "../sheets";
import paper from "./paper.css?inline";

const namespace = "http://www.w3.org/2000/svg";
/** Milliseconds: the page has shown the picture, so the sheets are at hand. */
const longestWait = 3000;

const sheets = new Map<string, Promise<Document>>();

async function fetchSheet(address: string): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`The drawings could not be loaded (${response.status}).`);
  return new DOMParser().parseFromString(await response.text(), "image/svg+xml");
}

/** Once for the page. @throws when the network does not give it; then it can be tried again. */
function sheetOf(sheet: Piece["sheet"]): Promise<Document> {
  const address = addressOf(sheet);
  const found = sheets.get(address) ?? fetchSheet(address);
  sheets.set(address, found);
  found.catch(() => sheets.delete(address));
  return found;
}

async function drawPiece({ sheet, name, transform }: Piece): Promise<SVGGElement> {
  const symbol = (await sheetOf(sheet)).getElementById(name);
  const group = document.createElementNS(namespace, "g");
  if (transform) group.setAttribute("transform", transform);
  for (const drawing of symbol?.children ?? []) group.appendChild(document.importNode(drawing, true));
  return group;
}

/** A scene before anything is drawn in it: style sheets know its colors already. */
export function emptyScene(scene: Scene): SVGSVGElement {
  const svg = document.createElementNS(namespace, "svg");
  const attributes = {
    class: "story-picture",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": describeScene(scene),
    "data-hour": scene.hour,
    "data-air": scene.air,
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  return svg;
}

/**
 * The scene as one drawing that refers to no file, for paper: a window that prints does not wait for references.
 * @throws when the drawings cannot be had
 */
export async function drawScene(scene: Scene): Promise<SVGSVGElement> {
  const svg = emptyScene(scene);
  for (const piece of await Promise.all(piecesOf(scene).map(drawPiece))) svg.appendChild(piece);
  return svg;
}

/** Gives a drawing in a page the colors that it has on paper. */
export function colorAsOnPaper(svg: SVGSVGElement): void {
  svg.setAttribute("data-paper", "");
  for (const [, name = "", value = ""] of paper.matchAll(/(--[\w-]+):\s*([^;}]+)/g)) svg.style.setProperty(name, value);
}
