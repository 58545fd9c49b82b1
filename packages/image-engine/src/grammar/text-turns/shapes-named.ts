import { plain } from '../languages/plain.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

// Badges, buttons and stars: how they are called, and where letters stand on one.

export const isQuote = (token: Token | undefined) => token?.kind === 'quote';

/** Much like a bar, in the languages as they are typed. */
const PLATE =
  /^(?:banner|ribbon|badge|button|box|tag|plaque|sash|pennant|patch|banderole|plakette|schleife|storer|button|knopf|aufkleber|boton|etiqueta|pancarta|cinta|insignia|chapa|pegatina|bouton|pastille|macaron|bandeau|banniere|ruban|autocollant|etiquette|etikett|sticker|panneau|letrero|sign|schild)$/;
/** The same, and things as well: where letters stand in one of a colour. */
const LOOSE =
  /^(?:kasten|kastchen|feld|balken|rechteck|recuadro|cuadro|caja|rectangulo|cadre|encadre|cartouche|rectangle|field)$/;
/** Has a colour of its own, which may be told behind the words: "a badge “SALE” in red". */
const COLOURED =
  /^(?:badge|button|sticker|ribbon|plakette|storer|aufkleber|pegatina|insignia|chapa|boton|bouton|pastille|macaron|autocollant|ruban)$/;
/** Shapes of their own. */
export const SHAPE =
  /^(?:starburst|burst|star|circle|seal|gradient|stern|kreis|siegel|verlauf|farbverlauf|estrella|circulo|sello|degradado|etoile|cercle|rond|sceau|degrade|heart|herz|herzchen|corazon|coeur|bubble|balloon|sprechblase|bocadillo|globo|bulle)$/;
const CIRCLE = /^(?:circle|kreis|circulo|cercle|rond)$/;
const HEART = /^(?:heart|herz|herzchen|corazon|coeur)$/;
const BUBBLE = /^(?:bubble|sprechblase|bocadillo|bulle)$/;
/** What is round where it is said to be: a badge, and no ribbon. */
const ROUND = /^(?:round|circular|runde[mnrs]?|ronde?|redond[oa])$/;
const MADE_ROUND =
  /^(?:badge|button|plaque|patch|plakette|storer|knopf|aufkleber|boton|insignia|chapa|pegatina|bouton|pastille|macaron|autocollant|sticker|tag|etikett|etiqueta|etiquette)$/;
const ROUNDED = /^(?:rounded|abgerundete[mnrs]?|gerundete[mnrs]?|redondead[oa]|arrondie?)$/;
export const ON = /^(?:on|in|onto|into|inside|over|with|as)$/;
export const isInk = (token: Token | undefined) =>
  token !== undefined &&
  (COLOUR_WORDS.has(token.text) || /^(?:dark|light|bright)$/.test(token.text));
const isBreak = (token: Token | undefined) =>
  !token || token.kind === 'separator' || /^(?:and|then|but)$/.test(token.text);

export interface Clause {
  from: number;
  to: number;
  quote: number;
}

/** The words about a text, with what goes on behind a comma: "…, in white with a red box". */
export function clauseAround(tokens: readonly Token[], quote: number): Clause {
  let from = quote;
  while (from > 0 && !isBreak(tokens[from - 1]) && !isQuote(tokens[from - 1])) from -= 1;
  let to = quote + 1;
  while (to < tokens.length && !isBreak(tokens[to]) && !isQuote(tokens[to])) to += 1;
  const isOn = tokens[to]?.text === ',' && ON.test(tokens[to + 1]?.text ?? '');
  let end = to + 1;
  while (isOn && end < tokens.length && !isBreak(tokens[end]) && !isQuote(tokens[end])) end += 1;
  const hasShape = tokens.slice(to, end).some((token) => isShape(token));
  return { from, to: isOn && hasShape ? end : to, quote };
}

export const nameOf = (token: Token) => [token.text, plain(token.raw)];
/** "A star sticker": of the shape that is named before. */
export const isPlate = (token: Token | undefined) =>
  token?.kind === 'word' &&
  /^(?:sticker|badge|label|button|tag|shape|aufkleber|plakette)$/.test(token.text);
export const isShape = (token: Token) =>
  token.kind === 'word' &&
  nameOf(token).some((name) => PLATE.test(name) || SHAPE.test(name) || LOOSE.test(name));

/** "A red sign": else a sign is one that is there, or asks to sign something. */
export const isColouredSign = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'sign' && (isInk(tokens[at - 1]) || isInk(tokens[at + 1]));

export const isRounded = (token: Token | undefined) =>
  token?.kind === 'word' && nameOf(token).some((name) => ROUNDED.test(name) || ROUND.test(name));

/** The shape that is drawn for what is said: "a round red badge" is a disc; null for a bar or what is not drawn. */
export function shapeDrawn(said: readonly Token[]): string | null {
  const has = (test: RegExp) => said.some((token) => nameOf(token).some((name) => test.test(name)));
  if (has(HEART)) return 'heart';
  if (has(BUBBLE) || (has(/^speech$/) && has(/^balloon$/))) return 'bubble';
  if (has(CIRCLE) || (has(ROUND) && has(MADE_ROUND))) return 'disc';
  return has(ROUNDED) ? 'rounded box' : null;
}

export const isLoose = (token: Token) =>
  nameOf(token).some((name) => LOOSE.test(name)) &&
  !nameOf(token).some((name) => PLATE.test(name) || SHAPE.test(name));

/** "In a yellow field “NEW”": letters stand in it, and no picture does. */
export function isOnIt(
  tokens: readonly Token[],
  { from }: Clause,
  begin: number,
  inks: readonly Token[],
): boolean {
  const isArticle = /^an?$/.test(tokens[begin - 1]?.text ?? '');
  const lead = tokens[isArticle ? begin - 2 : begin - 1]?.text ?? '';
  const isPicture = tokens
    .slice(from, begin)
    .some(({ text }) => /^(?:photo|picture|image|it|this|everything)$/.test(text));
  return inks.length > 0 && ON.test(lead) && !isPicture;
}

/** "A badge “SALE” in red": the colour behind the words, where the badge has none before them. */
export function inksBehind(
  tokens: readonly Token[],
  { quote }: Clause,
  noun: number,
  said: readonly Token[],
): Token[] {
  const [lead, ink] = [tokens[quote + 1], tokens[quote + 2]];
  const isBehind =
    noun < quote && lead?.text === 'in' && isInk(ink) && !/^(?:white|black)$/.test(ink?.text ?? '');
  const isLetters = /^(?:letters|text|writing|font)$/.test(tokens[quote + 3]?.text ?? '');
  const isColoured = said.some((token) => nameOf(token).some((name) => COLOURED.test(name)));
  return isBehind && !isLetters && isColoured && !said.some(isInk) ? [ink as Token] : [];
}

/** "Red “SALE” badge" as "red badge “SALE”". */
export function withQuoteBehind(tokens: readonly Token[], quote: number): Token[] {
  const [text, noun] = tokens.slice(quote, quote + 2);
  const isInside =
    noun !== undefined && isShape(noun) && !isLoose(noun) && isInk(tokens[quote - 1]);
  if (!text || !isInside) return [...tokens];
  return [...tokens.slice(0, quote), noun, text, ...tokens.slice(quote + 2)];
}
