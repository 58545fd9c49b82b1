import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNewest } from '../ui/use-newest.ts';
import { createView, type View, type ViewOptions } from './create-view.ts';
import type { ViewMesh } from './mesh.ts';
import { readMesh } from './read-mesh.ts';

export type ViewState =
  | { status: 'loading' }
  | { status: 'ready'; mesh: ViewMesh }
  /** The model did not arrive, or cannot be read. */
  | { status: 'failed' }
  /** This browser draws nothing in three dimensions. */
  | { status: 'unsupported' };

/** Loads a model and shows it in the element. */
export function useView(
  element: RefObject<HTMLElement | null>,
  load: (signal: AbortSignal) => Promise<Blob>,
  on: Pick<ViewOptions, 'onFrame' | 'onTouched' | 'onLost'>,
): { state: ViewState; view: RefObject<View | null>; retry: () => void } {
  const [state, setState] = useState<ViewState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const view = useRef<View | null>(null);
  const newest = useNewest(on);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const control = new AbortController();
    setState({ status: 'loading' });
    load(control.signal)
      .then((file) => file.arrayBuffer())
      .then(readMesh)
      .then((mesh) => {
        if (!control.signal.aborted) setState({ status: 'ready', mesh });
      })
      .catch(() => {
        if (!control.signal.aborted) setState({ status: 'failed' });
      });
    return () => control.abort();
  }, [load, attempt]);

  const mesh = state.status === 'ready' ? state.mesh : null;
  useEffect(() => {
    if (!mesh || !element.current) return;
    try {
      view.current = createView(element.current, {
        mesh,
        onFrame: (camera) => newest.current.onFrame(camera),
        onTouched: () => newest.current.onTouched(),
        onLost: (isLost) => newest.current.onLost(isLost),
      });
    } catch {
      setState({ status: 'unsupported' });
    }
    return () => {
      view.current?.dispose();
      view.current = null;
    };
  }, [element, mesh, newest]);

  return { state, view, retry: () => setAttempt((count) => count + 1) };
}
