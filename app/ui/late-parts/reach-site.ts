import { isAllKept } from "../all-kept";

/**
 * Some browsers never ask again for a script that failed to come: whoever can wait asks first whether it would come, from
 * the network or from the device. @throws when neither can be reached.
 */
export async function reachSite(): Promise<void> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
  } catch (noNetwork) {
    if (!(await isAllKept())) throw noNetwork;
  }
}
