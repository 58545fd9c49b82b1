import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

const GENRE =
  /^(illustration|illustrated|drawing|drawn|painting|painted|sketch|poster|art|pencil)$/;
const LOOKS = /^(look|style|effect|filter|version|vibe|treatment|feel)$/;
/** Behind the name of a look, these make a thing of it: "the cartoon character". */
const THINGS = /^(character|figure|hero|machine|cover|page|hanging)$/;
const DEFINITE = /^(the|this|my|that|his|her|our)$/;

const textAt = (tokens: readonly Token[], i: number) => tokens[i]?.text ?? '';
const isWord = ({ from, to }: Match) => to === from + 1;

/** "A watercolour illustration": the second word only says that it is drawn. */
const isGenre = (match: Match, tokens: readonly Token[]) =>
  isWord(match) && match.operation.stage === 'style' && GENRE.test(textAt(tokens, match.from));

/** "Make the drawing brighter", "the cartoon character": it is one already. */
function isThere(match: Match, tokens: readonly Token[]): boolean {
  if (!/^(style|overlay)$/.test(match.operation.stage)) return false;
  const [before, next] = [textAt(tokens, match.from - 1), textAt(tokens, match.to)];
  const isThing = (isGenre(match, tokens) && !LOOKS.test(next)) || THINGS.test(next);
  return isThing && DEFINITE.test(before);
}

/** "Put a sticker on the laptop" */
function isPlaced({ operation, from, to }: Match, tokens: readonly Token[]): boolean {
  return (
    operation.op === 'sticker' &&
    /^an?$/.test(textAt(tokens, from - 1)) &&
    /^(on|onto|above|behind)$/.test(textAt(tokens, to)) &&
    DEFINITE.test(textAt(tokens, to + 1))
  );
}

/** "The tint of the snow": it has fallen. */
function hasFallen(match: Match, tokens: readonly Token[]): boolean {
  return (
    match.operation.stage === 'overlay' &&
    isWord(match) &&
    DEFINITE.test(textAt(tokens, match.from - 1)) &&
    /^(from|of|on|off|over)$/.test(textAt(tokens, match.from - 2))
  );
}

/** "Enhance the dynamic range": what is to be enhanced says how. */
const isGeneral = (match: Match, tokens: readonly Token[]) =>
  isWord(match) && /^(enhance|improve|beautify|optimize)$/.test(textAt(tokens, match.from));

const HOW_PLACES_ARE = /^(warmth|blur|brightness|saturation|contrast)$/;

/** "Put it in a cosy kitchen": says how the place is. */
function describesPlace(
  match: Match,
  tokens: readonly Token[],
  matches: readonly Match[],
): boolean {
  const place = matches.find((m) => m.from === match.to);
  return (
    isWord(match) &&
    (HOW_PLACES_ARE.test(match.operation.op) || textAt(tokens, match.from) === 'snowy') &&
    place?.operation.op === 'replaceBackground' &&
    'scene' in place.hint &&
    (match.from === 0 || /^(an?|some|to|with)$/.test(textAt(tokens, match.from - 1))) &&
    tokens.some((t) => /^(put|place|in|on|at|background|behind)$/.test(t.text))
  );
}

/** "The noise in the dark areas": says where the fault is. */
const saysWhere = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  isWord(match) &&
  /^(areas?|parts?|corners?|regions?|spots?|sides?|tones)$/.test(textAt(tokens, match.to)) &&
  matches.some((m) => m.to < match.from && m.operation.stage === 'restore');

/** "Add a light vignette": says how strong that is, and asks for no light. */
const saysHowStrong = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  match.operation.op === 'brightness' &&
  textAt(tokens, match.to - 1) === 'light' &&
  textAt(tokens, match.to - 2) === 'a' &&
  matches.some((m) => m.from === match.to && m.operation.stage !== 'subject');

/** "The saturation of the subject only": names the part, and cuts nothing out. */
const namesPart = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  matches.length > 1 &&
  match.operation.op === 'removeBackground' &&
  /^subject only$/.test(match.indices.map((i) => textAt(tokens, i)).join(' '));

/** Leaves out phrases that name what is there already, or say in general what others say exactly. */
export function meantPhrases(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const isStyleSaid = matches.some((m) => m.operation.stage === 'style' && !isGenre(m, tokens));
  const last = matches.at(-1);
  return matches.filter(
    (m) =>
      !(isThere(m, tokens) || isPlaced(m, tokens) || hasFallen(m, tokens)) &&
      !(isStyleSaid && isGenre(m, tokens)) &&
      !describesPlace(m, tokens, matches) &&
      !namesPart(m, tokens, matches) &&
      !saysHowStrong(m, tokens, matches) &&
      !saysWhere(m, tokens, matches) &&
      !(m !== last && isGeneral(m, tokens)),
  );
}
