/** The service worker puts it into its cache once all is kept that works without a network, PDF and tales too. */
export const allKeptMark = "/offline/all-kept";

/** Whether what the page fetches late is on the device. False where there is no service worker. */
export async function isAllKept(): Promise<boolean> {
  try {
    return (await caches.match(allKeptMark)) !== undefined;
  } catch {
    return false; // No secure origin, or storage is refused.
  }
}
