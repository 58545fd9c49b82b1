import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Answer, moveAnswer } from '../core/answer.ts';

/** Asks the server; a newer question replaces the older, and unmounting gives it up. */
export function useAnswer<T>() {
  const [answer, dispatch] = useReducer(moveAnswer<T>, { status: 'idle' } as Answer<T>);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** @returns the value; undefined when the question was given up; throws what went wrong */
  const ask = useCallback(async (send: (signal: AbortSignal) => Promise<T>) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    dispatch({ type: 'ask', at: Date.now() });
    try {
      const value = await send(controller.signal);
      if (controller.signal.aborted) return undefined;
      dispatch({ type: 'answer', value });
      return value;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      dispatch({ type: 'fail', error });
      throw error;
    }
  }, []);

  const cancel = useCallback(() => {
    asking.current?.abort();
    dispatch({ type: 'cancel' });
  }, []);

  return { answer, ask, cancel };
}
