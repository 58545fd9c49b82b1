import type { Token } from '../words/tokens.ts';

/** Below this a number behind "square" counts something else than the px of a side. */
const SMALLEST_SIDE = 64;

/** The px of the side that a token says; null when it says none, or two that differ. */
function sideOf({ kind, unit, value, width, height }: Token): number | null {
  if (kind === 'size') return width !== undefined && width === height ? width : null;
  if (kind !== 'number' || !(unit === 'px' || unit === 'none')) return null;
  return value !== undefined && value >= SMALLEST_SIDE ? value : null;
}

/** "Square 1080x1080", "a square, 800 px" ask for that size, which cuts to the square by itself. */
export function withSquaresSized(tokens: readonly Token[]): Token[] {
  const square = tokens.findIndex(({ text }) => /^(square|squared)$/.test(text));
  const at = tokens.findIndex(
    (token, i) => Math.abs(i - square) <= 4 && square >= 0 && sideOf(token) !== null,
  );
  const token = tokens[at];
  const side = token && sideOf(token);
  const others = tokens
    .slice(Math.min(square, at), Math.max(square, at))
    .filter(({ kind }) => kind === 'word');
  const isOne = others.every(({ text }) =>
    /^(square|squared|format|of|at|to|and|resize|crop|it|size|pixels|in|the|a|photo|picture|image)$/.test(
      text,
    ),
  );
  // A frame or a blur of that many px beside a square is another wish.
  if (!token || side === null || side === undefined || !isOne) return [...tokens];
  const size: Token = {
    ...token,
    kind: 'size',
    text: `${side}x${side}`,
    width: side,
    height: side,
  };
  // "Crop it to a square, 800 px": one cut.
  let from = square;
  while (/^(it|this|to|into|a|the|photo|picture|image|in)$/.test(tokens[from - 1]?.text ?? ''))
    from -= 1;
  const lead = tokens[from - 1]?.text === 'crop' && square < at ? from - 1 : square;
  return tokens.flatMap((each, i) => {
    if (i >= lead && i < square) return [];
    if (i === square) return [{ ...each, text: 'resize' }];
    if (i === at) return [size];
    if (i === square - 1 && each.text === 'format') return [];
    return i > Math.min(square, at) && i < Math.max(square, at) ? [] : [each];
  });
}
