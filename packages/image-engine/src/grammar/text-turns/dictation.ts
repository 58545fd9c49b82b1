import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** Words that say where on the picture. */
export const PLACE = /^(in|at|on|the|top|bottom|left|right|center|middle|corner|upper|lower)$/;

/** The tokens with those of a range as one quote. */
export function quoted(tokens: readonly Token[], from: number, to: number): Token[] {
  const said = tokens.slice(from, to);
  const raw = said
    .filter((t) => t.raw !== '')
    .map((t, i, all) => (i === 0 || all[i - 1]?.end === t.start ? t.raw : ` ${t.raw}`))
    .join('');
  const { start } = said[0] as Token;
  const { end } = said.at(-1) as Token;
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  return [...tokens.slice(0, from), quote, ...tokens.slice(to)];
}

/** Words behind these are dictated. */
const DICTATES = /^(saying|says|reading|reads|words|write)$/;
/** Behind "write", these are no text yet: "write it in red", "write my name". */
const NOT_DICTATED =
  /^(it|this|that|in|on|at|across|a|an|the|some|text|something|nothing|anything|my|our|his|her|their|to|of|over|with|and|or|down|out|is|are|backwards|backward|reversed|mirrored|inverted)$/;
const LEADS_TO = /^(at|in|on|to|across|along|over|onto|near|under|with)$/;
export const BEGINS =
  /^(make|add|put|crop|rotate|turn|blur|remove|write|change|give|set|another|also|a|in|it|the|resize|flip|sharpen|frame)$/;
const HOW_SET =
  /^(top|bottom|middle|center|left|right|corner|upper|lower|big|small|large|tiny|huge|bold|font|letters|cursive|script|handwriting|handwritten|caps|capitals|picture|photo|image|it|front|typewriter|serif|arabic|chinese|japanese|korean|hebrew|russian|hindi|greek|width|sky|background|side|edge)$/;

/** "Above them", "under each picture" */
const isBesideIt = (tokens: readonly Token[], at: number): boolean =>
  /^(above|below|under|underneath|beneath)$/.test(tokens[at]?.text ?? '') &&
  /^(each|both|them|it)$/.test(tokens[at + 1]?.text ?? '') &&
  at > 0;

/** Whether "at the bottom", "in big red letters" begins there: how or where the text is set. */
function isSetting(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 4).filter(({ kind }) => kind === 'word');
  // "See you in hell in red": what the next of such words leads to is another's.
  const next = behind.findIndex(({ text }, i) => i > 0 && LEADS_TO.test(text));
  const rest = next < 0 ? behind : behind.slice(0, next);
  const isHow = rest.some(({ text }) => HOW_SET.test(text) || COLOUR_WORDS.has(text));
  return (LEADS_TO.test(tokens[at]?.text ?? '') && isHow) || isBesideIt(tokens, at);
}

/** Behind a dash these are wishes, though they have a capital. */
export const WISHED =
  /^(?:\w+er|sepia|gr[ae]yscale|black|monochrome|vintage|retro|square|polaroid|hdr|cartoon|comic|sketch|mirrored|rotated|upside)$/;

/** "Happy 70th, Grandma!", "Lisbon, May 2023", "Anna - Ben": names and figures behind a comma or a dash go on, up to where they end. */
export function goesOnByName(tokens: readonly Token[], from: number, comma: number): boolean {
  const { text: joint = '' } = tokens[comma] ?? {};
  if (!/^[,–—-]$/.test(joint) || !/^\p{Lu}/u.test(tokens[from]?.raw ?? '')) return false;
  if (joint !== ',' && WISHED.test(tokens[comma + 1]?.text ?? '')) return false;
  let to = comma + 1;
  while (
    tokens[to]?.kind === 'number' ||
    (/^\p{Lu}/u.test(tokens[to]?.raw ?? '') && !BEGINS.test(tokens[to]?.text ?? ''))
  )
    to += 1;
  const next = tokens[to];
  // "Anna - Ben and make it warm"
  const isNext = /^(and|then)$/.test(next?.text ?? '') && BEGINS.test(tokens[to + 1]?.text ?? '');
  const isEnd = !next || next.kind === 'separator' || next.text === 'written' || isNext;
  return to > comma + 1 && (isEnd || isSetting(tokens, to));
}

/** Behind the sign that ends a cry or a question, where one stands right behind the words: "Leo is 5!" */
export function behindCry(tokens: readonly Token[], to: number): number {
  let at = to;
  while (/^[!?]$/.test(tokens[at]?.text ?? '') && tokens[at]?.start === tokens[at - 1]?.end)
    at += 1;
  return at;
}

/** "Write bottom right 2024": where the text itself begins, behind its place; "top secret" is text. */
function behindPlace(tokens: readonly Token[], from: number): number {
  // "Write below Lisbon 2023"
  const isBelow =
    /^(below|underneath|beneath)$/.test(tokens[from]?.text ?? '') &&
    /^\p{Ll}/u.test(tokens[from]?.raw ?? '') &&
    /^\p{Lu}/u.test(tokens[from + 1]?.raw ?? '');
  if (isBelow) return from + 1;
  let at = from;
  while (PLACE.test(tokens[at]?.text ?? '') && !/^\p{Lu}/u.test(tokens[at]?.raw ?? '')) at += 1;
  const next = tokens[at];
  if (!next || next.kind === 'separator') return from;
  return at >= from + 2 || next.kind === 'number' ? at : from;
}

/** Begin what somebody says, and are no things that are put somewhere. */
const SPEAKS =
  /^(who|whos|what|whats|when|why|how|where|guess|i|im|you|youre|we|never|happy|welcome|thanks|see)$/;

/** "At the bottom put what a day!" */
const isPutThere = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.text === 'put' &&
  /^(top|bottom|middle|above|below)$/.test(tokens[i - 2]?.text ?? '') &&
  SPEAKS.test(tokens[i]?.text ?? '') &&
  !/^(emojis?|smileys?|faces?|stickers?|people|kids|many|i)$/.test(tokens[i + 1]?.text ?? '');

/** Say that something is to be written. */
const WRITING =
  /^(add|put|write|text|caption|title|subtitle|headline|words|with|place|include|insert|want|make|a|an|that|letters|watermark|label|quote|meme|print|type|and|top|bottom)$/;

/** "The sign says hello", "my boss says it is fine": who says it, it is not to be written. */
export function tellsWhatIsSaid(tokens: readonly Token[], says: number): boolean {
  if (!/^(says|reads)$/.test(tokens[says]?.text ?? '')) return false;
  const from = tokens.findLastIndex(({ kind }, i) => i < says && kind === 'separator') + 1;
  const start = /^(and|but|because|since|so)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  return (
    says - start >= 2 &&
    /^(the|my|our|his|her|this)$/.test(tokens[start]?.text ?? '') &&
    !tokens.slice(start, says).some(({ text }) => WRITING.test(text))
  );
}

/** "Make the title say Winter" */
const isMadeToSay = (tokens: readonly Token[], i: number) =>
  tokens[i - 1]?.text === 'say' &&
  (/^(title|text|caption|headline|sign)$/.test(tokens[i - 2]?.text ?? '') ||
    // "With letters that say SOLD"
    (tokens[i - 2]?.text === 'that' &&
      /^(letters|words|text|writing|lettering)$/.test(tokens[i - 3]?.text ?? '')));

/** "Saying SOLD OUT huge": what follows capitals in small letters is said of them. */
const isSoftBehindCapitals = (tokens: readonly Token[], from: number, at: number): boolean =>
  at > from &&
  tokens.slice(from, at).every(({ kind, raw }) => kind === 'number' || raw === raw.toUpperCase()) &&
  tokens.slice(from, at).some(({ raw }) => /^\p{Lu}{2,}$/u.test(raw)) &&
  /^\p{Ll}+$/u.test(tokens[at]?.raw ?? '');

/** "A polaroid with Lisbon, May 2023 written underneath": the text, between both words; null when there is none. */
function withWrittenQuoted(tokens: readonly Token[]): Token[] | null {
  const written = tokens.findIndex(({ text }) => /^(?:hand)?written$/.test(text));
  const from = tokens.findLastIndex(({ text }, i) => i < written && text === 'with') + 1;
  const isText =
    from > 0 &&
    written > from &&
    tokens
      .slice(from, written)
      .every(({ kind, text, raw }) => kind === 'number' || text === ',' || /^[\p{Lu}&]/u.test(raw));
  return isText ? quoted(tokens, from, written) : null;
}

const isShouted = ({ raw }: Token) => /^\p{Lu}{2,}$/u.test(raw);

/** "Add the words best dad ever in handwriting": the text itself, which is no wish. */
export function withDictationQuoted(tokens: readonly Token[]): Token[] {
  const written = withWrittenQuoted(tokens);
  if (written) return written;
  // "Add name rahul at the bottom"
  const isNamed = (i: number) =>
    tokens[i - 1]?.text === 'name' &&
    tokens
      .slice(Math.max(0, i - 4), i - 1)
      .some(({ text }) => /^(add|put|write|print)$/.test(text)) &&
    !/^(tag|tags|plate|badge|card|sign|here|only|too|please|small|big|large|below|under|underneath|beneath|above)$/.test(
      tokens[i]?.text ?? '',
    );
  const said = tokens.findIndex(
    (t, i) =>
      t.kind === 'word' &&
      !tellsWhatIsSaid(tokens, i - 1) &&
      (DICTATES.test(tokens[i - 1]?.text ?? '') ||
        isNamed(i) ||
        isMadeToSay(tokens, i) ||
        isPutThere(tokens, i)) &&
      (!NOT_DICTATED.test(t.text) || isShouted(t)) &&
      !DICTATES.test(t.text) &&
      (tokens[i - 1]?.text !== 'words' || tokens[i - 2]?.text === 'the'),
  );
  if (said < 0) return [...tokens];
  const from = behindPlace(tokens, said);
  let to = from;
  while (
    to < tokens.length &&
    (tokens[to]?.kind !== 'separator' || goesOnByName(tokens, from, to)) &&
    !isSetting(tokens, to)
  ) {
    const isNext =
      /^(and|then|but)$/.test(tokens[to]?.text ?? '') && BEGINS.test(tokens[to + 1]?.text ?? '');
    if (isNext || isSoftBehindCapitals(tokens, from, to)) break;
    to += 1;
  }
  // "… bottom left"
  while (to > from + 1 && PLACE.test(tokens[to - 1]?.text ?? '')) to -= 1;
  if (to === from) return [...tokens];
  const end = behindCry(tokens, to);
  return [...quoted(tokens.slice(0, end), from, end), ...withNextQuoted(tokens.slice(end))];
}

/** "Write Before on the left and After on the right": the second text, behind the place of the first. */
function withNextQuoted(rest: readonly Token[]): Token[] {
  if (!isSetting(rest, 0)) return [...rest];
  const at = rest.findIndex(
    ({ text, raw }, i) =>
      /^(and|then)$/.test(rest[i - 1]?.text ?? '') && /^\p{Lu}/u.test(raw) && !BEGINS.test(text),
  );
  let to = at + 1;
  while (to < rest.length && rest[to]?.kind === 'word' && !isSetting(rest, to)) to += 1;
  return at > 0 && isSetting(rest, to) ? quoted(rest, at, to) : [...rest];
}
