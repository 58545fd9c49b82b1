import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { searchWords } from '../content/search.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('./SearchDialog.tsx')).SearchDialog,
}));

/** Opens the search over the whole site, which is loaded then; ⌘K and Ctrl K do the same. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="site-icon-button site-header-search"
        aria-label={searchWords.button}
        aria-keyshortcuts="Meta+K Control+K"
        aria-haspopup="dialog"
        title={`${searchWords.button} (Ctrl K or ⌘K)`}
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
