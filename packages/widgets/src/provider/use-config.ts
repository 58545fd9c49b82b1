import { ApiError, type Client, type Config } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useState } from 'react';
import type { CommonWords, ErrorCode } from '../locales/en/common.ts';

export type ConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: Config }
  /** `error`: undefined when there was no answer in time. */
  | { status: 'failed'; error: unknown };

/** Why the server will not have this page, in its own sentence: a wrong key, or a site that the key is not for. */
export function refusal(
  { error }: Extract<ConfigState, { status: 'failed' }>,
  words: CommonWords,
): string | undefined {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? (words.errors[error.code as ErrorCode] ?? error.error) : undefined;
}

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
      set({ status: 'failed', error: undefined });
      controller.abort();
    }, PATIENCE);
    client.config
      .get({ signal: controller.signal })
      .then(
        (config) => set({ status: 'ready', config }),
        (error) => set({ status: 'failed', error }),
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
