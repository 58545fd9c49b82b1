import { useCallback, useState } from 'react';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork } from './load-work.ts';
import type { PainterNeeds } from './painter-needs.ts';
import type { ResultUse } from './result-uses.ts';

/** What can be done with the picture, and what of it is under way. */
export function useResultUses(needs: PainterNeeds) {
  const newest = useNewest(needs);
  const [busy, setBusy] = useState<readonly ResultUse[]>([]);
  const use = useCallback(
    async (how: ResultUse, result: PoseResult) => {
      setBusy((others) => [...others, how]);
      // Loaded with the first picture.
      await (await loadWork()).handOn(() => newest.current, how, result);
      setBusy((all) => all.filter((each) => each !== how));
    },
    [newest],
  );
  return { use, busy };
}
