import { useEffect, useState } from 'react';

/** How much of it must be in sight: what the advertising trade calls viewable (MRC, 2014). */
const SHARE = 0.5;

/** Whether at least half of an element is in sight, on a page that is. */
export function useOnScreen(element: HTMLElement | null): boolean {
  const [inSight, setInSight] = useState(false);
  const [isPageShown, setPageShown] = useState(true);
  useEffect(() => {
    if (!element) return setInSight(false);
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= SHARE),
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const look = () => setPageShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight && isPageShown;
}
