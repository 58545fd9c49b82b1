import { useEffect, useState } from 'react';

/** The present in milliseconds since 1970, told each second until a moment has come. */
export function useNow(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return now;
}
