import { type Dispatch, useEffect, useState } from 'react';
import type { PainterEvent, PainterState } from '../../core/pose/painter-state.ts';
import { isEmpty } from '../../core/pose/sketch.ts';
import { randomId } from '../../core/random-id.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork, type Work } from './load-work.ts';

/** Milliseconds after the last change at which it is kept. */
const PAUSE = 400;

/**
 * Brings back what was on the canvas, and keeps what will be.
 * @param work - undefined while there is nothing to keep
 * @returns whether there was room for it
 */
export function useKeptSketch(
  { history: { sketch }, scene, ratio }: PainterState,
  dispatch: Dispatch<PainterEvent>,
  keepSketch: boolean | string,
  work: Work | undefined,
): boolean {
  const key = keyOf(keepSketch);
  const [loadedKey, setLoadedKey] = useState<string>();
  const [isKept, setKept] = useState(true);
  const newestSketch = useNewest(sketch);

  useEffect(() => {
    if (!key) return;
    if (!hasItem(key)) return setLoadedKey(key);
    let isOver = false;
    const restore = async () => {
      const { storedWork } = await loadWork();
      if (isOver) return;
      const kept = storedWork(key, randomId);
      // What was drawn meanwhile comes first.
      if (kept && isEmpty(newestSketch.current)) dispatch({ type: 'restore', work: kept });
      setLoadedKey(key);
    };
    restore().catch(() => isOver || setKept(false));
    return () => {
      isOver = true;
    };
  }, [key, dispatch, newestSketch]);

  useEffect(() => {
    if (!key || loadedKey !== key || !work) return;
    const write = () => setKept(work.storeWork(key, { sketch, scene, ratio }));
    const timer = setTimeout(write, PAUSE);
    // Who leaves before the pause is over loses nothing.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [key, loadedKey, sketch, scene, ratio, work]);
  return isKept;
}

function keyOf(keepSketch: boolean | string): string | undefined {
  if (keepSketch === false) return undefined;
  return `nano-banana-pose${keepSketch === true ? '' : ` ${keepSketch}`}`;
}

function hasItem(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
