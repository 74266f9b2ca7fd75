/** @throws the signal's reason when it aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Resolves when the browser says that there is a network. @throws the signal's reason when it aborts. */
export function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (navigator.onLine) return resolve();
    const stop = () => {
      removeEventListener("online", back);
      reject(signal.reason);
    };
    const back = () => {
      signal.removeEventListener("abort", stop);
      resolve();
    };
    addEventListener("online", back, { once: true });
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Calls whenever the network may be back: the browser says so, or the page is looked at again. @returns what ends it */
export function onWake(callback: () => void): () => void {
  const looked = () => {
    if (!document.hidden) callback();
  };
  addEventListener("online", callback);
  addEventListener("pageshow", callback);
  document.addEventListener("visibilitychange", looked);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("pageshow", callback);
    document.removeEventListener("visibilitychange", looked);
  };
}

/** Waits, but no longer than until the network may be back. @throws the signal's reason when it aborts. */
export async function waitOrWake(ms: number, signal: AbortSignal): Promise<void> {
  let stop = () => {};
  const woken = new Promise<void>((resolve) => {
    stop = onWake(resolve);
  });
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  try {
    await Promise.race([wait(ms, waiting.signal), woken]);
  } finally {
    stop();
    signal.removeEventListener("abort", leave);
  }
}
