import { useCallback, useEffect, useState } from 'react';
import type { EditorState } from '../../core/editor-state.ts';
import { useNewest } from '../../ui/use-newest.ts';

export type Work = typeof import('./work.ts');

/**
 * What is needed from the first picture on; undefined until it is there.
 * @param onFailed - it did not arrive; the next picture tries again
 */
export function useWork(state: EditorState, onFailed: () => void) {
  const { pictures, rejections, versions, history } = state;
  const [work, setWork] = useState<Work>();
  const newestOnFailed = useNewest(onFailed);
  const hasBegun = [pictures, rejections, versions, history].some((list) => list.length > 0);
  const isMissing = hasBegun && !work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another try
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    import('./work.ts').then(
      (loaded) => isOver || setWork(loaded),
      () => isOver || newestOnFailed.current(),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, pictures, rejections, versions, newestOnFailed]);
  /** At the first sign of interest, to be there when it is wanted. */
  const fetchWork = useCallback(() => {
    // Failing is told when it is wanted.
    import('./work.ts').then(setWork, () => {});
  }, []);
  const ahead = work ? {} : { onPointerEnter: fetchWork, onFocus: fetchWork };
  return { work, ahead, fetchWork };
}
