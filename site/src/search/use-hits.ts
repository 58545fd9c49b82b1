import { useCallback, useEffect, useState } from 'react';
import { type Hit, loadSearch, type Search } from './load-search.ts';

interface Hits {
  status: 'loading' | 'ready' | 'failed';
  hits: readonly Hit[];
  retry: () => void;
}

/** What the site has on a query; nothing for an empty one. */
export function useHits(query: string): Hits {
  const [search, setSearch] = useState<{ run: Search } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadSearch().then(
      (run) => setSearch({ run }),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  const words = query.trim();
  const hits = search && words ? search.run(words) : [];
  const status = search ? 'ready' : hasFailed ? 'failed' : 'loading';
  return { status, hits, retry: load };
}
