import { useEffect, useState } from "react";

const step = 100;

/** Milliseconds since the component appeared, by the clock and not by counting: a busy or hidden page skips ticks. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), step);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
