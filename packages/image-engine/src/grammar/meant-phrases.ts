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

/** Leaves out phrases that name what is there already, or say in general what others say exactly. */
export function meantPhrases(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const isStyleSaid = matches.some((m) => m.operation.stage === 'style' && !isGenre(m, tokens));
  const last = matches.at(-1);
  return matches.filter(
    (m) =>
      !(isThere(m, tokens) || isPlaced(m, tokens) || hasFallen(m, tokens)) &&
      !(isStyleSaid && isGenre(m, tokens)) &&
      !(m !== last && isGeneral(m, tokens)),
  );
}
