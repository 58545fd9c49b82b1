import type { PlanStep } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useRef } from 'react';
import type { EditorState } from '../../core/editor-state.ts';
import type { Picture } from '../../core/picture.ts';
import { isSelected } from '../../core/selection.ts';
import type { Version } from '../../core/version.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { EditorNeeds } from './editor-needs.ts';
import { loadWork } from './load-work.ts';
import type { GenerateDetail } from './types.ts';

/** What an edit works with. */
export interface EditNeeds extends EditorNeeds {
  /** What is left has changed, or turned out to be nothing. */
  refreshQuota: () => void;
  tellPartFailed: () => void;
}

/** Starts and cancels a generation. One at a time; whatever fails, inputs and results stay. */
export function useGenerate(needs: EditNeeds) {
  const newest = useNewest(needs);
  const running = useRef<AbortController | null>(null);

  // A closed editor needs no picture: the server stops working on it.
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (pictures: readonly Picture[], detail: GenerateDetail) => {
      const { dispatch, words, announce, callbacks } = newest.current;
      const [before] = pictures;
      if (running.current || !before) return;
      if (callbacks.onGenerate?.(detail) === false) return;
      const controller = new AbortController();
      running.current = controller;
      const isCurrent = () => running.current === controller;
      dispatch({ type: 'start', at: Date.now() });
      announce(words.generating);
      // What does it came with the first picture.
      const work = await loadWork().catch(() => null);
      if (!isCurrent()) return;
      if (work) {
        const { signal } = controller;
        const end = () => {
          running.current = null;
        };
        const needs = () => newest.current;
        return work.editPicture(needs, pictures, detail, { signal, isCurrent, end });
      }
      running.current = null;
      dispatch({ type: 'cancel' });
      newest.current.tellPartFailed();
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
