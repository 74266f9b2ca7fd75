import { height, width } from "../../../picture/pieces";
import { type BookPicture, skyFoot } from "./picture.client";

/** Pixels, as e-readers and their shops ask for. */
export const coverSize = { width: 1600, height: 2400 };
export const middle = coverSize.width / 2;
/** The picture is as wide as the cover; its ground goes on below it. */
const scale = coverSize.width / width;
const ground = 190;
export const pictureTop = coverSize.height - ground - height * scale;

export type Canvas = CanvasRenderingContext2D;

/** @throws where the browser has none */
export function canvasOf(width: number, height: number): Canvas {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const to = canvas.getContext("2d");
  if (!to) throw new Error("The browser draws nothing.");
  return to;
}

export function drawSky(to: Canvas, { sky }: BookPicture): void {
  const gradient = to.createLinearGradient(0, 0, 0, pictureTop + height * scale * skyFoot);
  // Behind the title it stays as it is at its top.
  gradient.addColorStop(0.3, sky.top);
  gradient.addColorStop(1, sky.low);
  to.fillStyle = gradient;
  to.fillRect(0, 0, coverSize.width, coverSize.height);
}

function drawShapes(to: Canvas, { shapes }: BookPicture): void {
  to.lineCap = "round";
  to.lineJoin = "round";
  for (const { path, matrix, fill, stroke, lineWidth, opacity } of shapes) {
    to.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(matrix));
    to.globalAlpha = opacity;
    const shape = new Path2D(path);
    if (fill) {
      to.fillStyle = fill;
      to.fill(shape);
    }
    if (stroke) {
      to.strokeStyle = stroke;
      to.lineWidth = lineWidth;
      to.stroke(shape);
    }
  }
}

/** How wide the sky is in the middle of the picture's first row, where a window may have curtains. */
function openSky(drawn: Canvas): number {
  const { data } = drawn.getImageData(0, 0, coverSize.width, 1);
  let reach = 0;
  while (reach < middle && data[(middle + reach) * 4 + 3] === 0 && data[(middle - reach - 1) * 4 + 3] === 0) reach++;
  return 2 * reach;
}

/** What stands at the picture's edges goes on to the cover's. @returns the width that is left above it */
export function drawPicture(to: Canvas, picture: BookPicture): number {
  const drawn = canvasOf(coverSize.width, height * scale);
  drawShapes(drawn, picture);
  const bottom = pictureTop + height * scale;
  const row = (from: number, top: number, high: number) =>
    to.drawImage(drawn.canvas, 0, from, coverSize.width, 1, 0, top, coverSize.width, high);
  row(0, 0, pictureTop);
  to.drawImage(drawn.canvas, 0, pictureTop);
  row(height * scale - 1, bottom, ground);
  return openSky(drawn);
}
