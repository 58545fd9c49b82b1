import { clauseEnd } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { FAULTS } from './complaint-verbs.ts';

const LEAD =
  '(?:but |and |please |only |just |make |do |keep |it |really |very |quite |rather |all |though )*';
const RESTRAINT = new RegExp(
  `^${LEAD}(?:(?:dont|not|never) (?:to )?over ?(?:do|done|doing)(?: it| that| this| the (?:effect|filter|saturation|contrast|colors?|brightness|sharpening|sharpness|look|light|lighting|warmth|editing|treatment))?|without over ?doing(?: it| that)?|(?:subtle|subtly|discreet|discreetly|restrained|tasteful|tastefully|moderate|moderately|gentle|gently|slight|slightly|unobtrusive|in moderation|with restraint)|nothing (?:too )?(?:extreme|exaggerated|overdone|flashy|heavy)|(?:dont|not) exaggerat\\w+(?: it)?|without exaggerat\\w+(?: it)?|(?:without (?:that )?|so (?:that )?)?(?:it|this|that)? ?(?:being|not be|isnt|is not|not|doesnt|does not|be)? ?(?:too |so |very )*(?:noticeable|noticed|obvious|conspicuous|noticeably)(?: too)?(?: much)?|(?:not|without|no) (?:that |the |a |too |so |those |any )*(?:\\w+ )?(?:crunchy|overcooked|overdone|overprocessed|fake|artificial|plastic|exaggerated)(?: \\w+)?(?: look| effect)?|(?:not|nothing) too (?:much|strong|extreme|heavy|intense|bold|crazy|wild|harsh|hard))(?: please)?$`,
);
/** How much these are is no question. */
const ALL_OR_NOTHING = /^(remove|crop|rotate|flip|mirror|write|collage|background)$/;
const LASTLY = /^(finally|lastly|then)$/;
const JOINS = /^(and|then|finally|lastly|also|plus|but)$/;
/** Of these a part may be taken away. */
const BY_DEGREES = /^(noise|grain|haze|fog|mist|glare|shadows?|redness|vignette|cast|blur)$/;

/** Say how bad a fault is, or how strong a look: what is restrained is not that much. */
const MUCH_OF_IT =
  /^(far|way|very|really|super|extremely|heavily|strong|heavy|seriously|insanely|terribly|awfully)$/;
/** "Clean it up", "fix that": what is to be mended was told before. */
const MENDS_IT =
  /^(?:(?:please|can|could|you|just|then|so) )*(?:clean|clear|fix|sort|mend|correct|reduce|tidy|improve|tone) (?:it|this|that)(?: (?:up|out|down|please))*$/;

/** "Far too noisy, clean it up, but don't overdo it": where the complaint begins that such a wish refers to. */
function complaintBefore(tokens: readonly Token[], from: number, cut: number): number {
  const wish = tokens
    .slice(from, cut)
    .map(({ text }) => text)
    .join(' ');
  let end = from;
  while (tokens[end - 1]?.kind === 'separator') end -= 1;
  if (end === 0 || end === from || !MENDS_IT.test(wish)) return from;
  let start = end;
  while (start > 0 && tokens[start - 1]?.kind !== 'separator') start -= 1;
  const isComplaint = tokens
    .slice(start, end)
    .some(({ text }) => text === 'too' || FAULTS.has(text));
  return isComplaint ? start : from;
}

const ASKS =
  /^(please|can|could|would|you|i|we|id|want|need|like|to|have|give|make|put|add|apply|do|it|this|me|us|him|her|them|an?|some)$/;

/** "Sharpen slightly", "slightly HDR for the living room", "give it slightly golden light": where that stands. */
function wishFrom(wish: readonly Token[]): number {
  const at = wish.findIndex(({ text }) => !ASKS.test(text));
  return Math.max(0, at);
}

/** "HDR for the living room, but don't overdo it": little of what was asked for before. */
export function withRestraint(tokens: readonly Token[]): Token[] {
  for (let start = 1; start < tokens.length; start++) {
    const before = tokens[start - 1];
    const begins =
      before?.kind === 'separator' || /^(but|without|so)$/.test(tokens[start]?.text ?? '');
    if (!begins || tokens[start]?.kind !== 'word') continue;
    const end = clauseEnd(tokens, start);
    if (end - start > 9) continue;
    const said = tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
    if (!RESTRAINT.test(said)) continue;
    let cut = start;
    while (tokens[cut - 1]?.kind === 'separator') cut--;
    let from = cut;
    while (from > 0 && tokens[from - 1]?.kind !== 'separator') from--;
    // "And finally sharpen, not too much"
    while (from < cut - 1 && JOINS.test(tokens[from]?.text ?? '')) from++;
    const last = tokens.findLastIndex(({ text }, i) => i > from && i < cut && LASTLY.test(text));
    if (last > 0 && tokens[last - 1]?.text === 'and' && last < cut - 1) from = last + 1;
    from = complaintBefore(tokens, from, cut);
    const wish = tokens.slice(from, cut).filter(({ text }) => !MUCH_OF_IT.test(text));
    const isMuch =
      wish.length > 0 &&
      (!wish.some(({ text }) => ALL_OR_NOTHING.test(text)) ||
        wish.some(({ text }) => BY_DEGREES.test(text)));
    const lead = tokens[from] as Token;
    const little: Token[] = isMuch ? [{ ...lead, kind: 'word', text: 'slightly', raw: '' }] : [];
    const told = isMuch ? wish : tokens.slice(from, cut);
    const at = told.length <= 2 ? told.length : wishFrom(told);
    const limited = [...told.slice(0, at), ...little, ...told.slice(at)];
    return [...tokens.slice(0, from), ...limited, ...tokens.slice(end)];
  }
  return [...tokens];
}

/** "Oil painting, a bit like Monet": how much it is like one says nothing of how strong it is. */
export const withLikenessPlain = (tokens: readonly Token[]): Token[] =>
  tokens.filter((_, i) => {
    const a = tokens[i]?.text === 'a' ? i : i - 1;
    return !(
      tokens[a - 1]?.kind === 'separator' &&
      tokens[a]?.text === 'a' &&
      /^(bit|little)$/.test(tokens[a + 1]?.text ?? '') &&
      tokens[a + 2]?.text === 'like'
    );
  });
