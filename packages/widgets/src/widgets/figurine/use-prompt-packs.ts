import type { Client, PromptPack } from '@nano-banana/client-sdk';
import { useEffect, useState } from 'react';

export type Packs =
  | { status: 'loading' }
  | { status: 'ready'; packs: readonly PromptPack[] }
  | { status: 'failed' };

/**
 * The templates of this server.
 * @param isWanted - there is something to make with one: before, nothing is asked for
 */
export function usePromptPacks(
  client: Client,
  isWanted: boolean,
): { packs: Packs; retry: () => void } {
  const [packs, setPacks] = useState<Packs>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    const control = new AbortController();
    const set = (next: Packs) => control.signal.aborted || setPacks(next);
    client.figurines.promptPacks({ signal: control.signal }).then(
      (list) => set({ status: 'ready', packs: list }),
      () => set({ status: 'failed' }),
    );
    return () => control.abort();
  }, [client, isWanted, attempt]);
  const retry = () => {
    setPacks({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { packs, retry };
}

/** The templates by category, in the server's order. */
export function byCategory(packs: readonly PromptPack[]) {
  const groups = new Map<string, PromptPack[]>();
  for (const pack of packs) {
    groups.set(pack.categoryLabel, [...(groups.get(pack.categoryLabel) ?? []), pack]);
  }
  return [...groups].map(([label, members]) => ({ label, members }));
}
