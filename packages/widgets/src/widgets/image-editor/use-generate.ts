import type {
  Client,
  GenerateImageRequest,
  PlanStep,
  ProgressOptions,
} from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { EditorEvent, EditorState, Version } from '../../core/editor-state.ts';
import type { Picture } from '../../core/picture.ts';
import { describeProblem, waitText } from '../../core/problem.ts';
import { isSelected, nothingSelected, selectionFields } from '../../core/selection.ts';
import type { Words } from '../../locales/en.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { GenerateDetail, ImageEditorCallbacks } from './types.ts';

interface Needs {
  client: Client;
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  words: Words;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: ImageEditorCallbacks;
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
      const controller = new AbortController();
      running.current = controller;
      const isCurrent = () => running.current === controller;
      dispatch({ type: 'start', at: Date.now() });
      announce(words.generating);
      callbacks.onGenerate?.(detail);
      try {
        const onProgress = (progress: { share: number; stage?: string | undefined }) => {
          if (isCurrent()) dispatch({ type: 'progress', ...progress });
        };
        const { signal } = controller;
        const result = await generate(client, detail, { signal, onProgress });
        const { selection = nothingSelected } = detail;
        const version: Version = { ...result, before, pictures, selection };
        if (!isCurrent()) return;
        running.current = null;
        succeed(newest.current, version);
        newest.current.refreshQuota();
      } catch (error) {
        if (!isCurrent()) return;
        running.current = null;
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

  /** Makes a version anew from what it was made from, by other steps. */
  const remake = useCallback(
    ({ pictures, prompt, selection }: Version, plan: readonly PlanStep[]) => {
      const images = pictures.map((picture) => picture.file);
      return run(pictures, { images, prompt, selection, plan });
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

function toDetail(state: EditorState): GenerateDetail {
  return {
    images: state.pictures.map((picture) => picture.file),
    prompt: state.prompt.trim(),
    ...(state.aspectRatio ? { aspectRatio: state.aspectRatio } : {}),
    ...(isSelected(state.selection) ? { selection: state.selection } : {}),
  };
}

async function generate(
  client: Client,
  { selection = nothingSelected, ...detail }: GenerateDetail,
  control: Pick<GenerateImageRequest, 'signal'> & ProgressOptions,
): Promise<Omit<Version, 'before' | 'pictures' | 'selection'>> {
  const request = { ...detail, ...selectionFields(selection), ...control };
  const { success: _, ...result } = await client.images.generate(request);
  const url = client.files.url(result.imageUrl);
  await preload(url);
  lastId += 1;
  return { ...result, id: `version-${lastId}`, url, prompt: detail.prompt };
}

let lastId = 0;

/** The old picture stays until the new one can be drawn. That it cannot be is for the stage to show. */
async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}

function succeed(needs: Needs, version: Version): void {
  const { dispatch, words, announce, notify, callbacks } = needs;
  dispatch({ type: 'succeed', version });
  announce(`${words.resultReady}. ${version.message}`);
  notify({ tone: 'success', title: words.resultReady, message: version.message });
  const { id: _, before: __, pictures: ___, selection: ____, ...detail } = version;
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
