import type { Token } from '../words/tokens.ts';

/** Between a number and what it counts: "1. brighter", "2) crop", "3: a border". */
const MARK = /^\s{0,2}(?:[.):]|[-–—](?=\s))/;
/** Before a number that counts something, if anything does: the beginning, a line, a blank, a bracket. */
const LEAD = /(?:^|[\s(,;.!?])$/;
/** "Step 1:", "(1)" */
const NAMED = /^(step|no|number|nr|point)$/;

/** "(photo 1)" says which picture, and begins no item. */
const PICTURE = /\((?:photo|picture|image|pic|bild|foto|imagen)\s*$/i;
/** So many letters have the longest of these words and its bracket, with a blank or two. */
const PICTURE_LENGTH = 12;

/** The number that a token may give an item of a list; null when it says how much of something. */
function markerAt(token: Token, prompt: string): number | null {
  const { kind, unit, value = 0, start, end, raw } = token;
  const isPlain = kind === 'number' && unit === 'none' && /^\d{1,2}\s*$/.test(raw);
  const isMarked =
    MARK.test(prompt.slice(end, end + 4)) && LEAD.test(prompt.slice(Math.max(0, start - 1), start));
  const isOfPicture = PICTURE.test(prompt.slice(Math.max(0, start - PICTURE_LENGTH), start));
  return isPlain && isMarked && !isOfPicture ? value : null;
}

/**
 * "1. brighter 2. crop it": numbers that count wishes from 1 on are no values of any of them; each begins
 * a wish.
 */
export function withListsParted(tokens: readonly Token[], prompt: string): Token[] {
  const markers: number[] = [];
  for (const [i, token] of tokens.entries())
    if (markerAt(token, prompt) === markers.length + 1) markers.push(i);
  const isList = markers.length > 1 || markers[0] === 0;
  if (!isList) return [...tokens];
  return tokens.flatMap((token, i) => {
    if (markers.includes(i)) return [{ ...token, kind: 'separator' as const, text: ';' }];
    const isSign = markers.includes(i - 1) && token.kind === 'separator';
    const isName = markers.includes(i + 1) && NAMED.test(token.text);
    return isSign || isName ? [] : [token];
  });
}
