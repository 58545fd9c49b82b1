import type { Clause } from '../grammar/clauses/clause.ts';
import { type Position, takePosition, takesBelow } from '../grammar/words/position.ts';
import { isOnPaper } from '../picture/set-caption.ts';
import type { TextHint } from './text-words.ts';

/** Where the text was written, behind "wrote “…”". */
export function placeInWords({ vertical, horizontal }: Position): string {
  if (horizontal === 'centre')
    return {
      ...{ top: 'at the top', middle: 'in the middle', bottom: 'at the bottom' },
      ...{ above: 'above the picture', below: 'below the picture' },
    }[vertical];
  if (vertical === 'above' || vertical === 'below')
    return `${vertical} the picture on the ${horizontal}`;
  return vertical === 'middle' ? `on the ${horizontal}` : `at the ${vertical} ${horizontal}`;
}

/** Where the text comes; at the bottom when nothing says where. */
export function positionIn(clause: Clause, { watermark, width }: TextHint): Position {
  const isCorner = clause.tokens.some((t) => t.text === 'corner');
  const isBelow = takesBelow(clause);
  const said = takePosition(clause);
  if (isBelow) return { vertical: 'below', horizontal: said?.horizontal ?? 'centre' };
  // "In the left corner" is a lower one.
  if (said && isCorner && said.horizontal !== 'centre' && said.vertical === 'middle')
    return { ...said, vertical: 'bottom' };
  if (said && !(isCorner && said.horizontal === 'centre')) return said;
  // Across all of the picture
  if (watermark && width && !said) return { vertical: 'middle', horizontal: 'centre' };
  const horizontal = isCorner || watermark ? 'right' : 'centre';
  return { vertical: said?.vertical === 'top' ? 'top' : 'bottom', horizontal };
}

/** "On the left" alone means half way down. */
export function inTheMiddleOfASide(
  clause: Clause,
  position: Position,
  { watermark }: TextHint,
): Position {
  const hasVertical = clause.tokens.some((t) =>
    /^(top|upper|above|bottom|lower|below|underneath|corner)$/.test(t.text),
  );
  if (position.horizontal === 'centre' || isOnPaper(position) || hasVertical || watermark)
    return position;
  return { ...position, vertical: 'middle' };
}
