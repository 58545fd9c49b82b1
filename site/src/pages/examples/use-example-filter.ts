import { useEffect, useState } from 'react';
import { useLocation } from '../../navigation/router.tsx';
import { type ExampleFilter, noFilter, readFilter, writeFilter } from './filter-examples.ts';

/**
 * The filter, in step with the address. It is read after the first rendering, which has to be the page that was written
 * at build time, and written without a step in the history: Back leaves the page.
 */
export function useExampleFilter() {
  const [filter, setFilter] = useState(noFilter);
  const { search, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the entry of the history: the same address may be gone to twice.
  useEffect(() => setFilter(readFilter(search)), [search, key]);

  const change = (part: Partial<ExampleFilter>) => {
    const next = { ...filter, ...part };
    setFilter(next);
    const address = `${window.location.pathname}${writeFilter(next)}`;
    window.history.replaceState(window.history.state, '', address);
  };
  return { filter, change };
}
