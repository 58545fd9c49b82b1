import { useEffect, useState } from 'react';
import { useNewest } from './use-newest.ts';

/**
 * A part that is loaded when it is wanted first, so that who never wants it never loads it.
 * @param load - the same function each time, ending in a dynamic import
 * @param onFailed - it did not arrive; wanting it again tries again
 */
export function usePart<T>(
  isWanted: boolean,
  load: () => Promise<T>,
  onFailed: () => void,
): T | undefined {
  const [part, setPart] = useState<{ loaded: T }>();
  const newestOnFailed = useNewest(onFailed);
  const isMissing = isWanted && !part;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    load().then(
      (loaded) => isOver || setPart({ loaded }),
      () => isOver || newestOnFailed.current(),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, load, newestOnFailed]);
  return part?.loaded;
}
