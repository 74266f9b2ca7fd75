import type { jsPDF } from "jspdf";
import { colorAsOnPaper, drawScene } from "../../../picture/paper/drawn-scene.client";
import { height, width } from "../../../picture/pieces";
import { describeScene, type Pictured, sceneOf } from "../../../picture/scene";
import { type Leg, legsOf } from "./path-data";

/** One drawing of a picture in the picture's own units, with its colors as style sheets give them. */
interface Shape {
  readonly legs: readonly Leg[];
  /** `rgb(…)`, or undefined. */
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly lineWidth: number;
  readonly opacity: number;
}

export interface PdfPicture {
  readonly shapes: readonly Shape[];
  /** What it shows, for who cannot see it. */
  readonly words: string;
}

/** In mm on the page. */
export const pictureSize = { width: 100, height: (100 * height) / width };
const corner = 3;

const circle = (r: number, x: number, y: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;

function pathOf(element: SVGGraphicsElement): string {
  const value = (name: string) => Number(element.getAttribute(name) ?? 0);
  return element.getAttribute("d") ?? circle(value("r"), value("cx"), value("cy"));
}

/** Through all groups, which is no matter of where or whether the drawing shows. */
function matrixOf(element: Element, svg: Element): DOMMatrix {
  if (element === svg) return new DOMMatrix();
  const own = (element as SVGGraphicsElement).transform.baseVal.consolidate()?.matrix;
  const outer = matrixOf(element.parentElement ?? svg, svg);
  return own ? outer.multiply(DOMMatrix.fromMatrix(own)) : outer;
}

function transformed({ op, c }: Leg, { a, b, c: d, d: e, e: x, f: y }: DOMMatrix): Leg {
  const at = (i: number) => c[i] ?? 0;
  return {
    op,
    c: c.map((_, i) => (i % 2 === 0 ? a * at(i) + d * at(i + 1) + x : b * at(i - 1) + e * at(i) + y)),
  };
}

function opacityOf(element: Element, svg: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at && at !== svg; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function shapeOf(element: SVGGraphicsElement, svg: Element): Shape {
  const { fill, stroke, strokeWidth } = getComputedStyle(element);
  const matrix = matrixOf(element, svg);
  const painted = (paint: string) => (paint === "none" ? undefined : paint);
  return {
    legs: legsOf(pathOf(element)).map((leg) => transformed(leg, matrix)),
    fill: painted(fill),
    stroke: painted(stroke),
    lineWidth: Number.parseFloat(strokeWidth) * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)),
    opacity: opacityOf(element, svg),
  };
}

/** Undefined where its drawings cannot be had: a story may stand without its picture. */
export async function fetchPicture(pictured: Pictured): Promise<PdfPicture | undefined> {
  const scene = sceneOf(pictured);
  try {
    const svg = await drawScene(scene);
    colorAsOnPaper(svg);
    // Style sheets say its colors only while it is in the page.
    svg.style.display = "none";
    document.body.appendChild(svg);
    const shapes = Array.from(svg.querySelectorAll<SVGGraphicsElement>("path, circle"), (one) => shapeOf(one, svg));
    svg.remove();
    return { shapes, words: describeScene(scene) };
  } catch {
    return undefined;
  }
}

function colorOf(paint: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = (paint.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
}

/** Draws it with its upper left corner at `left` and `top`, in mm. */
export function drawPicture(doc: jsPDF, { shapes }: PdfPicture, left: number, top: number): void {
  const scale = pictureSize.width / width;
  const placed = ({ op, c }: Leg) => ({ op, c: c.map((value, i) => value * scale + (i % 2 === 0 ? left : top)) });
  doc.saveGraphicsState();
  doc.roundedRect(left, top, pictureSize.width, pictureSize.height, corner, corner, null);
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
