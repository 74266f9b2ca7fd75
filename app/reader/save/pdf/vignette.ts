import type { jsPDF } from "jspdf";

const moon = "#e8a33d";
const thread = "#5d5573";

/** A star of four points, `r` mm to each. */
function star(doc: jsPDF, x: number, y: number, r: number): void {
  const bend = r / 5;
  const quarter = (dx: number, dy: number, endX: number, endY: number) => [dx, dy, dx, dy, endX, endY];
  doc.lines(
    [
      quarter(bend, r - bend, r, r),
      quarter(bend - r, bend, -r, r),
      quarter(-bend, bend - r, -r, -r),
      quarter(r - bend, -bend, r, -r),
    ],
    x,
    y - r,
    [1, 1],
    "F",
    true,
  );
}

/** The moon on its thread, with a star on each side; `x` and `y` of its middle in mm. @param reach of the thread, in mm */
export function drawVignette(doc: jsPDF, x: number, y: number, reach = 42): void {
  doc.setFillColor(moon);
  doc.circle(x, y, 2.6, "F");
  doc.setFillColor("#ffffff");
  doc.circle(x + 1.5, y - 0.9, 2.3, "F");
  doc.setFillColor(moon);
  star(doc, x - 11, y, 1.1);
  star(doc, x + 11, y, 1.1);
  doc.setDrawColor(thread);
  doc.setLineWidth(0.15);
  doc.line(x - reach, y, x - 15, y);
  doc.line(x + 15, y, x + reach, y);
}
