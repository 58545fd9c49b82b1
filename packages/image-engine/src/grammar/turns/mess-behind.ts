import { clauseEnd } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import type { Token } from '../words/tokens.ts';

const DISLIKES = /^(dont|not|hate|dislike|ugly|horrible|mess|clutter|junk|chaos|boring)$/;
const GROUND = /^(background|backdrop)$/;
const WHOM = /^(me|us|him|her|it|them|you)$/;
const BLURS = /^(blur|blurry|blurrier|unsharp|defocus|fuzzy|hazy)$/;
/** Change what is there, as little as a blur does. */
const TREATS =
  /^(soften|softer|dim|dimmer|darken|darker|brighten|brighter|lighten|lighter|desaturate|mute|muted)$/;
const RATHER = /^(rather|prefer|preferably|instead)$/;
const ASKS = /^(please|can|could|you|just|only|id|i|would|put|make|but|so|with|to|like|see|have)$/;

/** "Don't remove the background", and then perhaps "only blur it". */
const sparesGround = (clause: readonly Token[]): boolean =>
  clause.some(({ text }) => /^(not|dont|no|never|shouldnt|mustnt|neednt)$/.test(text)) &&
  clause.some(({ text }) => GROUND.test(text)) &&
  clause.some(({ text }) =>
    /^(remove|removed|delete|deleted|erase|erased|blur|blurred|replace|replaced|change|changed)$/.test(
      text,
    ),
  );

/** Whether the clause is about what lies behind somebody, and nothing is to be done there yet. */
function tellsOfGround(clause: readonly Token[]): boolean {
  const behind = clause.findIndex(({ text }) => text === 'behind');
  const isLast =
    behind >= 0 &&
    (behind === clause.length - 1 ||
      (behind === clause.length - 2 && WHOM.test(clause.at(-1)?.text ?? '')));
  const isFirst =
    (behind === 0 && WHOM.test(clause[1]?.text ?? '')) ||
    (clause[0]?.text === 'in' && clause.slice(1, 3).some(({ text }) => GROUND.test(text)));
  const isTold =
    isLast ||
    (isFirst && clause.length > 3 && !clause.some(({ text }) => text === 'a')) ||
    (clause.some(({ text }) => GROUND.test(text)) &&
      clause.some(({ text }) => DISLIKES.test(text) || /^(is|are|looks|see)$/.test(text)));
  if (sparesGround(clause)) return true;
  return (
    isTold &&
    !clause.some(({ text }) => /^(put|make|blur|remove|add|replace)$/.test(text)) &&
    clause[0]?.text !== 'a'
  );
}

/** "Swap the wall behind the cake for pale pink": the wall is the background. */
function withWallsNamed(tokens: readonly Token[]): Token[] {
  const behind = tokens.findIndex(
    ({ text }, i) =>
      text === 'behind' && /^(wall|walls|curtain|scenery|view)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const isSwap = tokens
    .slice(0, Math.max(0, behind))
    .some(({ text }) => /^(swap|replace|exchange)$/.test(text));
  const isOwned = /^(the|my|our|this)$/.test(tokens[behind + 1]?.text ?? '');
  if (behind < 0 || !isSwap) return [...tokens];
  const ground = { ...(tokens[behind - 1] as Token), text: 'background' };
  return [...tokens.slice(0, behind - 1), ground, ...tokens.slice(behind + (isOwned ? 3 : 2))];
}

const SHADES = /^(light|dark|pale|soft|bright|deep)$/;
const AT = /^(behind|back|of|at|from|in|there)$/;
const TURNS_INTO =
  /^(make|turn|paint|change|could|can|should|would|shall|let|it|them|that|be|look|become|in|to|into|please|rather|you|we|the|a|have|i|prefer)$/;

/** "Make the background" and the colours. */
const painting = (first: Token, colours: readonly Token[]): Token[] => [
  ...['make', 'the', 'background'].map((text): Token => ({ ...first, text })),
  ...colours,
];

/** "The wall behind us is green, could it be beige": the wall is the background. */
function withWallsRepainted(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const told = tokens.slice(0, end).map(({ text }) => text);
  const isWall =
    /^(the|my|our|this)$/.test(told[0] ?? '') &&
    /^(wall|walls|background|backdrop)$/.test(told[1] ?? '') &&
    told.some((word) => /^(is|are|looks|look)$/.test(word));
  const from = tokens.findIndex(
    ({ kind, text }, i) =>
      i >= end && i <= end + 1 && kind === 'word' && TURNS_INTO.test(text) && text !== 'in',
  );
  if (!isWall || from < 0) return [...tokens];
  const stop = clauseEnd(tokens, from);
  const colours = tokens.slice(from, stop).filter(({ text }) => !TURNS_INTO.test(text));
  const isColour =
    colours.length > 0 &&
    colours.some(({ text }) => COLOUR_WORDS.has(text)) &&
    colours.every(({ text }) => COLOUR_WORDS.has(text) || SHADES.test(text));
  if (!isColour) return [...tokens];
  return [...painting(tokens[from] as Token, colours), ...tokens.slice(stop)];
}

/** "The wall behind me rather in light grey, instead of this orange". */
function withWallsColoured(tokens: readonly Token[]): Token[] {
  const wall = tokens.findIndex(({ text }) => /^(wall|walls)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, wall));
  const instead = tokens.findIndex(({ text }, i) => i > wall && i < end && text === 'instead');
  const stop = instead < 0 ? end : instead;
  const rest = tokens.slice(wall + 1, stop);
  const colours = rest.filter(({ text }) => COLOUR_WORDS.has(text) || SHADES.test(text));
  const isWall =
    wall >= 0 &&
    wall <= 1 &&
    rest.some(({ text }) => text === 'behind' || text === 'back') &&
    colours.some(({ text }) => COLOUR_WORDS.has(text)) &&
    rest.every(
      (token) =>
        colours.includes(token) ||
        WHOM.test(token.text) ||
        TURNS_INTO.test(token.text) ||
        AT.test(token.text),
    );
  if (!isWall) return [...tokens];
  return [...painting(tokens[wall] as Token, colours), ...tokens.slice(end)];
}

/**
 * "You can see the mess behind me, blur it", "I don't like what is behind me, rather a beach": both are
 * wishes for the background.
 */
export function withGroundsTold(said: readonly Token[]): Token[] {
  const tokens = withWallsColoured(withWallsRepainted(withWallsNamed(said)));
  const end = clauseEnd(tokens, 0);
  const told = tokens.slice(0, end);
  if (tokens[end] === undefined || !tellsOfGround(told)) return [...tokens];
  const rest = tokens.slice(end + 1);
  const stop = clauseEnd(rest, 0);
  const wish = rest.slice(0, stop).filter(({ text }) => !ASKS.test(text));
  const word = (text: string): Token => ({ ...(rest[0] as Token), kind: 'word', text, raw: '' });
  const isTreated = ({ text }: Token) =>
    BLURS.test(text) || (TREATS.test(text) && sparesGround(told));
  const says = wish.filter(
    ({ text }) => !/^(it|that|this|the|a)$/.test(text) && !RATHER.test(text),
  );
  const isTreatment =
    says.some(isTreated) && says.every((each) => isTreated(each) || INTENSITY_WORDS.has(each.text));
  if (isTreatment) {
    const how = says.map(({ text }) => word(BLURS.test(text) ? 'blur' : text));
    return [...how, word('the'), word('background'), ...rest.slice(stop)];
  }
  const rather = wish.findIndex(({ text }) => RATHER.test(text));
  const place = wish.filter(({ text }, i) => i !== rather && !/^(it|that|this)$/.test(text));
  const isPlace = place.length > 0 && place.length <= 4;
  if (rather < 0 || !isPlace || !told.some(({ text }) => DISLIKES.test(text))) return [...tokens];
  const lead = ['replace', 'the', 'background', 'with'].map(word);
  return [...lead, ...place, ...rest.slice(stop)];
}
