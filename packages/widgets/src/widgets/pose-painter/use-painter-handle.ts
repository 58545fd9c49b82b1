import { type ForwardedRef, useImperativeHandle } from 'react';
import { loadPicture } from '../../core/load-picture.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork } from './load-work.ts';
import type { PosePainterHandle } from './types.ts';
import type { Painter } from './use-pose-painter.ts';

/** What a host can make the painter do. */
export function usePainterHandle(
  ref: ForwardedRef<PosePainterHandle>,
  painter: Painter,
  scene: string,
): void {
  const newest = useNewest({ painter, scene });
  useImperativeHandle(
    ref,
    () => ({
      generate: () => newest.current.painter.generation.start(),
      cancel: () => newest.current.painter.generation.cancel(),
      reset() {
        newest.current.painter.generation.cancel();
        newest.current.painter.dispatch({ type: 'reset', scene: newest.current.scene });
      },
      async loadImage(image) {
        const file = await loadPicture(image);
        // What takes the picture may fail to load: that is told here, not waited for.
        await loadWork();
        const { references, state } = newest.current.painter;
        const isFull = state.references.every((reference) => reference !== null);
        await references.take([file], isFull ? 1 : undefined);
      },
    }),
    [newest],
  );
}
