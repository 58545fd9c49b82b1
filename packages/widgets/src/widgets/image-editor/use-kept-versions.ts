import type { Client } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import type { Keeper } from '../../core/kept/keeper.ts';
import type { Keeping } from '../../core/kept/keeping.ts';
import { useNewest } from '../../ui/use-newest.ts';

interface Needs {
  client: Client;
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  /** See the editor's prop. */
  keepVersions: boolean | string;
  /** The prompt as the host gave it. */
  prompt: string;
}

/** Brings back what was kept in this browser, and keeps what comes. */
export function useKeptVersions(needs: Needs): { keeping: Keeping; clear: () => void } {
  const { client, state, dispatch, keepVersions } = needs;
  const newest = useNewest(needs);
  const [keeping, setKeeping] = useState<Keeping>({ status: 'opening' });
  const [keeper, setKeeper] = useState<Keeper>();

  useEffect(() => {
    if (keepVersions === false) return setKeeping({ status: 'off' });
    let isOver = false;
    let opened: Keeper | undefined;
    const tell = (next: Keeping) => isOver || setKeeping(next);
    const open = async () => {
      const { openKeeper } = await import('../../core/kept/keeper.ts');
      if (isOver) return;
      opened = await openKeeper(storeName(client, keepVersions), tell);
      if (isOver) return opened.stop();
      const { kept, amount } = opened;
      tell({ status: 'kept', amount });
      dispatch({ type: 'restore', kept, prompt: newest.current.prompt });
      setKeeper(opened);
    };
    open().catch(() => tell({ status: 'unavailable' }));
    return () => {
      isOver = true;
      opened?.stop();
      setKeeper(undefined);
    };
  }, [client, keepVersions, dispatch, newest]);

  useEffect(() => keeper?.update(state), [keeper, state]);

  const clear = useCallback(() => {
    keeper?.clear();
    dispatch({ type: 'clear' });
  }, [keeper, dispatch]);
  return { keeping, clear };
}

/** One store for each server; pages of one origin share it, unless the host gives it another name. */
function storeName(client: Client, keepVersions: true | string): string {
  const server = client.files.url('/api/files/any').replace('/api/files/any', '');
  return ['nano-banana', server, ...(keepVersions === true ? [] : [keepVersions])].join(' ');
}
