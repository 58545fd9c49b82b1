import type { Token } from '../words/tokens.ts';
import { isPrice, typed } from './as-typed.ts';
import { WISHED } from './dictation.ts';
import { word } from './place-words.ts';
import { withOffersQuoted, withPricesQuoted } from './prices-quoted.ts';
import { isLow } from './set-words.ts';
import { withMarkedNamesQuoted } from './watermark-names.ts';

// Words that are written as they stand, though nobody put them in quotes: they show it by how they are spelled.

const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.raw);
const isQuote = (token: Token | undefined) => token?.kind === 'quote';
const isGlued = (tokens: readonly Token[], at: number) => tokens[at - 1]?.end === tokens[at]?.start;

/** Name what is written, with a colon behind. */
const CAPTION =
  /^(?:caption|text|title|write|quote|titel|texto?e?|schreib|beschriftung|escribe|titulo|leyenda|ecris|titre|legende)$/;

/** "Hashtags #coffee #slow bottom right", "caption: Good things #coffee": all of them, and what they stand behind. */
function withTagsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const isTag = (at: number) =>
    tokens[at]?.kind === 'word' && prompt.charAt((tokens[at]?.start ?? 0) - 1) === '#';
  const from = tokens.findIndex((_, i) => isTag(i));
  if (from < 0) return [...tokens];
  let to = from + 1;
  // "#summer2024", "#a, #b"
  while (
    isTag(to) ||
    (tokens[to]?.text === ',' && isTag(to + 1)) ||
    (to < tokens.length && isGlued(tokens, to) && tokens[to]?.kind !== 'separator')
  )
    to += 1;
  const colon = tokens.findLastIndex(({ text }, i) => i < from && text === ':');
  const isCaption =
    colon > 0 &&
    tokens.slice(0, colon).some((token) => CAPTION.test(word(token))) &&
    !tokens.slice(colon, from).some(isQuote);
  if (isCaption) return typed(tokens, prompt, colon, to, tokens[colon + 1]?.start ?? 0);
  const start = (tokens[from]?.start ?? 1) - 1;
  const named = word(tokens[from - 1]);
  const isNamed = /^(?:hashtags?|tags?|etiquetas)$/.test(named);
  const isLed =
    /^(?:|add|put|place|write|insert|with|and|pon|mets|ajoute|anade|con|avec|mit|und|y|et)$/;
  // "Write Good vibes #love": the tags go with the words before them.
  if (!isNamed && (!isLed.test(named) || isQuote(tokens[from - 1]))) return [...tokens];
  const lead = tokens[isNamed ? from - 1 : from] as Token;
  const text: Token = { ...lead, kind: 'word', text: 'text', raw: 'text' };
  const quoted = typed(tokens, prompt, from, to, start);
  return isNamed
    ? [...quoted.slice(0, from - 1), text, ...quoted.slice(from)]
    : [...quoted.slice(0, from), text, ...quoted.slice(from)];
}

const CODES: readonly (readonly [RegExp, string])[] = [
  [/^(?:promo|promotional|discount|coupon|voucher) code$/, 'text'],
  [/^(?:gutschein|rabatt|promo|aktions)code$/, 'text'],
  [/^codigo (?:promocional|descuento|promo)$|^codigo de descuento$/, 'texto'],
  [/^code (?:promo|promotionnel|reduction)$|^code de reduction$/, 'texte'],
  [/^price (?:tag|label)$/, 'text'],
  [/^preis ?(?:schild|etikett)$/, 'text'],
  [/^(?:etiqueta|cartel) (?:de|del|con el) precio$/, 'texto'],
  [/^etiquette de prix$/, 'texte'],
  [/^(?:neuen|neuer) preis$/, 'text'],
  [/^nuevo precio$/, 'texto'],
  [/^nouveau prix$/, 'texte'],
];
/** So many words name a code at most. */
const MOST_NAMING = 4;
/** "COFFEE10": capitals and figures in one. */
const isCode = (tokens: readonly Token[], at: number) =>
  /^[\p{Lu}\d]{2,}$/u.test(tokens[at]?.raw.trim() ?? '');

/** "Promo code COFFEE10 at the bottom", "price tag 199 €": what is written is the code, or the price. */
function withCodesQuoted(tokens: readonly Token[], prompt: string): Token[] {
  for (let from = 0; from < tokens.length; from++) {
    for (let length = 1; length <= MOST_NAMING; length++) {
      const naming = tokens
        .slice(from, from + length)
        .map(word)
        .join(' ');
      const meant = CODES.find(([said]) => said.test(naming))?.[1];
      if (!meant) continue;
      let at = from + length;
      while (
        tokens[at]?.text === ':' ||
        /^(?:saying|of|with|de|von|mit|con)$/.test(word(tokens[at]))
      )
        at++;
      const lead: Token = { ...(tokens[from] as Token), text: meant, raw: meant };
      const before = [...tokens.slice(0, from), lead];
      if (isQuote(tokens[at])) return [...before, ...tokens.slice(at)];
      let to = at + 1;
      if (isPrice(tokens[at])) to = at + 1;
      // "199 €" may have its sign apart.
      else if (isCode(tokens, at))
        while (to < tokens.length && isGlued(tokens, to) && isCode(tokens, to)) to++;
      else continue;
      const quoted = typed(tokens, prompt, at, to, tokens[at]?.start ?? 0);
      return [...before, ...quoted.slice(at)];
    }
  }
  return [...tokens];
}

const LABELS =
  /^(?:labels|beschriftung|beschriftungen|beschriftet|texten|worten|etiquetas|textos|rotulos|etiquettes|legendes|captions|texts)$/;
/** Say that pictures stand together. */
const TOGETHER =
  /^(?:nebeneinander|untereinander|ubereinander|vorher|antes|avant|before|lado|cote|side|collage|mosaico?)$/;

/** "Nebeneinander mit Beschriftung Vorher und Nachher": one for each of two pictures. */
function withLabelsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const at = tokens.findIndex((token) => LABELS.test(word(token)));
  const from = tokens[at + 1]?.text === ':' || word(tokens[at + 1]) === 'mit' ? at + 2 : at + 1;
  const [one, joint, other] = tokens.slice(from, from + 3);
  const next = tokens[from + 3];
  const isPair =
    at > 0 &&
    one &&
    isCapital(one) &&
    isCapital(other) &&
    /^(?:und|and|y|et)$/.test(word(joint)) &&
    (!next || next.kind === 'separator') &&
    tokens.slice(0, at).some((token) => TOGETHER.test(word(token)));
  if (!isPair) return [...tokens];
  const first = typed(tokens, prompt, from, from + 1, one.start);
  return typed(first, prompt, from + 2, from + 3, other?.start ?? 0);
}

const DASH = /^(?:[-–—~]|--)$/;
/** Begin how it is set, or a wish. */
const NO_NAME =
  /^(?:white|black|in|and|make|add|put|weiss|schwarz|oben|unten|bottom|top|center|centre)$/;

/** "“Be yourself” — Oscar Wilde": who said it stands below. */
function withAuthorsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const dash = tokens.findIndex(
    ({ text, raw }, i) =>
      DASH.test(text || raw) && tokens.slice(0, i).some(isQuote) && isCapital(tokens[i + 1]),
  );
  if (dash < 0) return [...tokens];
  let to = dash + 1;
  while (
    isCapital(tokens[to]) ||
    (tokens[to]?.text === '.' && isGlued(tokens, to) && isCapital(tokens[to + 1]))
  )
    to += 1;
  const said = tokens.slice(dash + 1, to);
  const next = tokens[to];
  const isName =
    said.length <= 4 &&
    !said.some((token) => NO_NAME.test(word(token))) &&
    (said.length > 1 || !WISHED.test(word(said[0]))) &&
    (!next || next.kind === 'separator' || isLow(next)) &&
    (said.length > 1 || !next || next.kind === 'separator');
  if (!isName) return [...tokens];
  const start = tokens[dash + 1]?.start ?? 0;
  const author = `— ${prompt.slice(start, tokens[to - 1]?.end).trim()}`;
  const [before] = tokens.slice(dash - 1, dash);
  const quote = isQuote(before) ? (before as Token) : null;
  const written: Token = quote
    ? { ...quote, text: `${quote.text}\n${author}`, raw: `${quote.raw}\n${author}` }
    : { kind: 'quote', text: author, raw: author, start, end: tokens[to - 1]?.end ?? start };
  return [...tokens.slice(0, quote ? dash - 1 : dash), written, ...tokens.slice(to)];
}

/** "— in white, centred": a dash before how the words are set parts nothing. */
function withoutDashesBeforeSettings(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text, raw }, i) =>
      !(
        DASH.test(text || raw) &&
        isQuote(tokens[i - 1]) &&
        /^(?:in|with|as|mit|en|con|avec|im)$/.test(word(tokens[i + 1]))
      ),
  );
}

/** Hashtags, codes, prices and who a quotation is by, as quotes. */
export function withTagsAndCodesQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const labelled = withLabelsQuoted(withMarkedNamesQuoted(tokens, prompt), prompt);
  const tagged = withOffersQuoted(
    withPricesQuoted(withCodesQuoted(withTagsQuoted(labelled, prompt), prompt), prompt),
    prompt,
  );
  return withoutDashesBeforeSettings(withAuthorsQuoted(tagged, prompt));
}
