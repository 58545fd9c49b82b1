import { useCallback, useEffect, useState } from 'react';

/**
 * What a widget needs once there is something to work on, so that who only looks at the page loads none of it.
 * @param isWanted - it is needed now
 * @param load - the same function each time, ending in a dynamic import
 */
export function useWork<T extends object>(isWanted: boolean, load: () => Promise<T>) {
  const [work, setWork] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(setWork, () => setFailed(true));
  }, [load]);
  /** For the first sign of interest: there when it is wanted. That it fails is told when it is. */
  const fetchAhead = useCallback(() => {
    load().then(setWork, () => {});
  }, [load]);
  const isMissing = isWanted && !work;
  useEffect(() => {
    if (isMissing) retry();
  }, [isMissing, retry]);
  return {
    work,
    hasFailed: hasFailed && isMissing,
    retry,
    /** For the widget's root. */
    ahead: work ? {} : { onPointerEnter: fetchAhead, onFocus: fetchAhead },
  };
}
