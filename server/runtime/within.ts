/** Waits for `work`, but no longer than `ms`; what it gives later is lost. @throws what `work` throws, or a TimeoutError. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`nothing came within ${ms} ms`, "TimeoutError")), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
