import type { World } from "../story/worlds";
import { type Scene, viewOf } from "./scene";

/** One drawing of a sheet in `art`. */
export interface Piece {
  readonly sheet: "sky" | "things" | World;
  readonly name: string;
  readonly transform?: string;
}

export const width = 400;
export const height = 225;

/** Worlds that stand on a ground of their own, and views that a nearest hill would cover. */
const ownBack: readonly World[] = ["space", "ocean"];
const withoutFront: readonly string[] = ["space-a", "space-b", "nature-b", "dear-ones-a", "anything-b"];

const mirror = `translate(${width} 0) scale(-1 1)`;

/** From the back to the front: sky, air, ground, what the story is about, what comes along, the nearest hill. */
export function piecesOf(scene: Scene): readonly Piece[] {
  const { world, view, hour, sky, air, flipped, thing } = scene;
  const turned = flipped ? { transform: mirror } : {};
  const piece = (sheet: Piece["sheet"], name: string): Piece => ({ sheet, name, ...turned });
  const front = withoutFront.includes(`${world}-${view}`) ? [] : [piece(world === "ocean" ? world : "sky", "front")];
  const [x, y] = viewOf(scene).spot;
  const at = `${flipped ? width - x : x} ${y}`;
  return [
    piece("sky", `${hour}-${sky}`),
    piece("sky", `air-${air}`),
    ownBack.includes(world) ? piece(world, "back") : piece("sky", "hills"),
    piece(world, view),
    ...front,
    ...(thing
      ? [{ sheet: "things" as const, name: thing, transform: `translate(${at}) scale(.85) translate(-24 -44)` }]
      : []),
  ];
}
