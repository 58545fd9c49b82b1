import type { Client, Config } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useState } from 'react';

export type ConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: Config }
  | { status: 'failed' };

/** Milliseconds for a few hundred bytes; then the visitor is told, and can try again. */
const PATIENCE = 30_000;

/** What this server accepts and can do. Asked once per client; again only when the visitor says so. */
export function useConfig(client: Client): { state: ConfigState; retry: () => void } {
  const [state, setState] = useState<ConfigState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const set = (next: ConfigState) => {
      if (!controller.signal.aborted) setState(next);
    };
    const late = setTimeout(() => {
      set({ status: 'failed' });
      controller.abort();
    }, PATIENCE);
    client.config
      .get({ signal: controller.signal })
      .then(
        (config) => set({ status: 'ready', config }),
        () => set({ status: 'failed' }),
      )
      .finally(() => clearTimeout(late));
    return () => {
      clearTimeout(late);
      controller.abort();
    };
  }, [client, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
