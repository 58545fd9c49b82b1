import type { Token } from '../words/tokens.ts';
import { PLACE, word } from './place-words.ts';
import { isCapitals, isName, isQuote, JOINT, type Piece } from './set-pieces.ts';
import { BESIDE, isLow } from './set-words.ts';
import { VERBS } from './told-parts.ts';

/** A part that holds several lines, and where each of them is. */
export interface LinedPiece extends Piece {
  lines?: readonly { from: number; to: number }[];
}

const WISHES = new RegExp(`^${VERBS}$`, 'u');
/** Begin wishes about the sheet itself, with a capital as German has it. */
const NO_LINE =
  /^(?:format|square|sepia|vintage|hochformat|querformat|portrait|landscape|print|title|titel|title|titre|titulo|text|texte|texto)$/;
const isLong = (tokens: readonly Token[]) =>
  tokens.length > 1 || tokens.some(({ raw }) => raw.length > 3);
const isNames = (tokens: readonly Token[]) =>
  tokens.every((t) => isName(t) || JOINT.test(word(t)) || /^[!?.&–—-]$/.test(t.raw.trim()));

/** Begins as a line of a sheet does, and not as a wish. */
function isLine(tokens: readonly Token[], { from, to }: Piece): boolean {
  const said = tokens.slice(from, to);
  const first = word(said[0]);
  // "DER SOMMER und drunter ein Film"
  const isPlacedOn = said.some((t) => isLow(t) && (PLACE.test(word(t)) || BESIDE.test(word(t))));
  if (isPlacedOn) return false;
  return isName(said[0]) && !WISHES.test(first) && !NO_LINE.test(first) && !said.some(isQuote);
}

/** "Lost cat poster: LOST CAT in red at the top": behind a sheet's name, what is set by its place or its letters. */
export function isLineSet(tokens: readonly Token[], piece: LinedPiece): boolean {
  const said = tokens.slice(piece.from, piece.to);
  const isSet = piece.isPlaced || piece.isLettered || piece.to < piece.end || piece.lines;
  const isTitle = isNames(said) && isLong(said) && (said.length > 1 || isCapitals(said));
  return isLine(tokens, piece) && (Boolean(isSet) || isTitle);
}

/** "Anna & Paul, 14 September, Lisbon": lines of a sheet that stand together, as the first or the last of them is set. */
export function withLinesJoined(tokens: readonly Token[], pieces: readonly Piece[]): LinedPiece[] {
  const all: LinedPiece[] = [];
  for (const next of pieces) {
    const last = all.at(-1);
    const said = tokens.slice(next.from, next.to);
    const goesOn =
      last &&
      next.from === next.at &&
      last.to === last.end &&
      tokens[last.end]?.text === ',' &&
      [last, next].every((piece) => isLine(tokens, piece) && !piece.hasColon) &&
      (isNames(said) || said.some(({ kind }) => kind === 'number'));
    if (!goesOn) all.push(next);
    else {
      const lines = [...(last.lines ?? [{ from: last.from, to: last.to }])];
      all[all.length - 1] = {
        ...last,
        ...{ to: next.to, end: next.end, isPlaced: last.isPlaced || next.isPlaced },
        lines: [...lines, { from: next.from, to: next.to }],
      };
    }
  }
  return all;
}

const OWN_LINES =
  /(?:(?:each|all|everyone|jeweils|jede[rs]?|cada (?:uno|una)|chacune?) )?(?:(?:on|in|auf|en|sur) )(?:(?:its|their|an?|einer|der|su|una|sa|une) )?(?:own|separate|eigenen|einzelnen|neuen|propia|aparte|propre|new) (?:lines?|rows?|zeilen?|lineas?|lignes?)(?= |$)/u;

/** "… each on its own line": so lines of a sheet are anyhow. */
export function withoutOwnLines(tokens: readonly Token[]): Token[] {
  const words = tokens.map((token) => word(token) || '-');
  const found = OWN_LINES.exec(words.join(' '));
  if (!found) return [...tokens];
  const from = words.join(' ').slice(0, found.index).split(' ').length - 1;
  return [...tokens.slice(0, from), ...tokens.slice(from + found[0].split(' ').length)];
}
