import type { Scene } from "./scene";

/** What the picture of a link shows of a scene. Its address names nothing else. */
export type PreviewScene = Pick<Scene, "world" | "view" | "hour">;

/** In `public`. */
export const previewPath = ({ world, view, hour }: PreviewScene): string =>
  `/previews/stories/${world}-${view}-${hour}.png`;

/** That scene as it is drawn for a link: mood, side and thing are left out, or each of them would double the files. */
export function previewScene({ world, view, hour }: PreviewScene): Scene {
  return { world, view, hour, air: "gentle", sky: "a", flipped: false, thing: undefined };
}
