import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is narrower than `width` pixels. The stylesheet's container queries lay out by the
 * same number; this is for the order of the elements, so that the keyboard follows the eye.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, width]);
  return narrow;
}
