import { useCallback, useState } from 'react';
import { feathers, type MaskMark, type PaintedMask, withMask } from '../../core/mask.ts';
import { fitted, type MaskSize, rasterOf, shareOf } from '../../core/mask-raster.ts';
import type { Editor } from './use-image-editor.ts';

/** Half the width of the brush, as a share of the picture's longer edge. */
export const maskBrush = { smallest: 0.005, usual: 0.04, largest: 0.2, step: 0.005 };

/** Pixels on the longer edge at which is looked how much is painted. */
const COUNTED_EDGE = 512;

/**
 * The mask in hand, and the way back from each change of it.
 * @param size - of the picture, in pixels
 */
export function useMask({ state, dispatch, announce, words }: Editor, size: MaskSize) {
  const { selection } = state;
  const { mask } = selection;
  const [kind, setKind] = useState<'paint' | 'erase'>('paint');
  const [radius, setRadius] = useState(maskBrush.usual);
  const [feather, setFeather] = useState(mask?.feather ?? feathers.usual);
  const [past, setPast] = useState<readonly (PaintedMask | undefined)[]>([]);
  const [future, setFuture] = useState<readonly (PaintedMask | undefined)[]>([]);

  const put = useCallback(
    (next: PaintedMask | undefined) => {
      dispatch({ type: 'selection', selection: withMask(selection, next) });
    },
    [dispatch, selection],
  );
  const remember = () => {
    setPast([...past, mask]);
    setFuture([]);
  };
  const add = (mark: MaskMark) => {
    const marks = [...(mask?.marks ?? []), mark];
    const share = shareOf(rasterOf({ marks, feather: 0 }, fitted(size, COUNTED_EDGE)));
    remember();
    put(share > 0 ? { marks, feather, share } : undefined);
  };
  const undo = () => {
    if (past.length === 0) return;
    const last = past.at(-1);
    setPast(past.slice(0, -1));
    setFuture([...future, mask]);
    put(last && { ...last, feather });
    announce(words.undone);
  };
  const redo = () => {
    if (future.length === 0) return;
    const next = future.at(-1);
    setFuture(future.slice(0, -1));
    setPast([...past, mask]);
    put(next && { ...next, feather });
    announce(words.redone);
  };
  const clear = () => {
    if (!mask) return;
    remember();
    put(undefined);
    announce(words.maskRemoved);
  };
  const changeFeather = (next: number) => {
    setFeather(next);
    if (mask) put({ ...mask, feather: next });
  };
  const close = useCallback(() => dispatch({ type: 'mark', isMarking: false }), [dispatch]);

  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  return {
    ...{ mask, add, undo, canUndo, redo, canRedo, clear, close },
    ...{ kind, setKind, radius, setRadius, feather, setFeather: changeFeather },
  };
}

export type MaskTools = ReturnType<typeof useMask>;
