import { eachMood } from "../shared/mood-texts";
import { adventurous } from "./mood-adventurous";
import { bedtime } from "./mood-bedtime";
import { educational } from "./mood-educational";
import { everyday } from "./mood-everyday";
import { funny } from "./mood-funny";
import { gentle } from "./mood-gentle";
import { inspiring } from "./mood-inspiring";
import { magical } from "./mood-magical";
import { mysterious } from "./mood-mysterious";
import { nature } from "./mood-nature";

export const { strands, moodEvents, moodCalms } = eachMood({
  magical,
  gentle,
  nature,
  everyday,
  educational,
  bedtime,
  funny,
  inspiring,
  adventurous,
  mysterious,
});
