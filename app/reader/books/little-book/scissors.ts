import type { jsPDF } from "jspdf";
import { drawRuns, type Typesetting } from "../../save/pdf/document";

const ink = "#6f6780";

/** On the cut, which is a page's upper edge: small scissors, and what they are for. @param right where they end, in mm */
export function drawScissors(doc: jsPDF, right: number, type: Typesetting): void {
  const [tip, pivot] = [right - 6.4, right - 3.4];
  doc.setDrawColor(ink);
  doc.setLineWidth(0.3);
  doc.setLineCap("round");
  doc.line(tip, 0.9, right - 1.6, -0.7);
  doc.line(tip, -0.9, right - 1.6, 0.7);
  doc.circle(right - 0.9, -1, 0.85, "S");
  doc.circle(right - 0.9, 1, 0.85, "S");
  doc.setFillColor(ink);
  doc.circle(pivot, 0, 0.2, "F");
  const word = { text: "cut", bold: false, family: "story", size: 7, quiet: true } as const;
  drawRuns(doc, [{ ...word, x: tip - 5, y: 3.4 }], type);
}
