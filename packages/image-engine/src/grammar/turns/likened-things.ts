import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const WHICH = /^(the|my|our|this|his|her|their)$/;
const DRAWN =
  /^(painting|paintings|painted|sketch|drawing|drawn|cartoon|comic|anime|manga|watercolor|poster|mosaic|aquarelle|illustration|postcard)$/;

/** "Make my house like an oil painting look", as German has it. */
function withLookFirst(tokens: readonly Token[]): Token[] {
  const like = tokens.findIndex(({ text }) => text === 'like');
  const end = clauseEnd(tokens, Math.max(0, like));
  const isLast = tokens[end - 1]?.text === 'look' && end - 1 > like + 1;
  const start = clauseStart(tokens, Math.max(0, like));
  if (like < 0 || !isLast || tokens[start]?.text !== 'make') return [...tokens];
  const look = tokens[end - 1] as Token;
  const thing = tokens
    .slice(start + 1, like)
    .filter(({ text }) => !/^(i|want|would|like)$/.test(text));
  return [
    ...tokens.slice(0, start + 1),
    ...thing,
    look,
    ...tokens.slice(like, end - 1),
    ...tokens.slice(end),
  ];
}

/** "Make my house look like an oil painting": what the picture shows is painted as a whole. */
export function withThingsLikened(said: readonly Token[]): Token[] {
  const tokens = withLookFirst(said);
  const like = tokens.findIndex(
    ({ text }, i) => /^(like|as)$/.test(text) && tokens[i - 1]?.text === 'look',
  );
  const make = tokens.findLastIndex(({ text }, i) => text === 'make' && i < like);
  const thing = tokens.slice(make + 1, Math.max(0, like - 1));
  const isThing =
    make >= 0 &&
    WHICH.test(thing[0]?.text ?? '') &&
    thing.length >= 2 &&
    thing.length <= 4 &&
    thing.every(
      ({ kind, text }) =>
        kind === 'word' && !/^(background|backdrop|sky|text|photo|picture|and|only)$/.test(text),
    );
  const isDrawn = tokens.slice(like + 1, like + 5).some(({ text }) => DRAWN.test(text));
  if (!isThing || !isDrawn) return [...tokens];
  const lead = thing[0] as Token;
  return [...tokens.slice(0, make + 1), { ...lead, text: 'it' }, ...tokens.slice(like - 1)];
}
