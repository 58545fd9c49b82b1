import type { Token } from '../words/tokens.ts';

const INSIDE =
  /^(?:fit|fits|fitting|fitted|stay|stays|be|remain)(?: (?:it|this|that|picture|photo|image|the))* (?:within|inside|into|in)$/;
const AT_MOST =
  /^(?:max|maximum|at most|no more than|up to|not larger than|no larger than|no bigger than|not bigger than|within)$/;
const ARTICLES = /^(?:a|an|the|box|of|square|px|size)$/;
/** "Scale it to fit 1200 × 800" may enlarge it; "crop it to fit" cuts. */
const FITS = /^(?:fit|fits|fitting|fitted)(?: (?:it|this|that|picture|photo|image|the))*(?: to)?$/;
const CUTS = /^(?:crop|cropped|fill|fills|cover|trim|cut)$/;

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** Where what says that the picture is to fit begins, and whether the size is a limit; null when nothing does. */
function fitFrom(tokens: readonly Token[], at: number): { from: number; isLimit: boolean } | null {
  let end = at;
  while (ARTICLES.test(tokens[end - 1]?.text ?? '')) end -= 1;
  const isCut = tokens.slice(0, at).some(({ text }) => CUTS.test(text));
  for (let from = Math.max(0, end - 6); from < end; from++) {
    const words = wordsOf(tokens.slice(from, end));
    if (INSIDE.test(words) || AT_MOST.test(words)) return { from, isLimit: true };
    if (FITS.test(words) && !isCut) return { from, isLimit: false };
  }
  return null;
}

/**
 * "Fit within 1600 × 900": the whole picture goes into the box; a size by itself would cut it to that
 * shape. Into a square box it goes when its long side does.
 */
export function withBoxesAsLimits(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'size');
  const size = tokens[at];
  const fit = size ? fitFrom(tokens, at) : null;
  if (!size || size.width === undefined || !fit) return [...tokens];
  const { from, isLimit } = fit;
  const place = { start: size.start, end: size.end };
  const word = (text: string): Token => ({ kind: 'word', text, raw: '', ...place });
  const px: Token = {
    ...{ kind: 'number', text: String(size.width), raw: size.raw, value: size.width, unit: 'px' },
    ...place,
  };
  const isSquare = size.width === size.height;
  const most = isLimit ? ['at', 'most'] : [];
  const limit = ['resize', ...(isSquare ? ['long', 'side'] : ['inside']), ...most];
  const isResized = /^(resize|scale|resized|scaled)$/.test(tokens[from - 1]?.text ?? '');
  const rest = tokens.slice(at + (tokens[at + 1]?.text === 'box' ? 2 : 1));
  return [
    ...tokens.slice(0, from),
    ...limit.slice(isResized ? 1 : 0).map(word),
    isSquare ? px : size,
    ...rest,
  ];
}
