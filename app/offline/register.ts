import { agesFor } from "../storybook/tale";
import type { KeepMessage } from "./kept-files";

/** The parts of `NavigatorServiceWorker` are absent where the origin is not secure or the browser has none. */
function workers(): ServiceWorkerContainer | undefined {
  return isSecureContext ? (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker : undefined;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Whether every byte may cost the parent something, or take long. */
export function isMetered({ connection }: { readonly connection?: Connection | undefined }): boolean {
  if (!connection) return false;
  return connection.saveData === true || connection.type === "cellular" || /[23]g/.test(connection.effectiveType ?? "");
}

async function wish(message: KeepMessage): Promise<void> {
  const { active } = (await workers()?.ready) ?? {};
  active?.postMessage(message);
}

/** Whether this page's parts come from the device, so that it works without a network. */
export function isKeptHere(): boolean {
  return Boolean(workers()?.controller);
}

/** Makes the page one that opens without a network. Where that cannot be, everything is as it was. */
export async function keepForOffline(age: number | undefined): Promise<void> {
  try {
    await workers()?.register("/service-worker.js", { updateViaCache: "none" });
    if (age !== undefined) await wish({ keep: agesFor(age) });
    if (!isMetered(navigator as { connection?: Connection })) await wish({ keep: "all" });
  } catch {
    // Refused by the browser, or the line broke: the next visit tries again.
  }
}
