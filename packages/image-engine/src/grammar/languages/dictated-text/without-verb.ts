import type { Token } from '../../words/tokens.ts';
import { plain } from '../plain.ts';
import { beforeSettings, behindLeads, clauseEnd } from './clause.ts';
import {
  ABBREVIATED,
  beginsSettings,
  greetsAt,
  isFigure,
  isInk,
  isJoint,
  isName,
  isPlace,
  isSeparator,
  isSetting,
  isShouted,
  isYear,
  NAMES_TEXT,
  type Said,
} from './said.ts';

/** Below another text, or above it. */
const BESIDE =
  /^(?:drunter|darunter|unten|debajo|dessous|en-dessous|druber|daruber|oben|encima|dessus)$/;

/** Below or above what was said last, and nowhere else. */
const BESIDE_IT = /^(?:drunter|darunter|debajo|dessous|druber|daruber)$/;

/** How large the other text is, or what leads to it. */
const SIZED_SO =
  /^(?:kleiner|klein|etwas|ein|bissl|grosser|gross|in|weiss|steht|stehen|noch|dann|mas|pequeno|mas|plus|petit|petits?|en|chico)$/;

const SIZE = /^(?:kleiner|klein|grosser|gross|pequeno|petits?|chico|grand|grande)$/;
const DONE =
  /^(?:\p{Ll}{3,}(?:schneiden|hellen|dunkeln|machen|setzen|fügen|legen)|weg|heller|dunkler)$/u;

/**
 * "… FLOHMARKT und darunter klein nur heute": the second text, from its place to the end of its clause;
 * the place and its size stand before it. Null when there is none.
 */
export function textBeside(tokens: readonly Token[]): { from: number; to: number } | null {
  const quote = tokens.findIndex(({ kind }) => kind === 'quote');
  const place = tokens.findIndex(
    ({ raw }, i) =>
      i > quote &&
      BESIDE.test(plain(raw)) &&
      /^(?:und|y|et|,|;)$/.test(plain(tokens[i - 1]?.raw ?? '')),
  );
  if (quote < 0 || place < 0) return null;
  // "Ein" may lead to "ein bisschen kleiner", or begin the text itself.
  let from = place + 1;
  const isSize = (at: number) => SIZED_SO.test(plain(tokens[at]?.raw ?? ''));
  while (isSize(from) || (tokens[from]?.text === ':' && from > place + 1)) from += 1;
  const led = plain(tokens[from - 1]?.raw ?? '');
  if (/^(?:ein|en)$/.test(led) && from - 1 > place) from -= 1;
  // "Am 3. Juli"
  const isOrdinalStop = (i: number) =>
    tokens[i]?.text === '.' && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'word';
  const isCapital = (i: number) => /^\p{Lu}/u.test(tokens[i]?.raw ?? '');
  const end = tokens.findIndex(
    ({ kind }, i) => i >= from && kind === 'separator' && !isOrdinalStop(i),
  );
  const to = end < 0 ? tokens.length : end;
  const isSized = tokens.slice(place + 1, from).some(({ raw }) => SIZE.test(plain(raw)));
  // "Und oben etwas abschneiden": what is to be done, and no text
  const isDone = tokens.slice(from, to).some(({ raw }) => DONE.test(raw));
  const isText =
    to > from &&
    !isDone &&
    (isSized ||
      (from > place + 1 && isCapital(from)) ||
      (isCapital(from) &&
        isCapital(from + 1) &&
        BESIDE_IT.test(plain(tokens[place]?.raw ?? '')))) &&
    tokens
      .slice(from, to)
      .every(({ kind, text }) => kind === 'word' || kind === 'number' || text === '.');
  return isText ? { from, to } : null;
}

/** "Con letras doradas" */
const isLetters = ({ tokens }: Said) => tokens.some(({ text }) => /^letras?$/.test(text));

/** "Oben links klein in Weiß: Urlaub 2023", "en filigrane au centre, discret : Martin": what stands behind nothing but settings; null when nothing does. */
export function textBehindSettings(said: readonly Said[]): { from: number; to: number } | null {
  const colon = said.findIndex(({ english }) => english === ':');
  const settings = said.slice(0, Math.max(0, colon));
  const isSet =
    // "Produktfoto: weißer Grund" says which picture.
    settings.some((each) => (isPlace(each) && each.english !== 'picture') || isLetters(each)) &&
    settings.every(
      (each) =>
        isSetting(each) || isSeparator(each) || isJoint(each) || NAMES_TEXT.test(each.english),
    );
  if (!isSet || colon + 1 >= said.length) return null;
  // "Quer übers Bild: AUSVERKAUFT, rot": its colour and size may stand behind it.
  const rest = said.findIndex(
    (each, i) =>
      i > colon + 1 &&
      isSeparator(each) &&
      i + 1 < said.length &&
      said.slice(i + 1).every((next) => isSetting(next) || isSeparator(next) || isJoint(next)),
  );
  return { from: colon + 1, to: rest < 0 ? said.length : rest };
}

/** "Oben groß und fett in Weiß": nothing but where and how words are to stand is said before this place. */
function isSetBefore(said: readonly Said[], at: number): boolean {
  const settings = said.slice(0, at);
  return (
    settings.some(
      (each) =>
        (isPlace(each) && each.english !== 'picture') ||
        /^(bold|thick|big|small|huge|tiny|italic|in capitals)$/.test(each.english),
    ) && settings.every((each) => isSetting(each) || isJoint(each) || isSeparator(each))
  );
}

/** "Unten klein in Weiß Sommerfest 2024 drauf": a name with its year behind settings; null when there is none. */
export function datedText(said: readonly Said[]): { from: number; to: number } | null {
  const from = said.findIndex(
    (each, i) => i > 0 && isName(each) && !isSetting(each) && isSetBefore(said, i),
  );
  const year = said.findIndex((each, i) => i > from && isYear(each));
  const isText =
    from > 0 &&
    year > from &&
    year - from <= 4 &&
    said.slice(from, year).every((each) => !isSeparator(each) && each.english !== 'in') &&
    said.slice(from, year).some((each) => !isSetting(each) && !NAMES_TEXT.test(each.english));
  const next = said[year + 1];
  const isEnd = next === undefined || isSeparator(next) || beginsSettings(next);
  return isText && isEnd ? { from, to: year + 1 } : null;
}

/** Says behind capitals that they are letters, or what colour they have. */
function isLettered(said: readonly Said[], at: number): boolean {
  const end = said.findIndex((each, i) => i > at && (isSeparator(each) || isJoint(each)));
  const behind = said.slice(at + 1, end < 0 ? said.length : end);
  return (
    behind.some((each) => isLetters(each) || each.english.startsWith('in ')) &&
    behind.every(isSetting)
  );
}

/**
 * "Oben groß SOMMERFEST in Gelb", "pon SE VENDE": from where to where capitals stand among small
 * letters where a text would; null when they do not.
 */
export function shoutedText(said: readonly Said[]): { from: number; to: number } | null {
  const small = said.filter(({ tokens }) => /^\p{Ll}{2}/u.test(tokens[0]?.raw ?? ''));
  const from = said.findIndex((each, i) => {
    // "Ponle SE VENDE"
    const before = said[/^(it|me|us)$/.test(said[i - 1]?.english ?? '') ? i - 2 : i - 1];
    if (!isShouted(each)) return false;
    // "SE VENDE en rojo, enorme, centrado"
    if (!before) return said.slice(1).some((next) => isInk(next) || isPlace(next));
    // "Mach das Bild SCHARF" writes nothing, "aufs Bild SCHARF" does.
    const isOnto = said
      .slice(Math.max(0, i - 3), i)
      .some(({ english }) => /^(in|on)$/.test(english));
    return (
      (isPlace(before) && (before.english !== 'picture' || isOnto)) ||
      isSetBefore(said, i) ||
      /^(big|small|standing|put|add|poster|huge|with|meme)$/.test(before.english) ||
      // "Y un BOOM en letras amarillas"
      (/^(a|one)$/.test(before.english) && isLettered(said, i)) ||
      /^(riesig|oben|unten|mittig)$/.test(before.tokens[0]?.text ?? '')
    );
  });
  if (from < 0 || small.length < 2) return null;
  let to = from;
  // "SOMMERFEST 2024"
  while (to < said.length && (isShouted(said[to] as Said) || isFigure(said[to] as Said))) to += 1;
  const letters = said.slice(from, to).flatMap(({ tokens }) => tokens.map(({ raw }) => raw));
  const isNamed = isSetBefore(said, from) || isLettered(said, to - 1);
  const isLong = letters.join('').length >= (isNamed ? 3 : 4);
  const isText = isLong && !letters.some((word) => ABBREVIATED.test(word));
  const next = said[to];
  const isEnd =
    next === undefined || isSeparator(next) || beginsSettings(next) || isBeforeNext(said, to);
  return isText && isEnd ? { from, to } : null;
}

/** "… und darunter klein …": where a text ends as another has a place of its own. */
const isBeforeNext = (said: readonly Said[], at: number): boolean => {
  const [joint, place] = [said[at], said[at + 1]];
  return Boolean(
    joint && place && isJoint(joint) && BESIDE.test(plain(place.tokens[0]?.raw ?? '')),
  );
};

/** Has a number of its own, that is no year. */
const SIZED =
  /^(picture|photos?|border|frame|background|format|size|px|wide|high|resolution|width|height|percent)\b/;

/** "Rajoute Été 2023 en bas", "mets-y Bonne fête Mamie": a year or a greeting that is put; null when none is. */
export function addedText(said: readonly Said[]): { from: number; to: number } | null {
  const verb = said.findIndex(
    ({ english, kind }) => /^(add|put|write)$/.test(english) && /^(verb|phrase)$/.test(kind),
  );
  if (verb < 0) return null;
  const end = clauseEnd(said, verb + 1);
  const from = behindLeads(said, verb + 1, end);
  const to = beforeSettings(said, from, end);
  const [first, last] = [said[from], said[to - 1]];
  if (to <= from || !first || !last || !isName(first)) return null;
  const [number] = last.tokens;
  const isYear =
    number?.kind === 'number' && (number.value ?? 0) >= 1900 && (number.value ?? 0) <= 2100;
  const isSized = said.slice(from, end).some(({ english }) => SIZED.test(english));
  const greets = greetsAt(said, from);
  return (greets || (isYear && to > from + 1)) && !isSized ? { from, to } : null;
}

/** "…, y feliz cumple arriba": a greeting of its own with its place behind it; null when there is none. */
export function placedGreeting(said: readonly Said[]): { from: number; to: number } | null {
  for (const from of said.keys()) {
    const before = said[from - 1];
    const begins = before === undefined || isSeparator(before) || isJoint(before);
    if (!begins || !greetsAt(said, from)) continue;
    const to = said.findIndex((next, i) => i > from && (isPlace(next) || isSeparator(next)));
    const place = said[to];
    const words = said.slice(from, to).flatMap(({ tokens }) => tokens);
    const next = said[to + 1];
    const isEnd = next === undefined || isSeparator(next) || isJoint(next) || beginsSettings(next);
    if (place && isPlace(place) && words.length > 1 && words.length < 7 && isEnd)
      return { from, to };
  }
  return null;
}

/** "Groß und fett SOMMERFEST": settings before a text stand side by side. */
export function withoutJoints(
  tokens: readonly Token[],
  said: readonly Said[],
  from: number,
): Token[] {
  const joints = isSetBefore(said, from)
    ? said.slice(0, from).flatMap((each) => (isJoint(each) ? each.tokens : []))
    : [];
  return tokens.filter((token) => !joints.some(({ start }) => start === token.start));
}
