import type { Figurine, Model } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback } from 'react';
import type { FigurineEvent, Step } from '../../core/figurine/figurine-state.ts';
import { describeFailedRecord, describeStepFailure } from '../../core/figurine/step-problem.ts';
import type { Problem } from '../../core/problem.ts';
import type { FigurineBeginWords } from '../../locales/figurine.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { FigurineCallbacks } from './types.ts';

interface Needs {
  dispatch: Dispatch<FigurineEvent>;
  words: FigurineBeginWords;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: FigurineCallbacks;
}

/** How news reach the visitor and the host. */
export type Telling = ReturnType<typeof useTelling>;

export function useTelling(needs: Needs) {
  const newest = useNewest(needs);

  const tell = useCallback(
    (tone: ToastContent['tone'], title: string, message?: string) => {
      const { notify, announce } = newest.current;
      notify({ tone, title, ...(message !== undefined && { message }) });
      announce(message ? `${title} ${message}` : title);
    },
    [newest],
  );

  const tellProblem = useCallback(
    (step: Step, { title, message, needsMark }: Problem, error?: unknown) => {
      const { notify, callbacks, dispatch } = newest.current;
      // Read out by the alert in its place.
      notify({ tone: 'danger', title, message });
      if (needsMark && step === 'figurine') dispatch({ type: 'mark', marking: 'photo' });
      if (needsMark && step === 'model') dispatch({ type: 'mark', marking: 'figurine' });
      callbacks.onError?.({ step, title, message, ...(error !== undefined && { error }) });
    },
    [newest],
  );

  /** A call failed. */
  const fail = useCallback(
    (step: Step, error: unknown) => {
      const { words, dispatch } = newest.current;
      const problem = describeStepFailure(step, error, words);
      dispatch({ type: 'problem', step, problem });
      tellProblem(step, problem, error);
    },
    [newest, tellProblem],
  );

  /** Work failed on the server: its record says so for good. */
  const failRecord = useCallback(
    (step: 'figurine' | 'model', record: Figurine | Model) =>
      tellProblem(step, describeFailedRecord(step, record, newest.current.words)),
    [newest, tellProblem],
  );

  const callbacks = useCallback(() => newest.current.callbacks, [newest]);
  const announce = useCallback((text: string) => newest.current.announce(text), [newest]);
  return { tell, fail, failRecord, callbacks, announce };
}
