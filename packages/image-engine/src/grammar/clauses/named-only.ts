import { tellsWhatIsSaid } from '../text-turns/dictation.ts';
import { isKnown } from '../words/slips.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import { tellsHowItWas } from './circumstances.ts';
import { DEFINITE, isWord, textAt } from './things-there.ts';

/** "Melt the snow": who does that to it does not ask for more. */
function isDoneTo(match: Match, tokens: readonly Token[]): boolean {
  const verb = textAt(tokens, match.from - 2);
  return (
    /^(rain|snow|fog|rainbow|night|grain|vignette|blur)$/.test(match.operation.op) &&
    isWord(match) &&
    DEFINITE.test(textAt(tokens, match.from - 1)) &&
    tokens[match.from - 2]?.kind === 'word' &&
    (!isKnown(verb) ||
      /^(stop|stops|melt|ruin|fix|sell|move|swap|replace)$/.test(verb) ||
      (verb === 'make' &&
        /^(less|weaker|softer|lighter|thinner|gone|disappear|stop|invisible)$/.test(
          textAt(tokens, match.to),
        )))
  );
}

/** "Colour temperature cooler": the quantity by itself leaves it to the word that says which way. */
const saysNoDirection = ({ hint, operation }: Match, matches: readonly Match[]) => {
  const directionOf = (each: object) => ('direction' in each ? each.direction : undefined);
  return (
    directionOf(hint) === 0 &&
    matches.some((m) => m.operation === operation && Math.abs(Number(directionOf(m.hint))) === 1)
  );
};

/** "The writing is mirrored": it is there already. */
const tellsOfWriting = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'text' &&
  isWord(match) &&
  DEFINITE.test(textAt(tokens, match.from - 1)) &&
  /^(is|are|was|were|looks|look|came|appears|seems|reads)$/.test(textAt(tokens, match.to));

/** "The sign says hello" */
const isSaidThere = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'text' && isWord(match) && tellsWhatIsSaid(tokens, match.from);

/** "Frame it like a polaroid": which frame it is stands in the other phrase. */
const isLessExact = ({ hint, operation }: Match, matches: readonly Match[]) =>
  operation.op === 'frame' &&
  Object.keys(hint).length === 0 &&
  matches.some((m) => m.operation === operation && Object.keys(m.hint).length > 0);

/** "It's raining": by itself that is how it shall be. */
const saysNow = (tokens: readonly Token[]) => tokens.some(({ text }) => /^(is|its)$/.test(text));

/** "Pop the balloon": a thing is what it is done to, and not the colours. */
const popsThing = (match: Match, tokens: readonly Token[]) =>
  isWord(match) &&
  textAt(tokens, match.from) === 'pop' &&
  /^(the|a|my|up|this|that)$/.test(textAt(tokens, match.to)) &&
  !/^(bit|little|touch|tad|lot)$/.test(textAt(tokens, match.to + 1)) &&
  !/^(make|more|really|and)$/.test(textAt(tokens, match.from - 1));

/** "The frame on the wall": it hangs in the picture. */
const hangsThere = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'frame' &&
  isWord(match) &&
  DEFINITE.test(textAt(tokens, match.from - 1)) &&
  /^(on|in|at|behind)$/.test(textAt(tokens, match.to)) &&
  DEFINITE.test(textAt(tokens, match.to + 1)) &&
  !/^(photo|picture|image|pic)$/.test(textAt(tokens, match.to + 2));

/** "Poster size": how large, and no style. */
const saysHowLarge = (match: Match, tokens: readonly Token[]) =>
  match.operation.stage === 'style' && isWord(match) && /^sized?$/.test(textAt(tokens, match.to));

/** "A background for Zoom": what it is for. */
const isPlatform = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'crop' &&
  textAt(tokens, match.from) === 'zoom' &&
  /^(for|on|in)$/.test(textAt(tokens, match.from - 1));

/** "Crop out the empty space": what is there already, and is to go. */
const isSpaceThere = ({ operation, indices, from }: Match, tokens: readonly Token[]) =>
  operation.op === 'frame' &&
  indices.some((i) => /^(space|room|margins?)$/.test(textAt(tokens, i))) &&
  tokens.slice(0, from).some(({ text }) => /^(crop|cut|trim|remove|delete|less)$/.test(text));

/** Whether the words name what is there, or what happened, and wish for nothing. */
export const isNamedOnly = (
  match: Match,
  tokens: readonly Token[],
  matches: readonly Match[],
): boolean =>
  isDoneTo(match, tokens) ||
  (tellsHowItWas(match, tokens, matches) && (matches.length > 1 || !saysNow(tokens))) ||
  tellsOfWriting(match, tokens) ||
  isSaidThere(match, tokens) ||
  popsThing(match, tokens) ||
  hangsThere(match, tokens) ||
  saysHowLarge(match, tokens) ||
  isPlatform(match, tokens) ||
  isSpaceThere(match, tokens);

/** Whether another phrase of the clause says the same more exactly. */
export const isSaidBetter = (match: Match, matches: readonly Match[]): boolean =>
  saysNoDirection(match, matches) || isLessExact(match, matches);
