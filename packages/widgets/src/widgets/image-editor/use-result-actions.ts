import { useCallback, useEffect, useState } from 'react';
import type { Version } from '../../core/version.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { Work } from './load-work.ts';
import type { ResultAction, ResultNeeds } from './result-actions.ts';

interface Needs extends ResultNeeds {
  /** What does it, once it is loaded: with the first picture. */
  work: Work | undefined;
}

/** Milliseconds that a copy button shows its check. */
const CONFIRMATION = 2000;

/** What can be done with a result. One at a time. */
export function useResultActions(needs: Needs) {
  const newest = useNewest(needs);
  const [busy, setBusy] = useState<ResultAction | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);

  useEffect(() => {
    if (copiedId === null) return;
    const timer = setTimeout(() => setCopiedId(null), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copiedId]);

  const run = useCallback(
    async (action: ResultAction, version: Version) => {
      setBusy(action);
      const done = await newest.current.work?.actOnResult(() => newest.current, action, version);
      if (done && action === 'copy') setCopiedId(version.id);
      setBusy(null);
    },
    [newest],
  );

  return { run, busy, copiedId };
}
