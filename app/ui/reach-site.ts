/**
 * Some browsers never ask again for a script that failed to come: whoever can wait asks first whether the network would
 * bring it. @throws when the site cannot be reached.
 */
export async function reachSite(): Promise<void> {
  await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
}
