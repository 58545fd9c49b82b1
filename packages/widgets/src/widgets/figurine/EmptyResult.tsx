import { Box } from 'lucide-react';
import type { FigurineBeginWords } from '../../locales/figurine.ts';

/** Where the figurine will be. */
export function EmptyResult({ words }: { words: FigurineBeginWords }) {
  return (
    <div className="nb-figurine__stage nb-figurine__stage--empty">
      <span className="nb-nothing__icon">
        <Box aria-hidden="true" />
      </span>
      <strong>{words.figurineEmptyTitle}</strong>
      <p>{words.figurineEmptyText}</p>
    </div>
  );
}
