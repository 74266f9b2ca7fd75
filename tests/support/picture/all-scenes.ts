import { airs, hours } from "../../../app/picture/hours.ts";
import type { Scene } from "../../../app/picture/scene.ts";
import { things, worlds } from "../../../app/story/worlds.ts";

/** Both views of every world at each hour; moods and things by turns. */
export const allScenes: readonly Scene[] = worlds.flatMap((world, w) =>
  (["a", "b"] as const).flatMap((view, v) =>
    hours.map((hour, h): Scene => {
      const at = w * 6 + v * 3 + h;
      const air = airs[at % airs.length] ?? "gentle";
      return { world, view, hour, air, sky: at % 2 ? "a" : "b", flipped: h === 1, thing: things[at % things.length] };
    }),
  ),
);
