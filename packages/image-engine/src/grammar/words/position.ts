import { type Clause, isFree } from '../clauses/clause.ts';

/** Where on the picture something goes. */
export interface Position {
  /** Above and below it: on paper that is added there. */
  vertical: 'top' | 'middle' | 'bottom' | 'above' | 'below';
  horizontal: 'left' | 'centre' | 'right';
}

const VERTICAL: Readonly<Record<string, Position['vertical']>> = {
  top: 'top',
  upper: 'top',
  above: 'top',
  bottom: 'bottom',
  lower: 'bottom',
  below: 'bottom',
  underneath: 'bottom',
  middle: 'middle',
  center: 'middle',
  centered: 'middle',
  head: 'top',
  foot: 'bottom',
};
const HORIZONTAL: Readonly<Record<string, Position['horizontal']>> = {
  left: 'left',
  right: 'right',
};
const POSITION_NOISE = new Set([
  'corner',
  'hand',
  'side',
  'edge',
  'part',
  'area',
  'of',
  'the',
  'in',
  'on',
  'at',
  'to',
]);

/** Words that say where. */
export const POSITION_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(VERTICAL),
  ...Object.keys(HORIZONTAL),
  'corner',
  'hand',
  'side',
  'edge',
]);

const BELOW = /^(below|under|underneath|beneath)$/;
const PICTURE = /^(picture|photo|photograph|image|pic)$/;

/** Whether something goes below the picture, not on it. */
export function takesBelow({ tokens, used }: Clause): boolean {
  const at = tokens.findIndex(({ text }) => BELOW.test(text));
  const noun = /^(the|my|our|this)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (at < 0 || !PICTURE.test(tokens[noun]?.text ?? '')) return false;
  for (let i = at; i <= noun; i++) used.add(i);
  return true;
}

/** Where on the picture; null when nothing says where. */
export function takePosition(clause: Clause): Position | null {
  let vertical: Position['vertical'] | null = null;
  let horizontal: Position['horizontal'] | null = null;
  for (const [i, token] of clause.tokens.entries()) {
    if (!isFree(clause, i) || token.kind !== 'word') continue;
    const v = Object.hasOwn(VERTICAL, token.text) ? VERTICAL[token.text] : undefined;
    const h = Object.hasOwn(HORIZONTAL, token.text) ? HORIZONTAL[token.text] : undefined;
    if (v && (!vertical || vertical === 'middle')) vertical = v;
    if (h) horizontal = h;
    if (v || h) clause.used.add(i);
  }
  if (!vertical && !horizontal) return null;
  for (const [i, token] of clause.tokens.entries()) {
    if (isFree(clause, i) && POSITION_NOISE.has(token.text)) clause.used.add(i);
  }
  return { vertical: vertical ?? 'middle', horizontal: horizontal ?? 'centre' };
}
