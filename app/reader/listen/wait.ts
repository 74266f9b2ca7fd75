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
