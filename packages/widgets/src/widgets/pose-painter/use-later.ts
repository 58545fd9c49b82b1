import { useCallback, useLayoutEffect, useState } from 'react';
import { useNewest } from '../../ui/use-newest.ts';
import type { Work } from './load-work.ts';

/** Does something with the painter's work. @returns what that gives; a promise of it where the work is to come */
export type Later = (act: (work: Work) => unknown) => unknown;

/**
 * What needs the painter's work is done at once when that is there, else as soon as it is, in the order it was asked for.
 * @param onWanted - it is waited for
 */
export function useLater(work: Work | undefined, onWanted: () => void): Later {
  const newest = useNewest({ work, onWanted });
  const [waiting] = useState<((work: Work) => void)[]>([]);
  // Before the next event.
  useLayoutEffect(() => {
    if (work) for (const act of waiting.splice(0)) act(work);
  }, [work, waiting]);
  return useCallback(
    (act) => {
      const { work: there, onWanted: want } = newest.current;
      if (there) return act(there);
      want();
      return new Promise((resolve) => waiting.push((loaded) => resolve(act(loaded))));
    },
    [newest, waiting],
  );
}

type Call = (...given: readonly unknown[]) => unknown;

/** The same calls, each made as soon as it can be. @param calls - what makes them */
export function callsLater<Calls extends object>(
  later: Later,
  calls: (work: Work) => Calls,
): Calls {
  return new Proxy({} as Calls, {
    get:
      (_, name: string) =>
      (...given: readonly unknown[]) =>
        later((work) => (calls(work) as Record<string, Call>)[name]?.(...given)),
  });
}
