import type { Client, PlanStep } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import type { Picture } from '../../core/picture.ts';
import { describeProblem, waitText } from '../../core/problem.ts';
import { isSelected, nothingSelected } from '../../core/selection.ts';
import { sourceOf, type Version } from '../../core/version.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import type { AnalyticsEvent } from '../../provider/analytics.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { GenerateDetail, ImageEditorCallbacks, ResultDetail } from './types.ts';
import { asFile } from './use-shown.ts';
import type { SuccessRecords } from './use-success-records.ts';

interface Needs {
  client: Client;
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  words: EditorWords;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: ImageEditorCallbacks;
  track: (event: AnalyticsEvent) => void;
  records: SuccessRecords;
  /** What is left has changed, or turned out to be nothing. */
  refreshQuota: () => void;
}

/** Starts and cancels a generation. One at a time; whatever fails, inputs and results stay. */
export function useGenerate(needs: Needs) {
  const newest = useNewest(needs);
  const running = useRef<AbortController | null>(null);

  // A closed editor needs no picture: the server stops working on it.
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (pictures: readonly Picture[], detail: GenerateDetail) => {
      const { client, dispatch, words, announce, callbacks } = newest.current;
      const [before] = pictures;
      if (running.current || !before) return;
      if (callbacks.onGenerate?.(detail) === false) return;
      const controller = new AbortController();
      running.current = controller;
      const isCurrent = () => running.current === controller;
      dispatch({ type: 'start', at: Date.now() });
      announce(words.generating);
      const tellEnd = editBegun(newest.current, detail);
      try {
        const onProgress = (progress: { share: number; stage?: string | undefined }) => {
          if (isCurrent()) dispatch({ type: 'progress', ...progress });
        };
        const { signal } = controller;
        // What does it came with the first picture.
        const { generatePicture, preload } = await import('./work.ts');
        const { answer, ...made } = await generatePicture(client, detail, { signal, onProgress });
        const { prompt, selection = nothingSelected, aspectRatio } = detail;
        const asked = { prompt, selection, aspectRatio, before, pictures };
        const version: Version = {
          ...answer,
          ...made,
          ...asked,
          at: Date.now(),
          isPinned: false,
        };
        await preload(sourceOf(version));
        if (!isCurrent()) return;
        running.current = null;
        tellEnd(answer.engine);
        const file = made.result ? asFile(made.result) : null;
        succeed(newest.current, version, { ...answer, prompt, url: made.url, file });
        newest.current.refreshQuota();
      } catch (error) {
        if (!isCurrent()) return;
        running.current = null;
        tellEnd(null);
        fail(newest.current, error);
        newest.current.refreshQuota();
      }
    },
    [newest],
  );

  const start = useCallback(() => {
    const { state } = newest.current;
    return run(state.pictures, toDetail(state));
  }, [newest, run]);

  /** Makes a version anew from what it was made from; by other steps, if there are any. */
  const remake = useCallback(
    ({ pictures, prompt, selection, aspectRatio }: Version, plan?: readonly PlanStep[]) => {
      const images = pictures.map((picture) => picture.file);
      const ratio = plan || !aspectRatio ? {} : { aspectRatio };
      return run(pictures, { images, prompt, selection, ...ratio, ...(plan && { plan }) });
    },
    [run],
  );

  const cancel = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    const { dispatch, announce, words, callbacks } = newest.current;
    dispatch({ type: 'cancel' });
    announce(words.cancelled);
    callbacks.onCancel?.();
  }, [newest]);

  return { start, remake, cancel };
}

function toDetail({ selection, ...state }: EditorState): GenerateDetail {
  const { mask } = selection;
  return {
    images: state.pictures.map((picture) => picture.file),
    prompt: state.prompt.trim(),
    // A picture of which only a part changes keeps its ratio.
    ...(state.aspectRatio && !mask ? { aspectRatio: state.aspectRatio } : {}),
    ...(mask || isSelected(selection) ? { selection } : {}),
  };
}

/** What to tell analytics when the edit is over; `engine` made the picture, null = nobody did. */
function editBegun({ track, state: { featureId } }: Needs, { prompt, images }: GenerateDetail) {
  const begunAt = Date.now();
  return (engine: string | null) =>
    track({
      name: 'image_edit',
      prompt,
      featureCategory: featureId,
      images: images.length,
      engine,
      success: engine !== null,
      duration: Date.now() - begunAt,
    });
}

function succeed(needs: Needs, version: Version, detail: ResultDetail): void {
  const { dispatch, words, announce, notify, callbacks, records } = needs;
  records.begin(version.id, version.prompt);
  dispatch({ type: 'succeed', version });
  announce(`${words.resultReady}. ${version.message}`);
  notify({ tone: 'success', title: words.resultReady, message: version.message });
  callbacks.onResult?.(detail);
}

function fail(needs: Needs, error: unknown): void {
  const { dispatch, words, notify, callbacks } = needs;
  const problem = describeProblem(error, words);
  const { title } = problem;
  const wait = waitText(problem, Date.now(), words);
  const message = wait ? `${problem.message} ${wait}` : problem.message;
  // Announced by the alert beside the button.
  dispatch({ type: 'fail', problem });
  notify({ tone: 'danger', title, message });
  callbacks.onError?.({ error, title, message });
}
