import { type AnyOperation, operationOf } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS, colourAt, isColourful } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS } from '../words/lexicon.ts';
import { TALK_WORDS } from '../words/talk-words.ts';
import type { Token } from '../words/tokens.ts';

const BARE: readonly (readonly [Token['kind'] | 'colour', AnyOperation])[] = [
  ['colour', operationOf({ op: 'tint' })],
  ['ratio', operationOf({ op: 'crop' })],
  ['size', operationOf({ op: 'resize' })],
  ['standard', operationOf({ op: 'resize' })],
];

/** "Forest green": a word of a colour's name, though by itself it is a thing; "the apple green" is about an apple. */
function isOfColourName(token: Token, tokens: readonly Token[]): boolean {
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  const at = tokens.indexOf(token);
  return [at - 2, at - 1, at].some((from) => {
    if (from < 0 || /^(?:the|my|our|his|her|their|its)$/.test(words[from - 1] ?? '')) return false;
    const { length = 0 } = colourAt(words, from) ?? {};
    return length > 1 && from + length > at;
  });
}

function kindOf(
  token: Token,
  { tokens }: Pick<Segment, 'tokens'> = { tokens: [] },
): Token['kind'] | 'colour' | 'how' {
  // "800 wide"
  const isSide = () => tokens.some((t) => /^(wide|tall|high|across)$/.test(t.text));
  if (token.kind === 'number' && token.unit === 'none' && isSide()) return 'size';
  if (token.kind === 'number' && token.unit === 'px') return 'size';
  if (token.kind === 'number' && token.unit === 'percent') return 'how';
  if (/^(wide|across|most)$/.test(token.text)) return 'how';
  if (token.kind === 'hex' || COLOUR_WORDS.has(token.text) || isOfColourName(token, tokens))
    return 'colour';
  if (
    /^(landscape|portrait|vertical|vertically|horizontal|horizontally|square|high|tall|height|width|quality|format|ratio|aspect|proportion|proportions|opacity|overlay|inch|inches|in|cm|print|prints|canvas|wallpaper|header|hero|banner)$/.test(
      token.text,
    ) ||
    COLOUR_MODIFIERS.has(token.text) ||
    FILLERS.has(token.text) ||
    INTENSITY_WORDS.has(token.text)
  )
    return 'how';
  return token.kind;
}

/** "Make it blue", "everything in blue": one colour, and a word that says what to do with it. */
function isTintWish(segment: Segment): boolean {
  const { tokens } = segment;
  const words = tokens.map((t) => (t.kind === 'word' ? t.text : ''));
  const first = tokens.findIndex((t) => kindOf(t, segment) === 'colour');
  const found = colourAt(words, first);
  const isOne = tokens.every(
    (t, i) => kindOf(t, segment) !== 'colour' || (i >= first && i < first + (found?.length ?? 1)),
  );
  if (found && !isColourful(found.colour.rgb)) return false;
  return (
    isOne &&
    tokens
      .slice(0, first)
      .some((t) => /^(make|turn|paint|in|overlay|wash|cast|everything)$/.test(t.text))
  );
}

/** "Make it grey", "the rest grey": without its colours. */
function isGreyWish({ tokens }: Segment): boolean {
  const isGrey = tokens.filter((t) => t.text === 'gray').length === 1;
  const others = tokens.every(
    (t) => t.text === 'gray' || /^(rest|else)$/.test(t.text) || kindOf(t) === 'how',
  );
  const saysWhere = tokens.some((t) => /^(make|turn|in|rest|else|everything|all)$/.test(t.text));
  return isGrey && others && saysWhere;
}

/** Ask for a better picture in general, by themselves or with "up". */
const MENDS = /^(fix|fixed|fixing|retouch|retouched|retouching|fixup)$/;

/** "Fix this photo", "touch it up": something is wrong, and nothing says what. */
function isMendWish({ tokens: said, weak }: Segment): boolean {
  // "Fix this photo of my grandma": what it shows.
  const of = said.findIndex(
    ({ text }, i) => text === 'of' && /^(photo|picture|image|pic)$/.test(said[i - 1]?.text ?? ''),
  );
  const tokens = of < 0 ? said : said.slice(0, of);
  const mends = tokens.filter((t, i) => MENDS.test(t.text) || isTouchingUp(tokens, i));
  return (
    mends.length > 0 &&
    weak.every(({ operation }) => operation.op !== 'erase') &&
    tokens.every(
      (t) =>
        t.kind === 'separator' ||
        mends.includes(t) ||
        FILLERS.has(t.text) ||
        TALK_WORDS.has(t.text) ||
        INTENSITY_WORDS.has(t.text),
    )
  );
}

const isTouchingUp = (tokens: readonly Token[], i: number) =>
  /^(touch|clean|tidy|spruce|polish)$/.test(tokens[i]?.text ?? '') &&
  tokens.slice(i + 1, i + 5).some((t) => t.text === 'up');

/** A value that says enough by itself: "make it blue" is a tint, "16:9" a crop, "800x600" a size. */
export function withBareWish(segment: Segment): Segment {
  if (segment.matches.length > 0) return segment;
  if (isGreyWish(segment)) {
    const from = segment.tokens.findIndex((t) => t.text === 'gray');
    const operation = operationOf({ op: 'grayscale' });
    const at = { from, to: from + 1, indices: [from] };
    return { ...segment, matches: [{ operation, hint: {}, isWeak: false, others: [], ...at }] };
  }
  if (isMendWish(segment)) {
    const operation = operationOf({ op: 'enhance' });
    const indices = segment.tokens.flatMap((t, i) => (MENDS.test(t.text) ? [i] : []));
    const at = { from: 0, to: 0, indices };
    const match = { operation, hint: { hope: true }, isWeak: false, others: [], ...at };
    return { ...segment, matches: [match] };
  }
  // "9:16 for my story": what it is for says nothing more.
  const purpose = segment.tokens.findIndex((t) => t.text === 'for');
  const said = purpose > 0 ? segment.tokens.slice(0, purpose) : segment.tokens;
  const kinds = new Set(said.map((token) => kindOf(token, segment)));
  kinds.delete('how');
  const quote = segment.tokens.findIndex((t) => t.kind === 'quote');
  if (quote >= 0) {
    const operation = operationOf({ op: 'text' });
    const match = {
      operation,
      hint: {},
      isWeak: false,
      others: [],
      from: quote,
      to: quote,
      indices: [],
    };
    return { ...segment, matches: [match] };
  }
  const found = kinds.size === 1 ? BARE.find(([kind]) => kinds.has(kind)) : undefined;
  if (!found || (found[0] === 'colour' && !isTintWish(segment))) return segment;
  // "Make it 4k" wants more of a small picture; "convert to 720p" wants that size.
  const isSize = segment.tokens.some((t) => /^(convert|to)$/.test(t.text));
  const hint = { factor: null, ...(isSize ? {} : { relative: 1 }) };
  return {
    ...segment,
    matches: [
      { operation: found[1], hint, isWeak: false, others: [], from: 0, to: 0, indices: [] },
    ],
  };
}
