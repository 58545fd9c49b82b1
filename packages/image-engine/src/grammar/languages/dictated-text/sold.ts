import type { Token } from '../../words/tokens.ts';
import { plain } from '../plain.ts';
import { beforeSettings, behindLeads, clauseEnd } from './clause.ts';
import { beginsSettings, isName, isPlace, type Said } from './said.ts';

/** What shops write, in small letters too. */
const SELLS =
  /^(?:soldes?|promos?|promotions?|rabais|reductions?|remises?|rebajas?|ofertas?|descuentos?|sale|rabatt|ausverkauf|gratuite?|gratis|louer|vendre|vendue?)$/;

/** What has figures of its own and is no text: "30 % de contraste", "un cadre de 5 €". */
const MEASURED =
  /\b(?:picture|photos?|image|border|frame|background|format|size|px|wide|high|resolution|width|height|contrast|brightness|saturation|warmth|sharpness|blur|vignette|grain|noise|color|price|border|margin|filter|effect|opacity)\b/;

/** Begin what a shop tells, written with a capital. */
const TELLS =
  /^(?:ouvert|ouverte|ferme|fermee|complet|nouveau|nouveaute|liquidation|destockage|tel|telephone|abierto|cerrado|nuevo|tlf|telefono)$/;

/** Stand before a price: "dès 9,99 €", "jusqu'à -70 %". */
const BEFORE_PRICE =
  /^(?:des|seulement|prix|only|a|partir|de|jusqu|nur|ab|jetzt|solo|desde|hasta|por|le|les|du|en|pour|menu|jour|vendre|vendu|vente|kilo|kg|piece|litre|lot|nuit|el|la|los|noche|stuck|pro|nacht)$/;

const isPrice = (said: readonly Said[], at: number) => {
  const [number] = said[at]?.tokens ?? [];
  if (number?.kind !== 'number') return false;
  const next = plain(said[at + 1]?.tokens[0]?.raw ?? '');
  return /[€$£]/.test(number.raw) || /^(?:euros?|eur)$/.test(next);
};

const DATE =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/;

/** "06 12 34 56 78": a telephone number. */
const isNumberToCall = (words: readonly Token[]) =>
  words.length >= 3 && words.every(({ kind, unit }) => kind === 'number' && unit === 'none');

/** What is told of a price, a sale or a day behind that verb. */
function soldBehind(said: readonly Said[], verb: number): { from: number; to: number } | null {
  const end = clauseEnd(said, verb + 1);
  const from = behindLeads(said, verb + 1, end);
  const to = beforeSettings(said, from, end);
  const text = said.slice(from, to);
  const [first] = text;
  // "Un bandeau soldes" is told, and not what stands on it.
  if (!first || /^(?:a|the|my|our|this|some|one)$/.test(first.english)) return null;
  if (text.length > 9 || text.some(({ english }) => MEASURED.test(english))) return null;
  const words = text.flatMap(({ tokens }) => tokens);
  const sells = words.some(({ raw }) => SELLS.test(plain(raw)));
  const costs = text.some((_, i) => isPrice(said, from + i));
  const figures = words.some(({ kind }) => kind === 'number' || kind === 'ratio');
  // In small letters nothing but a price, and what leads to one.
  const isOnlyPrice =
    costs && words.every(({ kind, raw }) => kind !== 'word' || BEFORE_PRICE.test(plain(raw)));
  const isDated = figures && words.some(({ raw }) => DATE.test(plain(raw)));
  const isText = isName(first)
    ? costs || sells || isDated || TELLS.test(plain(words[0]?.raw ?? ''))
    : isOnlyPrice || (sells && (figures || words.length < 3)) || isNumberToCall(words);
  const isSet =
    said.slice(from > verb + 1 ? verb : to, end).some(isPlace) &&
    (to >= end || beginsSettings(said[to] as Said));
  return isText && isSet ? { from, to } : null;
}

/** "Mets Soldes -30% en gros en bas", "pon 29,90 € abajo": a price, a sale, a day or a number to call with its place; null when none is put. */
export function soldText(said: readonly Said[]): { from: number; to: number } | null {
  for (const [verb, { english, kind }] of said.entries()) {
    const isPut = /^(?:add|put|insert)$/.test(english) && /^(?:verb|phrase)$/.test(kind);
    const sold = isPut ? soldBehind(said, verb) : null;
    if (sold) return sold;
  }
  return null;
}
