import { useEffect, useRef } from 'react';
import { useNewest } from './use-newest.ts';

/** Calls `then` when a value differs from the last one, not with the first. */
export function useChanged<T>(value: T, then: (value: T) => void): void {
  const newestThen = useNewest(then);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    newestThen.current(value);
  }, [value, newestThen]);
}
