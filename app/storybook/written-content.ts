import type { ContentName } from "./bands";
import { ages23 } from "./content/ages-2-3/band";
import { ages47 } from "./content/ages-4-7/band";
import { ages812 } from "./content/ages-8-12/band";
import type { Band } from "./content-contract";

/**
 * Everything that is written. For the build, which makes a file of each, for tests and benches; the Worker loads the file
 * it needs, since all of them together weigh more than the Worker itself.
 */
export const writtenContent: Readonly<Record<ContentName, Band>> = {
  "ages-2-3": ages23,
  "ages-4-7": ages47,
  "ages-8-12": ages812,
};
