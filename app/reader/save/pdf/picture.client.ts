import type { jsPDF } from "jspdf";
import { colorAsOnPaper, drawScene } from "../../../picture/paper/drawn-scene.client";
import { type Shape, seenInPage } from "../../../picture/paper/shapes.client";
import { height, width } from "../../../picture/pieces";
import { describeScene, type Pictured, sceneOf } from "../../../picture/scene";
import { type Leg, legsOf } from "./path-data";

/** In the picture's own units. */
interface DrawnShape extends Pick<Shape, "fill" | "stroke" | "lineWidth" | "opacity"> {
  readonly legs: readonly Leg[];
}

export interface PdfPicture {
  readonly shapes: readonly DrawnShape[];
  /** What it shows, for who cannot see it. */
  readonly words: string;
}

/** Of a picture so many mm wide. */
export const heightOf = (wide: number) => (wide * height) / width;
const corner = 3;

function transformed({ op, c }: Leg, { a, b, c: d, d: e, e: x, f: y }: DOMMatrix): Leg {
  const at = (i: number) => c[i] ?? 0;
  return {
    op,
    c: c.map((_, i) => (i % 2 === 0 ? a * at(i) + d * at(i + 1) + x : b * at(i - 1) + e * at(i) + y)),
  };
}

function drawn({ path, matrix, lineWidth, ...look }: Shape): DrawnShape {
  return {
    ...look,
    legs: legsOf(path).map((leg) => transformed(leg, matrix)),
    lineWidth: lineWidth * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)),
  };
}

/** Undefined where its drawings cannot be had: a story may stand without its picture. */
export async function fetchPicture(pictured: Pictured): Promise<PdfPicture | undefined> {
  const scene = sceneOf(pictured);
  try {
    const svg = await drawScene(scene);
    colorAsOnPaper(svg);
    const shapes = seenInPage(svg, (seen) => seen.shapes.map(drawn));
    return { shapes, words: describeScene(scene) };
  } catch {
    return undefined;
  }
}

function colorOf(paint: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = (paint.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
}

/** In mm; `left` and `top` of its upper left corner. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export function drawPicture(doc: jsPDF, { shapes }: PdfPicture, { left, top, width: wide }: PicturePlace): void {
  const scale = wide / width;
  const placed = ({ op, c }: Leg) => ({ op, c: c.map((value, i) => value * scale + (i % 2 === 0 ? left : top)) });
  doc.saveGraphicsState();
  doc.roundedRect(left, top, wide, heightOf(wide), corner, corner, null);
  doc.clip();
  doc.discardPath();
  doc.setLineCap("round");
  doc.setLineJoin("round");
  for (const { legs, fill, stroke, lineWidth, opacity } of shapes) {
    if (!fill && !stroke) continue;
    doc.setGState(doc.GState({ opacity, "stroke-opacity": opacity }));
    if (fill) doc.setFillColor(...colorOf(fill));
    if (stroke) {
      doc.setDrawColor(...colorOf(stroke));
      doc.setLineWidth(lineWidth * scale);
    }
    doc.path(legs.map(placed));
    if (fill && stroke) doc.fillStroke();
    else if (fill) doc.fill();
    else doc.stroke();
  }
  doc.restoreGraphicsState();
}
