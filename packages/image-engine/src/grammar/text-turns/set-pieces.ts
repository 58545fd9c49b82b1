import type { Token } from '../words/tokens.ts';
import { PLACE, word } from './place-words.ts';
import {
  BESIDE,
  DETAIL,
  isLow,
  isSet,
  isSetting,
  LABEL,
  LEAD,
  LETTERED,
  LINES,
  SHEET,
  WRITE,
} from './set-words.ts';

/** A part of the prompt between commas or "and", and the text in it. */
export interface Piece {
  /** Where it begins, where the text does and ends, and where it ends itself. */
  at: number;
  from: number;
  to: number;
  end: number;
  /** It says that something is to be written, or what it is. */
  isNamed: boolean;
  isWrite: boolean;
  /** Labels that say nothing of how it is set. */
  isDetail: boolean;
  isPlaced: boolean;
  /** Said of letters, or of a bar behind them. */
  isLettered: boolean;
  hasColon: boolean;
}

export const JOINT = /^(?:and|und|y|et)$/;

/** Begin a date in small letters. */
const DAY =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;

export const isQuote = ({ kind }: Token) => kind === 'quote';
export const isGlued = (tokens: readonly Token[], i: number) =>
  tokens[i - 1]?.end === tokens[i]?.start && tokens[i]?.end === tokens[i + 1]?.start;
const isOrdinal = (tokens: readonly Token[], i: number) =>
  tokens[i]?.text === '.' && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'word';
/** Ends a part, and belongs to no text. */
const parts = (tokens: readonly Token[], i: number): boolean => {
  const token = tokens[i];
  if (token?.kind !== 'separator' || token.text === ':') return false;
  // "Anna - Ben"
  const isJoining = /^[-–—]$/.test(token.text) && isName(tokens[i - 1]) && isName(tokens[i + 1]);
  return !/^[!?]$/.test(token.text) && !isGlued(tokens, i) && !isOrdinal(tokens, i) && !isJoining;
};
export const isCapitals = (tokens: readonly Token[]) =>
  tokens.some(({ raw }) => /\p{Lu}{2}/u.test(raw)) &&
  tokens.every(({ kind, raw }) => kind !== 'word' || raw === raw.toUpperCase());
export const isName = (token: Token | undefined) =>
  token?.kind === 'number' || DAY.test(word(token)) || /^[\p{Lu}¡¿]/u.test(token?.raw ?? '');

/** "A 4" of "A4 poster": its tokens stand side by side. */
export const isPaper = (tokens: readonly Token[], at: number) =>
  /^a$/i.test(tokens[at]?.raw.trim() ?? '') &&
  /^[0-6]$/.test(tokens[at + 1]?.raw.trim() ?? '') &&
  tokens[at]?.end === tokens[at + 1]?.start;

/** So many words are looked at behind “and”. */
const MOST = 12;
/** "Miniatura de YouTube", "cover of a magazine" */
const isPlatform = (said: string) =>
  /^(?:youtube|instagram|tiktok|facebook|magazine|revista|book|libro|livre|album)$/.test(said);
/** So many words may name a sheet. */
const MOST_BEFORE = 7;

/** "A4 Plakat": a noun of German before anything that is written. */
const isBare = ({ isNamed, isDetail }: Piece, token: Token | undefined) =>
  !isNamed && !isDetail && /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '');

/** Reads the part between two places of the prompt. */
function pieceOf(tokens: readonly Token[], at: number, end: number): Piece {
  let from = at;
  const piece = { at, from, to: end, end, ...{ isNamed: false, isWrite: false, isDetail: false } };
  const found: Piece = { ...piece, ...{ isPlaced: false, isLettered: false, hasColon: false } };
  for (; from < end; from++) {
    const token = tokens[from];
    const said = word(token);
    const isFirst = from === at || tokens[from - 1]?.text === ':';
    if (token?.text === ':') {
      found.hasColon = true;
      from += 1;
      break;
    } else if (LABEL.test(said) && (isLow(token) || !isCapitals([token as Token])))
      found.isNamed = true;
    else if (WRITE.test(said) && (isLow(token) || isFirst)) found.isNamed = found.isWrite = true;
    else if (DETAIL.test(said) && (isLow(token) || isFirst)) found.isDetail = true;
    else if ((PLACE.test(said) || BESIDE.test(said)) && (isLow(token) || isFirst))
      found.isPlaced = true;
    else if (SHEET.test(said) && (isLow(token) || isFirst || isBare(found, token))) continue;
    // "Póster A3"
    else if (isPaper(tokens, from)) from += 1;
    // "School poster"
    else if (SHEET.test(word(tokens[from + 1])) && (isLow(token) || isFirst)) continue;
    else if (/^(?:Mitte|Ecke|Rand|Bildmitte)$/.test(token?.raw ?? '') && !isFirst)
      found.isPlaced = true;
    else if (
      isPlatform(said) &&
      from > at &&
      [2, 3].some((far) => SHEET.test(word(tokens[from - far])))
    )
      continue;
    else if (!((isLow(token) || isFirst) && (LEAD.test(said) || isSetting(token)))) break;
  }
  let to = end;
  while (to > from + 1 && isSetting(tokens[to - 1])) to -= 1;
  const rest = tokens.slice(to, end);
  if (rest.some((token) => isSet(token))) {
    found.isPlaced ||= rest.some((token) => PLACE.test(word(token)) || BESIDE.test(word(token)));
    found.isLettered = rest.some((token) => LETTERED.test(word(token)));
  } else to = end;
  // "Mets Grande braderie sur une bande jaune": letters alone stand on bars.
  found.isNamed ||= found.isLettered && from > at && !isLow(tokens[from]);
  // "Put MIA top left"
  const said = tokens.slice(from, to);
  const isSomebody = said.some((token) => SOMEBODY.test(word(token)));
  found.isNamed ||= found.isPlaced && from > at && isCapitals(said) && !isSomebody;
  return { ...found, from, to };
}

/** Where the colon stands behind "Movie poster", "wedding invitation", "three lines at the top"; -1 when there is none. */
export function sheetColon(tokens: readonly Token[]): number {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  const isSheet =
    before.every(({ kind }) => kind === 'word' || kind === 'number' || kind === 'ratio') &&
    (before.some((t) => LINES.test(word(t))) ||
      (colon <= MOST_BEFORE &&
        before.some((t) => SHEET.test(word(t)) || /^memes?$/.test(word(t)))));
  return isSheet && colon <= MOST ? colon : -1;
}

/** The parts of a prompt: "and" parts them behind a place, or before what names a text. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let at = sheetColon(tokens) + 1;
  for (let i = 0; i <= tokens.length; i++) {
    // "Top ONE DOES NOT SIMPLY bottom WALK"
    const isNextPlace =
      i > at &&
      /^(?:top|bottom|middle)$/.test(tokens[i]?.raw ?? '') &&
      [i - 1, i + 1].every((k) => tokens[k]?.kind === 'word' && isCapitals(tokens.slice(k, k + 1)));
    if (isNextPlace) {
      pieces.push(pieceOf(tokens, at, i));
      at = i;
      continue;
    }
    const isEnd = i === tokens.length || parts(tokens, i);
    const isJoint = i > at && JOINT.test(word(tokens[i])) && isLow(tokens[i]);
    if (!isEnd && !isJoint) continue;
    if (isJoint) {
      const before = pieceOf(tokens, at, i);
      const next = pieceOf(tokens, i + 1, Math.min(tokens.length, i + MOST));
      if (before.from >= before.to) continue;
      if (before.to === before.end && !next.isNamed && !next.isDetail && !next.hasColon) continue;
    }
    if (i > at) pieces.push(pieceOf(tokens, at, i));
    at = i + 1;
  }
  return pieces;
}

/** "Put ME on the left" is about somebody. */
const SOMEBODY = /^(?:me|him|her|us|it|them|mich|uns|ihn|sie|dich|yo|nos|moi|nous|lui)$/;
