import { type ForwardedRef, useImperativeHandle } from 'react';
import { loadPicture } from '../../core/load-picture.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { FigurineHandle } from './types.ts';
import type { FirstMaker } from './use-figurine.ts';

/** What a host can make the figurine maker do. */
export function useFigurineHandle(ref: ForwardedRef<FigurineHandle>, maker: FirstMaker): void {
  const newest = useNewest(maker);
  useImperativeHandle(
    ref,
    () => ({
      generate: () => newest.current.generation.generate(),
      cancel: () => newest.current.generation.cancel(),
      async reset() {
        if (newest.current.isGenerating) await newest.current.generation.cancel();
        newest.current.photo.remove();
        newest.current.dispatch({ type: 'restart' });
      },
      loadImage: async (image) => newest.current.photo.add([await loadPicture(image)]),
    }),
    [newest],
  );
}
