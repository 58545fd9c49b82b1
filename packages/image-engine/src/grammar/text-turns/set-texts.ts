import type { Token } from '../words/tokens.ts';
import { PLACE, word } from './place-words.ts';
import {
  isCapitals,
  isGlued,
  isName,
  isQuote,
  JOINT,
  type Piece,
  piecesOf,
  sheetColon,
} from './set-pieces.ts';
import { BESIDE, DETAIL, isLow, SHEET, WRITE } from './set-words.ts';
import { isLineSet, type LinedPiece, withLinesJoined, withoutOwnLines } from './sheet-lines.ts';

/** Nouns of German that are no text, and what is done to things. */
const NO_TEXT =
  /^(?:himmel|hintergrund|bild|foto|rahmen|rand|logo|person|gesicht|frau|mann|hund|katze|haus|baum|baume|wasser|wiese|licht|schatten|ecke|datum|uhrzeit|text|schrift|beides|beide|alles|weg|raus|entfernen|loschen|heller|dunkler|i|please|photos?|pictures?|image|imagen|pics?|nothing|nichts|nada|rien|instagram|facebook|youtube|whatsapp|png|jpg|hdr|bw|sw|din|a4)$/;
/** What is hung up or handed out is that by its texts. */
const POSTED =
  /^(?:flyer|flier|poster|plakat|cartel|affiche|handzettel|aushang|prospectus|folleto|leaflet|invitation|einladung|invitacion|card|karte|\p{L}*(?:gruss|gru(?:ss|ß)|weihnachts|geburtstags)karte|tarjeta|carte|cover|\p{L}*cover|portada|couverture)$/u;
const MONEY = /[€$£]|\d[.,]\d\d$/;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
/** "HELLO 50 % bigger": a share of its size. */
const isSized = (tokens: readonly Token[]) =>
  tokens.some(
    ({ unit }, i) =>
      unit === 'percent' &&
      /^(?:bigger|larger|smaller|grosser|kleiner|mas|plus|moins|menos)$/.test(word(tokens[i + 1])),
  );

/** Whether a part is a text: told by its name, or by its place beside another. */
function isText(tokens: readonly Token[], piece: Piece, hasNamed: boolean): boolean {
  const said = tokens.slice(piece.from, piece.to);
  if (tokens.slice(piece.at, piece.end).some(isQuote)) return false;
  if (hasNamed && piece.at > 0 && DATE.test(said.map(({ raw }) => raw).join(''))) return true;
  const words = said.filter(({ kind }) => kind === 'word');
  const isCalled = piece.isNamed || piece.isDetail;
  if (said.length === 0) return false;
  if (!isCalled && words.some((token) => NO_TEXT.test(word(token)))) return false;
  if (said.some(({ text }, i) => text === ':' && !isGlued(tokens, piece.from + i))) return false;
  if (piece.hasColon) return isCalled || piece.isPlaced;
  const isPrice = said.some(({ raw }) => /[€$£]/.test(raw));
  if (!isName(said[0]) && !isPrice)
    return piece.isNamed && piece.isPlaced && hasNamed && !piece.isWrite;
  return isCalled || (hasNamed && piece.isPlaced && piece.at > 0);
}

const NAMES = /^(?:names|namen|nombres|prenoms|noms)$/;
const isNames = (tokens: readonly Token[]) =>
  tokens.every((t) => isName(t) || JOINT.test(word(t)) || /^[!?.]$/.test(t.text));

/** A text that goes on behind a comma: "MERCI, L'ÉQUIPE !", "Tom, Ada und Mia". */
function withTextsJoined(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const next of pieces) {
    const last = all.at(-1);
    const goesOn =
      last?.isNamed &&
      last.to === last.end &&
      last.from < last.to &&
      isName(tokens[last.from]) &&
      tokens[last.end]?.text === ',' &&
      next.from === next.at &&
      // "Write Hello, Brighten the picture" goes on with a wish.
      (isNames(tokens.slice(next.from, next.to)) ||
        (tokens[next.from]?.kind === 'number' && next.to <= next.from + 2)) &&
      (last.isWrite || !next.isPlaced || NAMES.test(word(tokens[last.from - 1]))) &&
      isCapitals(tokens.slice(last.from, last.to)) === isCapitals(tokens.slice(next.from, next.to));
    if (last && goesOn) all[all.length - 1] = { ...last, to: next.to, end: next.end };
    else all.push(next);
  }
  return all;
}

/** "Flyer: …": the texts make it one. */
function withoutSheet(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  const isSheet = before.length <= 2 && SHEET.test(word(before.at(-1)));
  const isFilm = before.some((token) => /^(?:movie|film|cinema|kino)$/.test(word(token)));
  return isSheet && !isFilm ? tokens.slice(colon + 1) : [...tokens];
}

/**
 * "Titel SOMMERFEST oben, unten Samstag 5. Juli", "write Tom, Ada and Mia below": texts that are told by their
 * names and places, as quotes, so that nothing of them is read as a wish; other prompts as they are.
 */
export function withSetTextsQuoted(said: readonly Token[], prompt: string): Token[] {
  if (/[()]/.test(prompt) || isSized(said)) return [...said];
  const isSheet = sheetColon(said) > 0;
  const tokens = isSheet ? withoutOwnLines(said) : said;
  const parted = piecesOf(tokens);
  const joined: LinedPiece[] = withTextsJoined(tokens, parted);
  const pieces = isSheet ? withLinesJoined(tokens, joined) : joined;
  const named = pieces.filter((piece) => piece.isNamed || piece.hasColon);
  const hasQuote = tokens.some(isQuote);
  // "… unten DER SOMMER und drunter ein Film von Mia": of which the rest is no line.
  const isToldOn = pieces.some(
    (piece) =>
      (PLACE.test(word(tokens[piece.at])) || BESIDE.test(word(tokens[piece.at]))) &&
      piece.from < piece.to &&
      !isName(tokens[piece.from]) &&
      !tokens.slice(piece.at, piece.end).some(isQuote),
  );
  const isOfSheet = (piece: LinedPiece) =>
    isSheet &&
    !isToldOn &&
    isLineSet(tokens, piece) &&
    (isCapitals(tokens.slice(piece.from, piece.to)) ||
      !tokens.slice(piece.from, piece.to).some((token) => NO_TEXT.test(word(token))));
  const texts = pieces.filter(
    (piece) =>
      isOfSheet(piece) ||
      (isText(tokens, piece, named.length > 0) && (!hasQuote || piece.isNamed || piece.hasColon)),
  );
  const isJoined = pieces.length < parted.length;
  const isCried = (at: number) => /[¡¿]/.test(prompt.charAt((tokens[at]?.start ?? 0) - 1));
  // "Póster A3 con el título FIESTA"
  const isOnSheet = tokens.some((token) => POSTED.test(word(token)));
  const isSure = texts.some(
    ({ isNamed, isDetail, isPlaced, from, to, end }) =>
      (isNamed && isOnSheet && isName(tokens[from])) ||
      (isNamed && to > from + 2 && isCapitals(tokens.slice(from, to))) ||
      (isNamed && isName(tokens[from]) && (to < end || isCried(from))) ||
      (isDetail && isPlaced && tokens.slice(from, to).some(({ raw }) => MONEY.test(raw))),
  );
  const isTold = texts.some(({ isNamed, hasColon, isDetail }) => isNamed || hasColon || isDetail);
  const isLined = texts.some(isOfSheet);
  if (!isLined && (!isTold || (texts.length < 2 && !isJoined && !isSure && !hasQuote)))
    return [...said];
  const result = [...tokens];
  for (const { at, from, to, isDetail, isNamed, isWrite, lines } of texts.reverse()) {
    const last = tokens[to - 1] as Token;
    const typed = (lines ?? [{ from, to }])
      .map((line) => {
        const [one, end] = [tokens[line.from] as Token, tokens[line.to - 1] as Token];
        return prompt.slice(one.start - Number(isCried(line.from)), end.end);
      })
      .join('\n');
    // A subtitle that is named in small letters begins as a line does.
    const isCalled = isLow(tokens[from]) && tokens[from - 1]?.text !== ':' && isNamed;
    const raw = isCalled ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
    const start = lines ? (tokens[from]?.start ?? 0) : last.end - raw.length;
    const quote: Token = { kind: 'quote', text: raw, raw, start, end: last.end };
    const isName = /^(?:names?|namen|nombres?|prenoms?|noms?)$/;
    const lead = tokens.slice(at, from);
    // "Blanco y negro y escribe HOLA": what stands before the verb is a wish of its own.
    const verb = lead.findLastIndex((token) => WRITE.test(word(token)));
    const before = lead.filter(
      (token, i) =>
        token.text !== ':' &&
        // "Oben dick und klein SOMMERFEST"
        !(i > Math.max(0, verb) && JOINT.test(word(token))) &&
        !(isDetail && DETAIL.test(word(token))) &&
        !(isWrite && isName.test(word(token))),
    );
    result.splice(at, to - at, ...before, quote);
  }
  return withoutSheet(result);
}
