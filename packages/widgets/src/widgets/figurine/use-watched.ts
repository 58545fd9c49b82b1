import { AbortError, JobError } from '@nano-banana/client-sdk';
import { useEffect, useState } from 'react';
import { isRunning } from '../../core/figurine/record.ts';
import { useNewest } from '../../ui/use-newest.ts';

interface WatchedRecord {
  id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
}

interface Watch<Work extends WatchedRecord> {
  record: Work | null;
  wait: (
    id: string,
    options: { signal: AbortSignal; onProgress: (record: Work) => void },
  ) => Promise<Work>;
  /** Each time it was looked at. */
  onLook: (record: Work) => void;
  onCompleted: (record: Work) => void;
  onFailed: (record: Work) => void;
}

/**
 * Looks at work on the server until it is over, after a reload too.
 * @returns whether the server cannot be asked any more, and a way to try again
 */
export function useWatched<Work extends WatchedRecord>(
  watch: Watch<Work>,
): { isLost: boolean; lookAgain: () => void } {
  const newest = useNewest(watch);
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const id = watch.record?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    const { record, wait } = newest.current;
    setLost(false);
    if (!id || !isRunning(record)) return;
    const control = new AbortController();
    let last: Work | undefined;
    const onProgress = (seen: Work) => {
      last = seen;
      if (!control.signal.aborted) newest.current.onLook(seen);
    };
    wait(id, { signal: control.signal, onProgress }).then(
      (done) => control.signal.aborted || newest.current.onCompleted(done),
      (error: unknown) => {
        if (control.signal.aborted || error instanceof AbortError) return;
        if (!(error instanceof JobError)) return setLost(true);
        if (last?.status === 'failed') newest.current.onFailed(last);
      },
    );
    return () => control.abort();
  }, [id, attempt, newest]);

  return { isLost, lookAgain: () => setAttempt((count) => count + 1) };
}
