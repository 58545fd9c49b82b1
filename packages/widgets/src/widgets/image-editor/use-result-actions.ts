import { useCallback, useEffect, useState } from 'react';
import { describeCallFailure } from '../../core/problem.ts';
import type { Version } from '../../core/version.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ResultAction, ResultNeeds } from './result-actions.ts';
import type { Work } from './use-work.ts';

interface Needs extends ResultNeeds {
  /** What does it, once it is loaded: with the first picture. */
  work: Work | undefined;
}

/** Milliseconds that a copy button shows its check. */
const CONFIRMATION = 2000;

/** What can be done with a result. One at a time; a failure is said and changes nothing. */
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
      try {
        const { records, work } = newest.current;
        await records.during(version.id, async () => {
          await work?.resultActions[action](newest.current, version);
        });
        if (action === 'copy') setCopiedId(version.id);
      } catch (error) {
        const { notify, announce, words } = newest.current;
        const title = failures(words)[action];
        notify({ tone: 'danger', title, message: describeCallFailure(error, words) });
        announce(title);
      } finally {
        setBusy(null);
      }
    },
    [newest],
  );

  return { run, busy, copiedId };
}

const failures = (words: EditorWords): Record<ResultAction, string> => ({
  download: words.downloadFailed,
  share: words.shareFailed,
  copy: words.copyFailed,
  'edit-again': words.editAgainFailed,
  'use-too': words.editAgainFailed,
});
