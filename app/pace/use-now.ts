import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time, told again as each minute begins and when the page is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const next = setTimeout(tick, minuteMs - (now.getTime() % minuteMs));
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(next);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [now]);
  return now;
}
