import { useCallback, useRef } from 'react';
import { isRunning } from '../../core/figurine/record.ts';
import { modelRequest } from '../../core/figurine/wishes.ts';
import { selectionFields } from '../../core/selection.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { StepNeeds } from './use-generate-figurine.ts';
import { useWatched } from './use-watched.ts';

/** From the picture of the figurine to a model that can be printed. */
export function useConversion(needs: StepNeeds) {
  const newest = useNewest(needs);
  const isSending = useRef(false);

  const convert = useCallback(async () => {
    const { client, state, dispatch, words, tell, fail, callbacks } = newest.current;
    const { figurine, modelWish, marks } = state;
    if (isSending.current || isRunning(state.model) || figurine?.status !== 'completed') return;
    isSending.current = true;
    dispatch({ type: 'begin', step: 'model', at: Date.now() });
    dispatch({ type: 'mark', marking: null });
    try {
      const model = await client.figurines.makeModel(figurine.id, {
        ...modelRequest(modelWish),
        ...selectionFields(marks.figurine),
      });
      dispatch({ type: 'model', model });
      if (model.status === 'completed') {
        tell('success', words.modelReady, words.modelReadyMessage);
        callbacks().onModel?.(model);
      } else tell('info', words.modelStarted, words.modelStartedMessage);
    } catch (error) {
      fail('model', error);
    } finally {
      isSending.current = false;
    }
  }, [newest]);

  const cancel = useCallback(async () => {
    const { client, state, dispatch, words, announce, fail } = newest.current;
    if (!state.model) return;
    try {
      const model = await client.models.cancel(state.model.id);
      dispatch({ type: 'model', model });
      if (model.status === 'cancelled') announce(words.modelCancelled);
    } catch (error) {
      fail('model', error);
    }
  }, [newest]);

  const { isLost, lookAgain } = useWatched({
    record: needs.state.model,
    wait: needs.client.models.wait,
    onLook: (model) => needs.dispatch({ type: 'model', model }),
    onCompleted: (model) => {
      needs.tell('success', needs.words.modelReady, needs.words.modelReadyMessage);
      needs.callbacks().onModel?.(model);
    },
    onFailed: (model) => needs.failRecord('model', model),
  });
  return { convert, cancel, isLost, lookAgain };
}
