import { drawFrom } from "../../../picture/draw";
import { type CoverWords, subtitleOf } from "../subtitle";
import { type Canvas, canvasOf, coverSize, drawPicture, drawSky, middle, pictureTop } from "./cover-scene.client";
import { layOutTitle, leading, widest } from "./cover-title";
import { directionOf } from "./direction";
import type { BookPicture } from "./picture.client";

const titleMiddle = 700;
/** Milliseconds: the page has shown the face already. */
const longestWait = 3000;
/** In pixels, at most. */
const subtitleSize = 64;

/** What is printed on the sky: pale, by day dark. */
const inks = { pale: "#fdf1d6", dark: "#262a48" };
const gold = "#f4c365";

function drawStar(to: Canvas, x: number, y: number, r: number): void {
  const bend = r / 5;
  to.beginPath();
  to.moveTo(x, y - r);
  to.quadraticCurveTo(x + bend, y - bend, x + r, y);
  to.quadraticCurveTo(x + bend, y + bend, x, y + r);
  to.quadraticCurveTo(x - bend, y + bend, x - r, y);
  to.quadraticCurveTo(x - bend, y - bend, x, y - r);
  to.fill();
}

/** Above the picture's own, around the title's block; the same for the same story. */
function drawStars(to: Canvas, title: string, block: { top: number; bottom: number; sky: number }): void {
  to.fillStyle = inks.pale;
  for (let at = 0; at < 44; at++) {
    const number = (what: string, count: number) => drawFrom(title, `${what}-${at}`, count);
    const [x, y] = [60 + number("x", coverSize.width - 120), 60 + number("y", pictureTop)];
    const aside = Math.abs(x - middle);
    const isBehind = y < block.top ? aside < 120 : y < block.bottom && aside < middle - 140;
    if (isBehind || aside > block.sky / 2) continue;
    to.globalAlpha = 0.3 + number("light", 50) / 100;
    drawStar(to, x, y, 7 + number("size", 14));
  }
  to.globalAlpha = 1;
}

/** A star that hangs on its thread. */
function drawThread(to: Canvas, ink: string, y: number): void {
  to.strokeStyle = ink;
  to.lineWidth = 3;
  to.beginPath();
  to.moveTo(middle, 0);
  to.lineTo(middle, y - 60);
  to.stroke();
  to.fillStyle = gold;
  drawStar(to, middle, y, 74);
}

function drawSubtitle(to: Canvas, words: string, room: number, y: number, face: string): void {
  to.font = `${subtitleSize}px ${face}`;
  const size = Math.floor(subtitleSize * Math.min(1, room / to.measureText(words).width));
  to.font = `${size}px ${face}`;
  to.fillText(words, middle, y);
}

function drawWords(to: Canvas, words: CoverWords, { isDay }: BookPicture, sky: number, faces: Faces): void {
  const { title } = words;
  const font = (size: number) => `${size}px ${faces.title}`;
  const room = Math.max(Math.min(widest, sky - 120), widest / 2);
  const { lines, size } = layOutTitle(title, room, (text, size) => {
    to.font = font(size);
    return to.measureText(text).width;
  });
  const step = size * leading;
  const first = titleMiddle - ((lines.length - 1) / 2) * step;
  const under = first + (lines.length - 0.5) * step + 90;
  const star = Math.max(first - size / 2 - 170, 110);
  const ink = isDay ? inks.dark : inks.pale;
  if (!isDay) drawStars(to, title, { top: star - 100, bottom: under + 80, sky });
  drawThread(to, ink, star);
  to.fillStyle = ink;
  to.textAlign = "center";
  to.textBaseline = "middle";
  drawSubtitle(to, subtitleOf(words), room, under, faces.story);
  to.font = font(size);
  to.direction = directionOf(title) ?? "ltr";
  for (const [index, line] of lines.entries()) to.fillText(line, middle, first + index * step);
}

interface Faces {
  readonly title: string;
  readonly story: string;
}

/** The page's own, with the letters of these words; the system's, where they do not come. */
async function loadFaces(words: CoverWords): Promise<Faces> {
  const style = getComputedStyle(document.documentElement);
  const face = (name: string) => style.getPropertyValue(`--face-${name}`).trim();
  const faces = { title: face("title"), story: face("story") };
  const come = [
    document.fonts.load(`100px ${faces.title}`, words.title),
    document.fonts.load(`64px ${faces.story}`, subtitleOf(words)),
  ];
  await Promise.race([Promise.allSettled(come), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  return faces;
}

/** As a JPEG. @throws where the browser cannot draw one */
export async function drawCover(words: CoverWords, picture: BookPicture): Promise<Uint8Array<ArrayBuffer>> {
  const to = canvasOf(coverSize.width, coverSize.height);
  const faces = await loadFaces(words);
  drawSky(to, picture);
  const open = drawPicture(to, picture);
  drawWords(to, words, picture, open, faces);
  const file = await new Promise<Blob | null>((resolve) => to.canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (file?.type !== "image/jpeg") throw new Error("The browser makes no JPEG.");
  return new Uint8Array(await file.arrayBuffer());
}
