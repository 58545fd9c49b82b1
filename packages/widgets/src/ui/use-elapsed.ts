import { useEffect, useState } from 'react';

/** Whole seconds since `startedAt` (milliseconds since 1970), counted up while mounted. */
export function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
