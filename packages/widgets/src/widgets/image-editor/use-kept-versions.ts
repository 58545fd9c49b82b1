import type { Client } from '@nano-banana/client-sdk';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { hasDatabase } from '../../core/databases.ts';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import type { Keeper } from '../../core/kept/keeper.ts';
import type { Keeping } from '../../core/kept/keeping.ts';
import { isTouched } from '../../core/restore.ts';
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

const NOTHING: Keeping = { status: 'kept', amount: { versions: 0, bytes: 0, evictedIds: [] } };

/** Brings back what was kept in this browser, and keeps what comes: its code only comes when there is either. */
export function useKeptVersions(needs: Needs): { keeping: Keeping; clear: () => void } {
  const { client, state, dispatch, keepVersions, prompt } = needs;
  const newest = useNewest(needs);
  const [keeping, setKeeping] = useState<Keeping>({ status: 'opening' });
  const [keeper, setKeeper] = useState<Keeper>();
  const begin = useRef<() => void>(undefined);

  useEffect(() => {
    if (keepVersions === false) return setKeeping({ status: 'off' });
    const name = storeName(client, keepVersions);
    let isBegun = false;
    let isOver = false;
    let opened: Keeper | undefined;
    const tell = (next: Keeping) => isOver || setKeeping(next);
    const open = async () => {
      const { openKeeper } = await import('../../core/kept/keeper.ts');
      if (isOver) return;
      opened = await openKeeper(name, tell);
      if (isOver) return opened.stop();
      const { kept, amount } = opened;
      tell({ status: 'kept', amount });
      dispatch({ type: 'restore', kept, prompt: newest.current.prompt });
      setKeeper(opened);
    };
    const openOnce = () => {
      if (isBegun || isOver) return;
      isBegun = true;
      open().catch(() => tell({ status: 'unavailable' }));
    };
    begin.current = openOnce;
    hasDatabase(name).then((isThere) => {
      if (isThere) openOnce();
      else if (!isBegun) tell(NOTHING);
    });
    return () => {
      isOver = true;
      opened?.stop();
      setKeeper(undefined);
    };
  }, [client, keepVersions, dispatch, newest]);

  const isNeeded = isTouched(state, prompt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store is needed as well
  useEffect(() => {
    if (isNeeded) begin.current?.();
  }, [isNeeded, client, keepVersions]);

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
