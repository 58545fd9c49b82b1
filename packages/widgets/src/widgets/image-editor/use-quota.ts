import type { Client } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lowQuota, type Quota } from '../../core/quota.ts';
import { whenIdle } from '../../core/when-idle.ts';

/** Milliseconds that a timer can wait; longer ones would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * What is left when it is getting low. Asked when the page is at rest after the start, on `refresh` and when the quota is renewed; while it is not
 * known there is nothing to say, and nothing waits for it.
 */
export function useQuota(client: Client): { quota: Quota | undefined; refresh: () => void } {
  const [quota, setQuota] = useState<Quota>();
  const asking = useRef<AbortController | null>(null);

  const refresh = useCallback(() => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const set = (next: Quota | undefined) => {
      if (!controller.signal.aborted) setQuota(next);
    };
    client.limits.get({ signal: controller.signal }).then(
      (limits) => set(lowQuota(limits, Date.now())),
      () => set(undefined),
    );
  }, [client]);

  useEffect(() => {
    const stop = whenIdle(refresh);
    return () => {
      stop();
      asking.current?.abort();
    };
  }, [refresh]);

  const renewedAt = quota?.renewedAt;
  useEffect(() => {
    if (renewedAt === undefined) return;
    const timer = setTimeout(refresh, Math.min(renewedAt - Date.now(), LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [renewedAt, refresh]);

  return { quota, refresh };
}
