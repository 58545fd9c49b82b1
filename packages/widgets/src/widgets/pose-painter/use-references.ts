import { useCallback, useEffect, useMemo, useState } from 'react';
import { createUrlKeeper } from '../../core/url-keeper.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { PainterNeeds } from './painter-needs.ts';
import { callsLater, type Later } from './use-later.ts';

export type Slot = 0 | 1;

/** The two characters: put in, replaced, removed; and why one was not taken. */
export function useReferences(needs: PainterNeeds, later: Later) {
  const newest = useNewest(needs);
  const [refused, setRefused] = useState<readonly [string?, string?]>([]);
  useUrls(needs.state.references);

  const refuse = useCallback((slot: Slot, reason: string | undefined) => {
    setRefused(([first, second]) => (slot === 0 ? [reason, second] : [first, reason]));
  }, []);
  const actions = useMemo(
    () =>
      callsLater(later, ({ referenceActions }) => referenceActions(() => newest.current, refuse)),
    [later, newest, refuse],
  );
  return { take: actions.take, remove: actions.remove, refused };
}

/** Takes object URLs back when nothing shows them any more. */
function useUrls(references: PainterNeeds['state']['references']): void {
  const [keeper] = useState(createUrlKeeper);
  useEffect(() => {
    keeper.keep(new Set(references.flatMap((picture) => picture?.url ?? [])));
  }, [keeper, references]);
}
