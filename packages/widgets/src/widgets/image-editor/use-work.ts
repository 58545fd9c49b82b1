import { useEffect, useState } from 'react';
import type { EditorState } from '../../core/editor-state.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { arrivedWork, loadWork, type Work } from './load-work.ts';

/** Ahead of the first picture. Failing is told when it is wanted. */
const fetchWork = () => {
  loadWork().catch(() => {});
};

/**
 * What is needed from the first picture on; undefined until it is there.
 * @param onFailed - it did not arrive; the next picture tries again
 */
export function useWork(state: EditorState, onFailed: () => void) {
  const { pictures, rejections, versions, history } = state;
  const [work, setWork] = useState<Work>();
  const newestOnFailed = useNewest(onFailed);
  const hasBegun = [pictures, rejections, versions, history].some((list) => list.length > 0);
  // Rendered with the first picture, and not once more after it.
  const arrived = arrivedWork();
  if (hasBegun && !work && arrived) setWork(arrived);
  const isMissing = hasBegun && !work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another try
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    loadWork().then(
      (loaded) => isOver || setWork(loaded),
      () => isOver || newestOnFailed.current(),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, pictures, rejections, versions, newestOnFailed]);
  /** At the first sign of interest. */
  const ahead = work ? {} : { onPointerEnter: fetchWork, onFocus: fetchWork };
  return { work, ahead };
}
