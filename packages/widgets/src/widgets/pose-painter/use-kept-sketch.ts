import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { PainterEvent, PainterState } from '../../core/pose/painter-state.ts';
import { storedWork, storeWork } from '../../core/pose/stored-sketch.ts';
import { randomId } from '../../core/random-id.ts';
import { useNewest } from '../../ui/use-newest.ts';

/** Milliseconds after the last change at which it is kept. */
const PAUSE = 400;

/**
 * Brings back what was on the canvas, and keeps what will be.
 * @returns whether there was room for it
 */
export function useKeptSketch(
  state: PainterState,
  dispatch: Dispatch<PainterEvent>,
  keepSketch: boolean | string,
): boolean {
  const { sketch } = state.history;
  const { scene, ratio } = state;
  const key = keyOf(keepSketch);
  const [isKept, setKept] = useState(true);
  const newest = useNewest({ sketch, scene, ratio });
  /** What the store has: the same again needs no writing. */
  const stored = useRef<unknown>(undefined);

  useEffect(() => {
    if (!key) return;
    const work = storedWork(key, randomId);
    if (work) dispatch({ type: 'restore', work });
    stored.current = work?.sketch ?? newest.current.sketch;
  }, [key, dispatch, newest]);

  useEffect(() => {
    if (!key || stored.current === undefined) return;
    const write = () => setKept(storeWork(key, { sketch, scene, ratio }));
    if (stored.current === sketch && !scene) return;
    stored.current = sketch;
    const timer = setTimeout(write, PAUSE);
    // Who leaves before the pause is over loses nothing.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [key, sketch, scene, ratio]);
  return isKept || !key;
}

function keyOf(keepSketch: boolean | string): string | undefined {
  if (keepSketch === false) return undefined;
  return `nano-banana-pose${keepSketch === true ? '' : ` ${keepSketch}`}`;
}
