import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { searchStart, searchWords } from '../content/search.ts';
import { Link } from '../navigation/router.tsx';
import { useModal } from '../ui/use-modal.ts';
import { SearchResults } from './SearchResults.tsx';
import { useHits } from './use-hits.ts';
import '../ui/filter-chips.css';
import './search.css';

/** The search over the whole site. Rendered only while open. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(true, onClose);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { status, hits, retry } = useHits(query);
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (hits.length === 0) return;
    if (step) {
      event.preventDefault();
      const next = (active + step + hits.length) % hits.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };
  const onQuery = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const words = query.trim();
  return (
    <dialog className="site-dialog site-search" aria-label={searchWords.field} {...modal}>
      <div className="site-search-panel">
        <div className="site-search-head">
          <Search aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={searchWords.field}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={searchWords.field}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="site-icon-button"
            aria-label="Close search"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <p className="site-visually-hidden" role="status">
          {status === 'ready' && words && searchWords.count(hits.length)}
        </p>
        <SearchResults {...{ hits, active, listId, optionId, onClose }} onPoint={setActive} />
        {status === 'ready' && words && hits.length === 0 && (
          <div className="site-search-note">
            <p>
              <strong>{searchWords.none(words)}</strong>
            </p>
            <p>{searchWords.noneHint}</p>
          </div>
        )}
        {status === 'failed' && (
          <div className="site-search-note" role="alert">
            <p>{searchWords.failed}</p>
            <button type="button" className="site-button site-button-ink" onClick={retry}>
              {searchWords.retry}
            </button>
          </div>
        )}
        {status === 'loading' && words && <p className="site-search-note">{searchWords.loading}</p>}
        {hits.length === 0 && <Start onClose={onClose} />}
      </div>
    </dialog>
  );
}

function Start({ onClose }: { onClose: () => void }) {
  return (
    <nav className="site-search-start" aria-label={searchWords.start}>
      <p>{searchWords.start}</p>
      <ul>
        {searchStart.map(({ to, label }) => (
          <li key={to}>
            <Link className="site-chip" to={to} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
