import { type Dispatch, useEffect, useState } from 'react';
import type { PainterEvent, PainterState } from '../../core/pose/painter-state.ts';
import { storedWork, storeWork } from '../../core/pose/stored-sketch.ts';
import { randomId } from '../../core/random-id.ts';

/** Milliseconds after the last change at which it is kept. */
const PAUSE = 400;

/**
 * Brings back what was on the canvas, and keeps what will be.
 * @returns whether there was room for it
 */
export function useKeptSketch(
  { history: { sketch }, scene, ratio }: PainterState,
  dispatch: Dispatch<PainterEvent>,
  keepSketch: boolean | string,
): boolean {
  const key = keyOf(keepSketch);
  const [loadedKey, setLoadedKey] = useState<string>();
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    if (!key) return;
    const work = storedWork(key, randomId);
    if (work) dispatch({ type: 'restore', work });
    setLoadedKey(key);
  }, [key, dispatch]);

  useEffect(() => {
    if (!key || loadedKey !== key) return;
    const write = () => setKept(storeWork(key, { sketch, scene, ratio }));
    const timer = setTimeout(write, PAUSE);
    // Who leaves before the pause is over loses nothing.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [key, loadedKey, sketch, scene, ratio]);
  return isKept;
}

function keyOf(keepSketch: boolean | string): string | undefined {
  if (keepSketch === false) return undefined;
  return `nano-banana-pose${keepSketch === true ? '' : ` ${keepSketch}`}`;
}
