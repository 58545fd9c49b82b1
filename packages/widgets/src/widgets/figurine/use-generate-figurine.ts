import type { Client } from '@nano-banana/client-sdk';
import { AbortError } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useRef } from 'react';
import type { FigurineEvent, FigurineState } from '../../core/figurine/figurine-state.ts';
import { isRunning } from '../../core/figurine/record.ts';
import { selectionFields } from '../../core/selection.ts';
import type { FigurineBeginWords } from '../../locales/figurine.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { Telling } from './use-telling.ts';
import { useWatched } from './use-watched.ts';

export interface StepNeeds extends Telling {
  client: Client;
  state: FigurineState;
  dispatch: Dispatch<FigurineEvent>;
  words: FigurineBeginWords;
  /** The language's tag (BCP 47). */
  tag: string;
}

/** From the photo to the picture of the figurine. */
export function useGenerateFigurine(needs: StepNeeds) {
  const newest = useNewest(needs);
  const sending = useRef<AbortController | null>(null);

  const generate = useCallback(async () => {
    const { client, state, dispatch, words, tell, fail } = newest.current;
    const { photo, promptId, customPrompt, marks } = state;
    if (sending.current || isRunning(state.figurine)) return;
    if (!photo) return tell('danger', words.noImageTitle, words.noImageMessage);
    const wish = {
      image: photo.file,
      promptId: promptId || undefined,
      customPrompt: customPrompt.trim() || undefined,
    };
    if (newest.current.callbacks().onGenerate?.(wish) === false) return;
    const control = new AbortController();
    sending.current = control;
    dispatch({ type: 'begin', step: 'figurine', at: Date.now() });
    dispatch({ type: 'mark', marking: null });
    newest.current.announce(words.figurineMaking);
    try {
      const figurine = await client.figurines.generate({
        ...wish,
        ...selectionFields(marks.photo),
        signal: control.signal,
      });
      dispatch({ type: 'figurine', figurine });
    } catch (error) {
      if (error instanceof AbortError) dispatch({ type: 'end', step: 'figurine' });
      else fail('figurine', error);
    } finally {
      sending.current = null;
    }
  }, [newest]);

  const cancel = useCallback(async () => {
    const { client, state, dispatch, words, announce, fail, callbacks } = newest.current;
    if (sending.current) {
      sending.current.abort();
      callbacks().onCancel?.();
      return announce(words.figurineCancelled);
    }
    if (!state.figurine) return;
    try {
      const figurine = await client.figurines.cancel(state.figurine.id);
      dispatch({ type: 'figurine', figurine });
      if (figurine.status !== 'cancelled') return;
      announce(words.figurineCancelled);
      callbacks().onCancel?.();
    } catch (error) {
      fail('figurine', error);
    }
  }, [newest]);

  const { isLost, lookAgain } = useWatched({
    record: needs.state.figurine,
    wait: needs.client.figurines.wait,
    onLook: (figurine) => needs.dispatch({ type: 'figurine', figurine }),
    onCompleted: (figurine) => {
      needs.tell('success', needs.words.figurineReady, needs.words.figurineReadyMessage);
      needs.callbacks().onFigurine?.(figurine);
    },
    onFailed: (figurine) => needs.failRecord('figurine', figurine),
  });
  return { generate, cancel, isLost, lookAgain };
}
