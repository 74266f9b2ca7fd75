/** The light of one step: of the letters, and of the night around them. */
export interface Light {
  readonly ink: string;
  readonly ground: string;
}

type Color = readonly [red: number, green: number, blue: number];

/** From a bright lamp to an ember. By day and by night, since the room is dark. */
const lamp: { readonly ink: Color; readonly ground: Color } = { ink: [255, 222, 158], ground: [28, 19, 12] };
const ember: { readonly ink: Color; readonly ground: Color } = { ink: [186, 102, 50], ground: [5, 3, 2] };

export const steps = 12;

/** How many passages a story that still comes is thought to have at least: it shall not begin by an ember. */
const fewestToCome = 20;

function between(from: Color, to: Color, share: number): string {
  return `rgb(${from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share)).join(" ")})`;
}

/** @param step 0 is the brightest, `steps - 1` the last */
export function lightOf(step: number): Light {
  const share = step / (steps - 1);
  return { ink: between(lamp.ink, ember.ink, share), ground: between(lamp.ground, ember.ground, share) };
}

/** The step of the light at a passage, counted from 0: the first is read at the brightest, the last at the dimmest. */
export function stepAt(passage: number, passages: number, isGrowing: boolean): number {
  const last = (isGrowing ? Math.max(passages, fewestToCome) : passages) - 1;
  return last < 1 ? 0 : Math.round((Math.min(passage, last) / last) * (steps - 1));
}
