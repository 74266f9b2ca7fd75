import { headFaults, placeFaults } from "./head-faults";
import { lengthFaults } from "./length-faults";
import { safetyFaults } from "./safety-faults";
import { wordingFaults } from "./wording-faults";
import type { WrittenTale } from "./written-tale";

/** All that keeps a tale out of the library, in sentences for its writer. */
export function taleFaults(written: WrittenTale): string[] {
  const places = placeFaults(written);
  const faults = [...headFaults(written), ...places, ...wordingFaults(written)];
  // What has an unknown open place cannot be told.
  if (places.length > 0) return faults;
  return [...new Set([...faults, ...lengthFaults(written.tale), ...safetyFaults(written.tale)])];
}
