import { drawFrom } from "../../../picture/draw";
import { height, width } from "../../../picture/pieces";
import { layOutTitle, leading } from "./cover-title";
import { directionOf } from "./direction";
import { type BookPicture, skyFoot } from "./picture.client";

/** Pixels, as e-readers and their shops ask for. */
export const coverSize = { width: 1600, height: 2400 };
const middle = coverSize.width / 2;
/** The picture is as wide as the cover and stands at its foot. */
const scale = coverSize.width / width;
const pictureTop = coverSize.height - height * scale;
const titleMiddle = 760;
/** Milliseconds: the page has shown the face already. */
const longestWait = 3000;

/** What is printed on the sky: pale, by day dark. */
const inks = { pale: "#fdf1d6", dark: "#262a48" };
const moonColor = "#f4c365";

function drawSky(to: CanvasRenderingContext2D, { sky }: BookPicture): void {
  const gradient = to.createLinearGradient(0, 0, 0, coverSize.height - height * scale * (1 - skyFoot));
  gradient.addColorStop(0, sky.top);
  gradient.addColorStop(1, sky.low);
  to.fillStyle = gradient;
  to.fillRect(0, 0, coverSize.width, coverSize.height);
}

function star(to: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  const bend = r / 5;
  to.beginPath();
  to.moveTo(x, y - r);
  to.quadraticCurveTo(x + bend, y - bend, x + r, y);
  to.quadraticCurveTo(x + bend, y + bend, x, y + r);
  to.quadraticCurveTo(x - bend, y + bend, x - r, y);
  to.quadraticCurveTo(x - bend, y - bend, x, y - r);
  to.fill();
}

/** Above the picture's own, the same for the same story. */
function drawStars(to: CanvasRenderingContext2D, { isDay }: BookPicture, title: string): void {
  if (isDay) return;
  to.fillStyle = inks.pale;
  for (let at = 0; at < 26; at++) {
    const number = (what: string, count: number) => drawFrom(title, `${what}-${at}`, count);
    to.globalAlpha = 0.35 + number("light", 40) / 100;
    star(to, 60 + number("x", coverSize.width - 120), 60 + number("y", pictureTop - 60), 6 + number("size", 12));
  }
  to.globalAlpha = 1;
}

function drawPicture(to: CanvasRenderingContext2D, { shapes }: BookPicture): void {
  to.lineCap = "round";
  to.lineJoin = "round";
  for (const { path, matrix, fill, stroke, lineWidth, opacity } of shapes) {
    to.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, pictureTop]).multiply(matrix));
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
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.globalAlpha = 1;
}

/** The moon that hangs above the title on its thread. */
function drawMoon(to: CanvasRenderingContext2D, ink: string, y: number): void {
  to.strokeStyle = ink;
  to.lineWidth = 4;
  to.beginPath();
  to.moveTo(middle, 0);
  to.lineTo(middle, y - 66);
  to.stroke();
  to.fillStyle = moonColor;
  to.fill(new Path2D(`M${middle} ${y - 66}a66 66 0 1 0 62 88a54 54 0 0 1 -62 -88z`));
}

function drawTitle(to: CanvasRenderingContext2D, title: string, face: string, ink: string): void {
  const font = (size: number) => `${size}px ${face}`;
  const { lines, size } = layOutTitle(title, (text, size) => {
    to.font = font(size);
    return to.measureText(text).width;
  });
  to.font = font(size);
  to.fillStyle = ink;
  to.textAlign = "center";
  to.textBaseline = "middle";
  to.direction = directionOf(title) ?? "ltr";
  const step = size * leading;
  const top = titleMiddle - ((lines.length - 1) / 2) * step;
  for (const [index, line] of lines.entries()) to.fillText(line, middle, top + index * step);
  drawMoon(to, ink, Math.max(top - size / 2 - 190, 120));
}

/** The page's own face for titles, with the letters of this one; the system's, where it does not come. */
async function titleFace(title: string): Promise<string> {
  const face = getComputedStyle(document.documentElement).getPropertyValue("--face-title").trim();
  const wait = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([document.fonts.load(`100px ${face}`, title).catch(() => {}), wait]);
  return face;
}

/** As a JPEG. @throws where the browser cannot draw one */
export async function drawCover(title: string, picture: BookPicture): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, coverSize);
  const to = canvas.getContext("2d", { alpha: false });
  if (!to) throw new Error("The browser draws nothing.");
  const face = await titleFace(title);
  drawSky(to, picture);
  drawStars(to, picture, title);
  drawPicture(to, picture);
  drawTitle(to, title, face, picture.isDay ? inks.dark : inks.pale);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (file?.type !== "image/jpeg") throw new Error("The browser makes no JPEG.");
  return new Uint8Array(await file.arrayBuffer());
}
