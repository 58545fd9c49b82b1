import type { Token } from './tokens.ts';

const INSIDE =
  /^(?:fit|fits|fitting|fitted|stay|stays|be|remain)(?: (?:it|this|that|picture|photo|image|the))* (?:within|inside|into|in)$/;
const AT_MOST =
  /^(?:max|maximum|at most|no more than|up to|not larger than|no larger than|no bigger than|not bigger than|within)$/;
const ARTICLES = /^(?:a|an|the|box|of|square|px)$/;

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** Where what says that the size is a limit begins; -1 when nothing does. */
function limitFrom(tokens: readonly Token[], at: number): number {
  let end = at;
  while (ARTICLES.test(tokens[end - 1]?.text ?? '')) end -= 1;
  for (let from = Math.max(0, end - 6); from < end; from++) {
    const words = wordsOf(tokens.slice(from, end));
    if (INSIDE.test(words) || AT_MOST.test(words)) return from;
  }
  return -1;
}

/**
 * "Fit within 1600 × 1600": into a square box the whole picture goes when its long side does; a size
 * by itself would cut it to that shape.
 */
export function withBoxesAsLimits(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind, width, height }) => kind === 'size' && width === height);
  const size = tokens[at];
  const from = size ? limitFrom(tokens, at) : -1;
  if (!size || size.width === undefined || from < 0) return [...tokens];
  const word = (text: string): Token => ({
    ...{ kind: 'word', text, raw: '' },
    ...{ start: size.start, end: size.end },
  });
  const px: Token = {
    ...{ kind: 'number', text: String(size.width), raw: size.raw, value: size.width, unit: 'px' },
    ...{ start: size.start, end: size.end },
  };
  const limit = ['resize', 'long', 'side', 'at', 'most'].map(word);
  const isResized = /^(resize|scale)$/.test(tokens[from - 1]?.text ?? '');
  const rest = tokens.slice(at + (tokens[at + 1]?.text === 'box' ? 2 : 1));
  return [...tokens.slice(0, from), ...limit.slice(isResized ? 1 : 0), px, ...rest];
}
