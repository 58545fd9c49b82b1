import { CornerDownLeft } from 'lucide-react';
import { searchWords } from '../content/search.ts';
import { Link } from '../navigation/router.tsx';
import type { Hit } from './load-search.ts';
import { excerpt, markedText } from './marked-text.ts';

interface SearchResultsProps {
  hits: readonly Hit[];
  /** Index of the one that Enter opens. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onClose: () => void;
}

/** What was found; the field above keeps the focus and moves through it. */
export function SearchResults(props: SearchResultsProps) {
  const { hits, active, listId, optionId, onPoint, onClose } = props;
  return (
    <>
      <div className="site-search-hits" role="listbox" id={listId} aria-label={searchWords.field}>
        {hits.map(({ id, page, heading, text, terms }, index) => (
          <Link
            key={id}
            id={optionId(index)}
            className="site-search-hit"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={id}
            onClick={onClose}
            onPointerMove={() => onPoint(index)}
          >
            <span>
              <strong>
                <Marked text={heading || page} terms={terms} />
              </strong>
              {heading && <span className="site-search-page">{page}</span>}
            </span>
            <span className="site-search-text">
              <Marked text={excerpt(text, terms)} terms={terms} />
            </span>
          </Link>
        ))}
      </div>
      {hits.length > 0 && (
        <p className="site-search-keys">
          <kbd>↑</kbd> <kbd>↓</kbd> {searchWords.keys}
          <CornerDownLeft aria-hidden="true" />
        </p>
      )}
    </>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedText(text, terms).map(({ text: piece, isMarked, start }) =>
    isMarked ? <mark key={start}>{piece}</mark> : <span key={start}>{piece}</span>,
  );
}
