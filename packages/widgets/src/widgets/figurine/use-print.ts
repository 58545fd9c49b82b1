import { ApiError } from '@nano-banana/client-sdk';
import { useCallback, useRef } from 'react';
import { type AddressDraft, toAddress } from '../../core/figurine/address.ts';
import { printRequest } from '../../core/figurine/wishes.ts';
import { randomId } from '../../core/random-id.ts';
import type { FigurineWords } from '../../locales/figurine.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { moneyText } from './format.ts';
import type { StepNeeds } from './use-generate-figurine.ts';

/** From the model to a price, and to an order. */
export function usePrint(needs: StepNeeds & { words: FigurineWords }) {
  const newest = useNewest(needs);
  const isBusy = useRef(false);
  // The same order sent again (a broken connection, a second press) is one order.
  const attempt = useRef({ content: '', key: '' });

  const quote = useCallback(async () => {
    const { client, state, dispatch, words, tag, tell, fail, callbacks } = newest.current;
    if (isBusy.current || state.model?.status !== 'completed') return;
    isBusy.current = true;
    dispatch({ type: 'begin', step: 'quote', at: Date.now() });
    try {
      const quoted = await client.models.quote(state.model.id, printRequest(state.print));
      dispatch({ type: 'quote', quote: quoted });
      const days = words.businessDays(quoted.estimatedDays);
      tell('success', words.quoteReady, words.quoteReadyMessage(moneyText(quoted, tag), days));
      callbacks().onQuote?.(quoted);
    } catch (error) {
      fail('quote', error);
    } finally {
      isBusy.current = false;
    }
  }, [newest]);

  const order = useCallback(
    async (draft: AddressDraft) => {
      const { client, state, dispatch, words, tell, fail, callbacks } = newest.current;
      const quoted = state.quote;
      if (isBusy.current || quoted?.status !== 'quoted') return;
      isBusy.current = true;
      dispatch({ type: 'begin', step: 'order', at: Date.now() });
      const shippingAddress = toAddress(draft);
      const content = JSON.stringify([quoted.id, shippingAddress]);
      if (attempt.current.content !== content) attempt.current = { content, key: randomId() };
      try {
        const { printJob, message } = await client.printJobs
          .order(quoted.id, { shippingAddress, idempotencyKey: attempt.current.key })
          .catch(async (error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== 'already_ordered') throw error;
            // An earlier attempt arrived, though its answer did not.
            return { printJob: await client.printJobs.get(quoted.id), message: null };
          });
        dispatch({ type: 'order', quote: printJob, message });
        tell('success', words.orderPlaced, words.orderTracking);
        callbacks().onOrder?.(printJob);
      } catch (error) {
        fail('order', error);
      } finally {
        isBusy.current = false;
      }
    },
    [newest],
  );
  return { quote, order };
}
