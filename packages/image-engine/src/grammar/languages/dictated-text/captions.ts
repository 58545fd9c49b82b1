import type { Token } from '../../words/tokens.ts';
import { plain } from '../plain.ts';
import { asWritten } from './quoted.ts';
import {
  ABBREVIATED,
  isInk,
  isJoint,
  isName,
  isPlace,
  isSeparator,
  isSetting,
  isShouted,
  type Said,
  UNSAID,
} from './said.ts';

/** Says that words are to be written where "top" and "bottom" stand. */
const WRITES = /\b(meme|write|text|caption|title|saying|words|letters)\b/;

/** Between a place and what is to stand there. */
const isLeadIn = (each: Said) =>
  /^(:|,|says|saying|the|text|that|put|write|with|it)$/.test(each.english) ||
  /^(dice|diga|ponga|pone|pon|poner|pongas|escribe|que|el|la|texto|frase|steht|soll|stehen|ecris|met|mets)$/.test(
    each.tokens[0]?.text ?? '',
  );

/**
 * "Meme: arriba CUANDO ES LUNES abajo y no hay café": the words at the top and those at the bottom;
 * null when it says nothing of both.
 */
export function captionsOf(said: readonly Said[]): { from: number; to: number }[] | null {
  const top = said.findIndex(({ english }) => english === 'top');
  const bottom = said.findIndex(({ english }, i) => i > top && english === 'bottom');
  if (top < 0 || bottom < 0) return null;
  const isTold = [top, bottom].every((at) => said[at + 1]?.english === ':');
  const lead = said.slice(0, top);
  const isMeme = lead.some(({ english }) => /\bmeme\b/.test(english));
  const isWritten =
    isTold ||
    lead.some(({ english }) => WRITES.test(english)) ||
    [top, bottom].every((at) => said.slice(at + 1, at + 4).some(isShouted)) ||
    (/^(put|put it|it)$/.test(lead.at(-1)?.english ?? '') &&
      [top, bottom].every((at) => said[at + 1] && isName(said[at + 1] as Said)));
  if (!isWritten) return null;
  const behind = (at: number, end: number) => {
    let from = at + 1;
    // "Unten klein ENDE"
    const isSize = (at: number) =>
      isSetting(said[at] as Said) && said.slice(at + 1, end).some(isShouted);
    while (
      from < end &&
      !isShouted(said[from] as Said) &&
      (isLeadIn(said[from] as Said) || isSize(from))
    )
      from += 1;
    return from;
  };
  const joins = (each: Said | undefined) =>
    each !== undefined && (isSeparator(each) || /^(and|\/)$/.test(each.english));
  let to = bottom;
  while (to > top && joins(said[to - 1])) to -= 1;
  // "…, letras blancas": how both are set.
  const settings = said.findIndex(
    (each, i) =>
      i > bottom + 1 &&
      (isSeparator(each) || /^(in|with)\b/.test(each.english)) &&
      said.slice(i + 1).every((next) => isSetting(next) || isSeparator(next) || isJoint(next)),
  );
  const end = settings < 0 ? said.length : settings;
  const captions = [
    { from: behind(top, to), to },
    { from: behind(bottom, end), to: end },
  ];
  const isWord = (each: Said) =>
    isShouted(each) ||
    (isName(each) && !isPlace(each) && !isInk(each)) ||
    (!isSetting(each) && !isJoint(each) && !UNSAID.test(each.english)) ||
    ((isMeme || isTold) && /^(me|no|not|)$/.test(each.english));
  const isSaid = ({ from, to }: { from: number; to: number }) => said.slice(from, to).some(isWord);
  return captions.every(isSaid) ? captions : null;
}

/** Where words stand, as it is written. */
const WHERE =
  /^(haut|bas|milieu|centre|oben|unten|mitte|mittig|arriba|abajo|medio|centro|top|bottom)$/;

/** Stand between capitals and their place. */
const TOWARDS =
  /^(en|au|tout|du|de|la|le|l|photo|image|dans|partie|ganz|in|der|am|an|bild|parte|foto|imagen)$/;

const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}[\p{Lu}\d'’&-]*$/u.test(token.raw);

const isMark = (token: Token | undefined) =>
  token?.kind === 'separator' && /^[!?…]$/.test(token.text);

/** Whether the place of capitals stands there, at most four words away. */
function isPlaced(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  let at = from;
  if (step < 0 && tokens[at]?.text === ':') at += step;
  for (let far = 0; far < 5; far++, at += step) {
    const token = tokens[at];
    if (token?.kind !== 'word' || isCapital(token)) return false;
    const word = plain(token.raw);
    if (WHERE.test(word)) return true;
    if (!TOWARDS.test(word)) return false;
  }
  return false;
}

/** "QUAND T'ES LÀ en haut et ET QUE T'ES PLUS LÀ en bas": where each of several captions in capitals begins and ends. */
function placedCapitals(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isCapital(tokens[from])) continue;
    let to = from + 1;
    for (let at = to; at < tokens.length; at++) {
      const token = tokens[at];
      if (isCapital(token) || (isMark(token) && to === at)) to = at + 1;
      else if (token?.kind !== 'number' && token?.text !== ',') break;
    }
    const letters = tokens.slice(from, to).map(({ raw }) => raw);
    const isText = letters.join('').length > 2 && !letters.some((word) => ABBREVIATED.test(word));
    if (isText && (isPlaced(tokens, to, 1) || isPlaced(tokens, from - 1, -1)))
      found.push({ from, to });
    from = to;
  }
  return found;
}

/** The tokens with each of several placed captions as a quote; null when there are no two. */
export function withCapitalsQuoted(tokens: readonly Token[]): Token[] | null {
  const captions = placedCapitals(tokens);
  if (captions.length < 2 || !tokens.some(({ raw }) => /^\p{Ll}{2}/u.test(raw))) return null;
  return tokens.flatMap((token, i) => {
    const caption = captions.find(({ from, to }) => i >= from && i < to);
    // "Meme : …" names the look, and no sameness.
    if (!caption) {
      const isMeme = i === 0 && /^m[eè]me$/i.test(token.raw);
      return isMeme ? [{ ...token, raw: 'un', text: 'un' }, token] : [token];
    }
    if (i > caption.from) return [];
    const inside = tokens.slice(caption.from, caption.to);
    const raw = asWritten(inside);
    const end = inside.at(-1)?.end ?? token.end;
    return [{ kind: 'quote', text: raw, raw, start: token.start, end }];
  });
}

/** "Texte en haut QUAND C'EST LUNDI, texte en bas “…”": capitals behind the word for it and their place, beside words in quotes. */
export function withCaptionBeside(tokens: readonly Token[]): Token[] {
  const caption = placedCapitals(tokens).find(({ from, to }) => {
    const before = tokens.slice(Math.max(0, from - 5), from).map(({ raw }) => plain(raw));
    return to - from > 1 && before.some((word) => /^(texte?o?|legende|titulo|titre)$/.test(word));
  });
  if (!caption) return [...tokens];
  const inside = tokens.slice(caption.from, caption.to);
  const raw = asWritten(inside);
  const [start, end] = [inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0];
  return [
    ...tokens.slice(0, caption.from),
    { kind: 'quote', text: raw, raw, start, end },
    ...tokens.slice(caption.to),
  ];
}
