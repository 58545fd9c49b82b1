import type { Client } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorState } from '../../core/editor-state.ts';
import { createSuccessRecorder } from '../../core/success-record.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useOnScreen } from '../../ui/use-on-screen.ts';

/** Tells the server once for each result of this visit how often it was seen, saved and shared. */
export type SuccessRecords = ReturnType<typeof useSuccessRecords>;

/** Told when the result is gone from the editor, or the visitor from the page. */
export function useSuccessRecords(client: Client, { versions, selectedId }: EditorState) {
  const newestClient = useNewest(client);
  const recorder = useMemo(
    () =>
      createSuccessRecorder((record) => {
        newestClient.current.prompts.recordSuccess(record).catch((error) => {
          // biome-ignore lint/suspicious/noConsole: nothing that a visitor has to know, and the host may want to
          console.warn('Nano Banana could not record a result', error);
        });
      }),
    [newestClient],
  );

  // The stage is another element while something is marked on it.
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const isSeen = useOnScreen(stage);
  useEffect(() => {
    if (isSeen && selectedId) recorder.count(selectedId, 'views');
  }, [isSeen, selectedId, recorder]);

  useEffect(() => {
    recorder.finish(new Set(versions.map(({ id }) => id)));
  }, [versions, recorder]);

  const busy = useRef<string | null>(null);
  useEffect(() => {
    const finish = () => recorder.finish();
    // A share sheet or a download may hide the page: what comes of it is waited for.
    const hide = () => document.hidden && recorder.finish(new Set([busy.current ?? '']));
    window.addEventListener('pagehide', finish);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', finish);
      document.removeEventListener('visibilitychange', hide);
      finish();
    };
  }, [recorder]);

  /** Something is done with a result, which may be counted before it is over. */
  const during = useCallback(
    async (id: string, act: () => Promise<void>) => {
      busy.current = id;
      try {
        await act();
      } finally {
        busy.current = null;
        if (document.hidden) recorder.finish();
      }
    },
    [recorder],
  );

  return { begin: recorder.begin, count: recorder.count, during, setStage };
}
