import { drawScene, emptyScene } from "../../../picture/paper/drawn-scene.client";
import { type Seen, type Shape, seenInPage } from "../../../picture/paper/shapes.client";
import { height, width } from "../../../picture/pieces";
import { describeScene, type Pictured, type Scene, sceneOf } from "../../../picture/scene";
import { type Markup, nothing, xml } from "./xml";

/** A story's picture with the colors of its hour, by day at any hour of the reader's. */
export interface BookPicture {
  readonly shapes: readonly Shape[];
  readonly sky: { readonly top: string; readonly low: string };
  readonly isDay: boolean;
  readonly words: string;
}

/** Where the sky's foot is, as in `picture.css`. */
export const skyFoot = 0.78;

function pictureOf({ shapes, style }: Seen, scene: Scene): BookPicture {
  const sky = { top: style("--scene-top"), low: style("--scene-low") };
  return { shapes, sky, isDay: scene.hour === "day", words: describeScene(scene) };
}

/** Sky alone where its drawings cannot be had: a story may stand without its picture. */
export async function fetchBookPicture(pictured: Pictured): Promise<BookPicture> {
  const scene = sceneOf(pictured);
  const svg = await drawScene(scene).catch(() => emptyScene(scene));
  // The day's tokens at any hour.
  svg.setAttribute("data-paper", "");
  return seenInPage(svg, (seen) => pictureOf(seen, scene));
}

const short = (value: number) => Math.round(value * 1000) / 1000;

function pathOf({ path, matrix, fill, stroke, lineWidth, opacity }: Shape): Markup {
  const { a, b, c, d, e, f } = matrix;
  const line = stroke ? xml` stroke="${stroke}" stroke-width="${short(lineWidth)}"` : nothing;
  const faint = opacity < 1 ? xml` opacity="${short(opacity)}"` : nothing;
  return xml`<path d="${path}" transform="matrix(${[a, b, c, d, e, f].map(short).join(" ")})" fill="${fill ?? "none"}"${line}${faint}/>
`;
}

/** For a page of the book: all colors are in it, since a reader knows none of our style sheets. */
export function pictureMarkup({ shapes, sky, words }: BookPicture): Markup | undefined {
  const visible = shapes.filter(({ fill, stroke }) => fill || stroke);
  if (visible.length === 0) return undefined;
  return xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="${skyFoot}"><stop offset="0" stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>
<clipPath id="frame"><rect width="${width}" height="${height}" rx="12"/></clipPath>
</defs>
<g clip-path="url(#frame)" stroke-linecap="round" stroke-linejoin="round">
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${visible.map(pathOf)}</g>
</svg>`;
}
