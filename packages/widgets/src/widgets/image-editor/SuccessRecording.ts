import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { createSuccessRecorder, type SuccessRecorder } from '../../core/success-record.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useOnScreen } from '../../ui/use-on-screen.ts';
import type { Editor } from './use-image-editor.ts';

/** What is told of results: to the server once for each, how often it was seen, saved and shared in this visit. */
export interface SuccessRecords extends Pick<SuccessRecorder, 'begin' | 'count'> {
  /** Something is done with a result, which may be counted before it is over. */
  during(id: string, act: () => Promise<void>): Promise<void>;
}

/** Told when the result is gone from the editor, or the visitor from the page. Shows nothing. */
export function SuccessRecording({ editor }: { editor: Editor }) {
  const { client, records, stage } = editor;
  const { versions, selectedId } = editor.state;
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

  // Another element while something is marked on it.
  const [shown, show] = useState<HTMLElement | null>(null);
  useEffect(() => show(stage.current));
  const isSeen = useOnScreen(shown);
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

  useImperativeHandle(records, () => ({ ...recorder, during }), [recorder, during]);
  return null;
}
