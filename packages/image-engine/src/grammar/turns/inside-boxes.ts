import type { Token } from '../words/tokens.ts';

const INSIDE =
  /^(?:fit|fits|fitting|fitted|stay|stays|be|remain)(?: (?:it|this|that|picture|photo|image|the))* (?:within|inside|into|in)$/;
/** "Maximal 900 × 600", as German has it, is an extreme of whatever else. */
const AT_MOST =
  /^(?:max|maximum|extremely|at most|no more than|up to|not larger than|no larger than|no bigger than|not bigger than|within)$/;
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

/** "The picture may be", "can the picture": how big it is let be, which the size says. */
const ALLOWED =
  /^(?:(?:the|my|this|picture|photo|image|it|file|can|may|should|must|is|be|allowed|to|only|want|have) ?)+$/;
/** "…, make it smaller accordingly": what the limit asks for already. */
const SHRINKS =
  /^(?:want |have |big |px |please |so |and |can |you |could )*(?:(?:make )?(?:it |that |this |the picture )?smaller|reduce|reduce it|resize|resize it|shrink|shrink it|scale it down|scale down|downsize|downsize it|adjust|adjust it|get it smaller)(?: accordingly| please| for me| it| decent| to fit| that| to that)*$/;

/** Without what says the same as the limit, before it and behind it. */
function withoutShrinking(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let clause: Token[] = [];
  const close = () => {
    if (!SHRINKS.test(wordsOf(clause))) result.push(...clause);
    clause = [];
  };
  for (const token of tokens) {
    if (token.kind !== 'separator') clause.push(token);
    else {
      close();
      result.push(token);
    }
  }
  close();
  return result;
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
  let behind = at + 1;
  while (/^(?:box|pixels?|px|big|large|want|have)$/.test(tokens[behind]?.text ?? '')) behind += 1;
  const said = tokens.slice(0, from);
  const begin = said.findLastIndex(({ kind }) => kind === 'separator') + 1;
  const isAllowed = isLimit && ALLOWED.test(wordsOf(said.slice(begin)));
  const asked = [...limit.slice(isResized ? 1 : 0).map(word), isSquare ? px : size];
  const lead = isAllowed ? said.slice(0, begin) : said;
  const rest = tokens.slice(behind);
  return isLimit
    ? [...withoutShrinking(lead), ...asked, ...withoutShrinking(rest)]
    : [...lead, ...asked, ...rest];
}
