import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS, NEGATORS, PARTS, PERSONS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';
import { quoted } from './dictation.ts';

/** Ask for something to be put on the picture. */
const PUTS = /^(add|put|place|stick|slap|overlay|insert|stamp|print|include|have|with|of)$/;
/** Abbreviations that are written in capitals anyway. */
const ALWAYS =
  /^(hdr|png|jpe?g|gif|webp|pdf|svg|rgb|cmyk|dslr|hd|uhd|bw|bg|ai|ig|fb|pfp|usa|uk|eu|id|pls|plz|asap|iso|dpi|ppi|ev|wb|ok)$/;
/** Where or how it is set. */
const SET =
  /^(slapped|slap|plastered|splashed|stamped|printed|written|emblazoned|here|in|on|at|across|over|along|near|big|large|small|bold|huge|tiny|top|bottom|left|right|center|middle|upper|lower|diagonally|above|below|under|please|and|then)$/;

const isShouted = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}[\p{Lu}'’&-]+$/u.test(raw);
/** "+1,5 IL" */
const isStops = (token: Token, next: Token | undefined) =>
  token.kind === 'number' && /^(?:IL|EV)$/.test(next?.raw ?? '');
/** Means something by itself, shouted or not: "put ME on a beach". */
const isMeant = ({ text }: Token) =>
  ALWAYS.test(text) ||
  [FILLERS, NEGATORS, PARTS, PERSONS, INTENSITY_WORDS, COLOUR_WORDS, POSITION_WORDS].some((set) =>
    set.has(text),
  );

/** Index behind the shouted words, figures and marks that begin there. */
function shoutedTo(tokens: readonly Token[], from: number): number {
  let to = from;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const isGlued =
      token.kind === 'separator' &&
      /^[!?.]$/.test(token.text) &&
      tokens[i - 1]?.end === token.start;
    const isFigure = token.kind === 'number' || token.raw === '&';
    // "SALE -50%"
    const isPrice = to === i && to > from && /[%€$£]/.test(token.raw);
    // "SALE 20% off"
    const isOff = to === i && token.text === 'off' && /%/.test(tokens[i - 1]?.raw ?? '');
    if (isShouted(token) || isPrice || isOff) to = i + 1;
    else if (isGlued && to === i && /[!?]/.test(token.text)) to = i + 1;
    else if (!isFigure) break;
  }
  return to;
}

const isSetting = ({ kind, text }: Token): boolean =>
  kind === 'separator' ||
  SET.test(text) ||
  COLOUR_WORDS.has(text) ||
  /^(the|very|letters)$/.test(text);

/** Whether letters are spoken of before the sentence ends. */
function saysLetters(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(
    ({ kind, text }, i) => i >= from && kind === 'separator' && text !== ',',
  );
  const rest = tokens.slice(from, end < 0 ? undefined : end);
  return rest.some(({ text }) => /^(letters|letter|font|type|lettering)$/.test(text));
}

/** The same with "write" before how and where: the quote stands at `quote`. */
function withSettingsWritten(tokens: readonly Token[], quote: number): Token[] {
  const first = tokens[0] as Token;
  const how = tokens.slice(0, quote).filter(({ kind }) => kind === 'word');
  return [
    { ...first, kind: 'word', text: 'write', raw: '' },
    tokens[quote] as Token,
    ...how,
    ...tokens.slice(quote + 1),
  ];
}

/** "Put SALE in the top right": capitals among small letters, where a thing to be put would stand, are to be written. */
export function withShoutedQuoted(tokens: readonly Token[]): Token[] {
  if (!tokens.some((t) => t.kind === 'word' && /^\p{Ll}{2}/u.test(t.raw))) return [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (isStops(token, tokens[i + 1])) return [...tokens];
    const isFirst = isShouted(token) || token.kind === 'number';
    const before = tokens[i - 1];
    const isPut = PUTS.test(before?.text ?? '') && before?.kind === 'word';
    // "Top, in yellow: FLEA MARKET"
    const isSaidHow =
      before?.text === ':' &&
      tokens.slice(0, i - 1).every((t) => isSetting(t)) &&
      tokens.slice(0, i - 1).some(({ text }) => POSITION_WORDS.has(text));
    // "YouTube thumbnail, WE QUIT! in yellow"
    const isApart = before?.kind === 'separator' && before.text === ',';
    // "Big bold SALE in the middle"
    const isHow =
      i > 0 &&
      i < 4 &&
      tokens.slice(0, i).every((t) => t.kind === 'word' && isSetting(t)) &&
      SET.test(tokens[shoutedTo(tokens, i)]?.text ?? '');
    if (!isFirst || !(isPut || i === 0 || isSaidHow || isApart || isHow)) continue;
    const to = shoutedTo(tokens, i);
    const said = tokens.slice(i, to);
    const next = tokens[to];
    const isSet = next !== undefined && SET.test(next.text);
    const isEnd =
      next === undefined || next.kind === 'separator' || isSet || COLOUR_WORDS.has(next.text);
    const words = said.filter(isShouted);
    if (words.length === 0 || !isEnd || ((i === 0 || isApart) && !isSet)) continue;
    if (isApart && words.length < 2) continue;
    if (isHow) return withSettingsWritten(quoted(tokens, i, to), i);
    if (isSaidHow) return withSettingsWritten(quoted(tokens, i, to), i);
    const isWish = beginsPhrase(words) > 0 || words.some((t) => ALWAYS.test(t.text));
    // "Put NEW in the corner", but not "put ME in the corner".
    // "WATCH THIS on the left in huge letters"
    const isLettered = words.length > 1 && saysLetters(tokens, to);
    const isSign = isLettered || said.length > words.length || words.every((t) => t.text === 'new');
    const isWord = words.every(isMeant) && !(isSet && isSign);
    if (!isWish && !isWord) return quoted(tokens, i, to);
  }
  return [...tokens];
}
