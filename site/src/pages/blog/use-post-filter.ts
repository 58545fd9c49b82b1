import { useState } from 'react';
import { useLocation } from '../../navigation/router.tsx';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { addressOf, everyPost, type PostFilter, readPostFilter } from './post-filter.ts';

/** The filter of the list of posts; it stands in the address, where a link or a reload finds it again. */
export function usePostFilter(): [PostFilter, (next: PostFilter) => void] {
  const { search, key } = useLocation();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<{ key: string; filter: PostFilter } | null>(null);

  const addressed = isHydrated ? readPostFilter(search) : everyPost;
  const filter = chosen?.key === key ? chosen.filter : addressed;
  const choose = (next: PostFilter) => {
    setChosen({ key, filter: next });
    // Not a navigation: the page stays where it is, and Back leaves it.
    window.history.replaceState(window.history.state, '', addressOf(next));
  };
  return [filter, choose];
}
