/**
 * Whether a newer deployment is served than the one this page came from, whose other parts are then gone. The
 * list of a deployment's parts bears a mark of it in its name. False without a network.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(globalThis.__remixManifest.url, { method: "HEAD", cache: "no-store" });
    return response.status === 404;
  } catch {
    return false;
  }
}
