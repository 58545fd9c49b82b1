import { isValue } from '../clauses/values.ts';
import { withDatesQuoted } from '../languages/dictated-text/dates.ts';
import { type Token, wordText } from '../words/tokens.ts';
import { withShoutedQuoted } from './capitals.ts';
import { behindCry, goesOnByName, PLACE, quoted, withDictationQuoted } from './dictation.ts';
import { withSignsQuoted } from './written-signs.ts';

const GREETINGS = [
  'happy birthday',
  'happy new year',
  'happy anniversary',
  'happy holidays',
  'happy easter',
  'happy halloween',
  'happy valentines day',
  'happy mothers day',
  'happy fathers day',
  'merry christmas',
  'merry xmas',
  'seasons greetings',
  'congratulations',
  'congrats',
  'good morning',
  'good night',
  'thank you',
  'i love you',
  'get well soon',
  'season greetings',
  'happy christmas',
  'joyeux anniversaire',
  'joyeux noel',
  'feliz navidad',
  'feliz cumpleanos',
  'felicidades',
  'bonne fete',
  'bonne annee',
  'frohe weihnachten',
  'alles gute',
].map((text) => text.split(' '));
const TEXT =
  /^(text|caption|title|subtitle|headline|heading|label|slogan|words|saying|says|reading|quote|date|year|time|place|address|credits?|copyright|watermark|signature|footer)$/;
const LEADS = /^(add|put|write|with|type|stick)$/;

const WRITES = /^(write|type|print|caption|text|title|says|saying|reads)$/;
const isCapitals = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}[\p{Lu}'’&!-]+$/u.test(raw);

/** Say that what was named before is to be written. */
const LETTERING = /^(handwriting|handwritten|letters|lettering|font|script|cursive|calligraphy)$/;
const WHOSE =
  /^(family|team|crew|gang|club|school|class|shop|store|clan|household|kids|boys|girls|twins|bunch)$/;
const isName = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}/u.test(raw);
/** Say how letters are. */
const LETTERED =
  /^(cursive|handwriting|handwritten|italics?|bold|serif|script|big|small|large|white|black|red|yellow|gold|pink|blue)$/;
const LANGUAGE =
  /^(english|french|german|spanish|italian|welsh|irish|gaelic|latin|dutch|portuguese|polish|hindi)$/;
const NOUNS = /^(name|words|word|text|caption|title|saying|says|reads|reading|write)$/;

/** "Put the title on it Summer Fair" */
const isNameOnIt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:name|title|names) on (?:it|this|there|top)$/.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** "The words Best Dad Ever": what is written with capitals behind such a word is the text itself. */
function withNamesQuoted(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex(
    (t, i) =>
      isName(t) &&
      i > 0 &&
      (NOUNS.test(tokens[i - 1]?.text ?? '') ||
        isNameOnIt(tokens, i) ||
        (/^(put|add)$/.test(tokens[i - 1]?.text ?? '') &&
          tokens.slice(i).some(({ text }) => LETTERING.test(text)))),
  );
  let to = from + 1;
  const carriesOn = (i: number): boolean => {
    const token = tokens[i];
    if (!token || token.kind === 'separator') return false;
    const isJoint = /^(of|the|and|to|a|my|our|from|for|is|you|with|&)$/i.test(token.raw);
    // "80th"
    const number = tokens[i - 1]?.kind === 'number' ? tokens[i - 1] : undefined;
    const isGlued = number?.end === token.start && !/\s$/.test(number.raw);
    return (
      isName(token) ||
      token.kind === 'number' ||
      (isGlued && token.kind === 'word') ||
      (isJoint && carriesOn(i + 1))
    );
  };
  while (from >= 0 && (carriesOn(to) || goesOnByName(tokens, from, to))) to += 1;
  // "From the Hughes family"
  if (from >= 0 && to > from + 1 && WHOSE.test(tokens[to]?.text ?? '')) to += 1;
  to = behindCry(tokens, to);
  // "My name Lisa"
  const isNamed = tokens[from - 1]?.text === 'name';
  return from < 0 || to < from + (isNamed ? 1 : 2) ? [...tokens] : quoted(tokens, from, to);
}

/** Behind a percentage: what is offered. */
const OFFERED =
  /^(off|discount|rabatt|remise|descuento|free|extra|cotton|wool|natural|organic|vegan|handmade|recycled)$/i;

/** Whether a text in capitals goes on there: "SUMMER FETE 2025", "SALE 30% off". */
function isMoreOfIt(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  const isShare = token.unit === 'percent' && OFFERED.test(next?.raw ?? '');
  const isOffer = before?.unit === 'percent' && OFFERED.test(token.raw);
  // "SALE -30% in the middle"
  const isCut = token.unit === 'percent' && /^[-–−]/.test(token.raw);
  return isCapitals(token) || token.unit === 'none' || isShare || isOffer || isCut;
}

/** "Write SALE in big letters": capitals among small letters are the text itself. */
function withCapitalsQuoted(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex((t, i) => {
    const [two, one] = [tokens[i - 2]?.text ?? '', tokens[i - 1]?.text ?? ''];
    return isCapitals(t) && WRITES.test(/^(it|this)$/.test(one) ? two : one);
  });
  if (from < 0 || !tokens.some((t) => t.kind === 'word' && /\p{Ll}/u.test(t.raw)))
    return [...tokens];
  const end = (at: number): number => {
    let to = at + 1;
    while (isMoreOfIt(tokens, to)) to += 1;
    // "POW!"
    return behindCry(tokens, to);
  };
  let result = [...tokens];
  // "WHEN MONDAY HITS at the top and NOBODY ASKED at the bottom": the last first, as places shift.
  for (let at = tokens.length - 1; at > from; at--) {
    const before = tokens[at - 1]?.text ?? '';
    const isNext = isCapitals(tokens[at] as Token) && /^(and|then|,)$/.test(before);
    // "Top text WHEN MONDAY bottom text COMES"
    const isNamed = isCapitals(tokens[at] as Token) && /^(text|caption)$/.test(before);
    // "BEFORE and AFTER underneath"
    const isPair = isNext && /^(?:and)$/.test(before) && at === from + 2;
    if (isNamed || isPair || (isNext && end(at) > at + 1)) result = quoted(result, at, end(at));
  }
  return quoted(result, from, end(from));
}

/** Begin a wish, or say where and how. */
const SAYS_MORE =
  /^(in|at|on|to|with|and|then|also|but|please|make|add|put|crop|blur|remove|turn|resize|rotate|flip|change|give|use|set|write|place|top|bottom|left|right|no|not|keep|without)$/;
const HOW =
  /^(look|style|effect|filter|background|font|frame|border|caps|capitals|italic|px|pixels|photo|picture|image|centered|corner)$/;

/** "Text: Stay hungry, stay foolish": what follows the comma is no wish, and says nothing of the letters. */
function goesOn(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(({ kind }, i) => i >= from && kind === 'separator');
  const part = tokens.slice(from, end < 0 ? tokens.length : end);
  const first = part.find(({ text }) => !/^(the|a|an)$/.test(text));
  if (first?.kind !== 'word') return false;
  return !SAYS_MORE.test(first.text) && !isValue(first) && !part.some(({ text }) => HOW.test(text));
}

/** "Write our address on it: …" */
function isWrittenOn(tokens: readonly Token[], write: number, colon: number): boolean {
  const between = tokens.slice(write + 1, colon);
  return (
    write >= 0 &&
    between.length <= 6 &&
    between.at(-2)?.text === 'on' &&
    between.at(-1)?.text === 'it' &&
    between.every(({ kind }) => kind === 'word')
  );
}

/** "Add some text: Happy 40th!": what stands behind the colon is the text. */
function withColonQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const write = tokens.findIndex(({ text }) => text === 'write');
  const colon = tokens.findIndex((t, i) => {
    if (t.text !== ':') return false;
    let noun = i - 1;
    // "Text in the top left: Hello"
    while ([PLACE, LETTERED, LANGUAGE].some((each) => each.test(tokens[noun]?.text ?? '')))
      noun -= 1;
    // "Write our address on it: 7 Snow Hill"
    if (isWrittenOn(tokens, write, i)) return true;
    // "Caption it: Monday"
    if (/^(it|this)$/.test(tokens[noun]?.text ?? '')) noun -= 1;
    const text = tokens[noun]?.text ?? '';
    return /^(name|write|type)$/.test(text) || TEXT.test(text);
  });
  const first = tokens[colon + 1];
  if (colon < 0 || !first) return [...tokens];
  const end = tokens.findIndex(
    (t, i) =>
      i > colon &&
      t.kind === 'separator' &&
      /^[,;.\n]$/.test(t.text) &&
      !(t.text === ',' && goesOn(tokens, i + 1)),
  );
  const last = tokens[(end < 0 ? tokens.length : end) - 1] ?? first;
  const raw = prompt.slice(first.start, last.end);
  const quote: Token = { kind: 'quote', text: raw, raw, start: first.start, end: last.end };
  // What stands between says what the words are, not what is to be written.
  const lead = isWrittenOn(tokens, write, colon) ? write + 1 : colon;
  return [...tokens.slice(0, lead), quote, ...(end < 0 ? [] : tokens.slice(end))];
}

/** "“Rome” with the date 12.3.2024 below": the date is written as well, and not one that is told before. */
function withDateBeside(said: readonly Token[]): Token[] {
  const from = said.findIndex(({ kind }) => kind === 'quote');
  return [...said.slice(0, from), ...withDatesQuoted(said.slice(from))];
}

/** "Write Anna & Ben at the bottom, 21.06.2025": names with a place of their own, before a sign that is quoted. */
function withNamesBefore(signed: readonly Token[]): Token[] {
  const sign = signed.findIndex(({ kind }) => kind === 'quote');
  const before = signed.slice(0, sign);
  const name = before.findIndex((t, i) => isName(t) && before[i - 1]?.text === 'write');
  if (name < 0) return [...signed];
  const said = withDictationQuoted(before);
  // What stands right before the sign says what that is.
  const isApart = said.at(-1)?.kind !== 'quote';
  return isApart ? [...said, ...signed.slice(sign)] : [...signed];
}

/**
 * "Add happy birthday at the bottom": a greeting is meant to be written, though nothing says so and
 * it has no quotation marks.
 */
export function withGreetingsQuoted(said: readonly Token[], prompt: string): Token[] {
  // 'Caption: "Monday"'
  if (said.some((t) => t.kind === 'quote'))
    return withDateBeside(said.filter((t, i) => t.text !== ':' || said[i + 1]?.kind !== 'quote'));
  const signed = withSignsQuoted(said, prompt);
  if (signed.some((t) => t.kind === 'quote')) return withNamesBefore(signed);
  const tokens = withColonQuoted(said, prompt);
  if (tokens.some((t) => t.kind === 'quote')) return tokens;
  const written = withCapitalsQuoted(tokens);
  if (written.some((t) => t.kind === 'quote')) return written;
  const shouted = withShoutedQuoted(tokens);
  if (shouted.some((t) => t.kind === 'quote')) return shouted;
  const named = withNamesQuoted(tokens);
  if (named.some((t) => t.kind === 'quote')) return named;
  const dictated = withDictationQuoted(tokens);
  if (dictated.some((t) => t.kind === 'quote')) return dictated;
  const saysText = tokens.findIndex((t) => TEXT.test(t.text));
  for (const [i, token] of tokens.entries()) {
    // "Add the text happy birthday" is read as it stands.
    if (token.kind !== 'word' || (saysText >= 0 && saysText < i)) continue;
    if (!LEADS.test(tokens[i - 1]?.text ?? '') && saysText < 0) continue;
    const words = GREETINGS.find((each) =>
      each.every((word, k) =>
        [tokens[i + k]?.text, wordText(tokens[i + k]?.raw ?? '')].includes(word),
      ),
    );
    if (!words) continue;
    // "Happy birthday mia on it"
    const isCalled =
      tokens[i + words.length]?.kind === 'word' &&
      tokens[i + words.length + 1]?.text === 'on' &&
      /^(it|this|there|the|top)$/.test(tokens[i + words.length + 2]?.text ?? '');
    const end = behindCry(tokens, i + words.length + Number(isCalled));
    const last = tokens[end - 1] as Token;
    const raw = prompt.slice(token.start, last.end);
    const quote: Token = { kind: 'quote', text: raw, raw, start: token.start, end: last.end };
    return [...tokens.slice(0, i), quote, ...tokens.slice(end)];
  }
  return [...tokens];
}
