import { clauseEnd } from '../clauses/clause-bounds.ts';
import { COLOUR_MODIFIERS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import {
  withColoursNamedAfter,
  withColoursRefused,
  withOnesInstead,
  withThingsAhead,
  withThingsOwned,
} from './colours-behind-things.ts';
import {
  colourLength,
  isColour,
  withColoursBehind,
  withColoursGiven,
  withContrastsTurned,
  withInsteadsMoved,
} from './things-in-colours.ts';

/** Said of these, it is advice or a question, and the wish has its own verb. */
export const SPEAKERS = /^(you|i|we|it|u|what|how|who|they)$/;

/** "A green shirt instead of the white one" is read as "make the white shirt green". */
function withInsteadsTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => t.text === 'instead');
  const rest = tokens.slice(at).map(({ text }) => text);
  const [colour, ...thing] = tokens.slice(0, at).filter((t) => !/^(an?|the|please)$/.test(t.text));
  const old = tokens.slice(at).find(isColour);
  const isExchange =
    (/^instead of (?:the|this|that|my|an?)? ?\w+ ?(?:one)?$/.test(rest.join(' ')) ||
      (rest.at(-1) === thing.at(-1)?.text && rest.length <= 5)) &&
    isColour(colour) &&
    thing.length > 0 &&
    thing.length < 3 &&
    thing.every((t) => t.kind === 'word' && !isColour(t) && !/^back/.test(t.text));
  if (!isExchange || !colour || !old) return [...tokens];
  const word = (text: string): Token => ({ ...colour, kind: 'word', text, raw: '' });
  return [word('make'), word('the'), old, ...thing, colour];
}

/** "I want my green jacket in black" is read as "make my green jacket black". */
function withWantsTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => /^(want|need|like|try)$/.test(t.text));
  const last = clauseEnd(tokens, at);
  // "Ich möchte das Auto in Hellblau haben"
  const end = tokens[last - 1]?.text === 'want' && last - 1 > at ? last - 1 : last;
  const whole = [3, 2, 1].find((length) => colourLength(tokens, end - length) === length) ?? 1;
  const ink = COLOUR_MODIFIERS.has(tokens[end - whole]?.text ?? '') ? whole : 1;
  const thing = tokens.slice(at + 2, end - ink).filter((t) => t.text !== 'in');
  const isWanted =
    at >= 0 &&
    end - at <= 8 &&
    thing.length > 0 &&
    /^(the|my|his|her|our|this|that|their)$/.test(tokens[at + 1]?.text ?? '') &&
    isColour(tokens[end - 1]) &&
    !isColour(tokens[end - ink - 1]) &&
    !COLOUR_MODIFIERS.has(tokens[end - ink - 1]?.text ?? '') &&
    thing.every((t) => t.kind === 'word') &&
    !thing.some((t) => /^(be|to|with|and|of|look|photo|picture|image|text)$/.test(t.text));
  if (!isWanted) return [...tokens];
  const make: Token = { ...(tokens[at] as Token), text: 'make', raw: '' };
  const said = [tokens[at + 1] as Token, ...thing, ...tokens.slice(end - ink, end)];
  return [...tokens.slice(0, at), make, ...said, ...tokens.slice(last)];
}

/** "Purple, not pink" is read as "purple instead of pink". */
function withContrastedColours(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]?.kind === 'separator' ? i - 2 : i - 1;
    const isContrast =
      token.text === 'not' && isColour(tokens[i + 1]) && isColour(tokens[before]) && i > 2;
    const next = tokens[i + 1];
    if (
      token.text === ',' &&
      next?.text === 'not' &&
      isColour(tokens[i + 2]) &&
      isColour(tokens[i - 1])
    )
      return [];
    return isContrast
      ? [
          { ...token, text: 'instead' },
          { ...token, text: 'of' },
        ]
      : [token];
  });
}

const GROUND = /^(background|backdrop|border|frame|text|caption|letters)$/;

/** "A white background instead of grey": the colour that it is not to have, or has, says nothing more. */
function withOldGroundsDropped(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'not' || (text === 'instead' && tokens[i + 1]?.text === 'of'),
  );
  const from = tokens[at]?.text === 'not' ? at + 1 : at + 2;
  const colour = /^(the|a|an)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  const end = tokens[colour + 1]?.text === 'one' ? colour + 2 : colour + 1;
  const rest = [...tokens.slice(0, Math.max(0, at)), ...tokens.slice(end)];
  const isGround = rest.some(({ text }) => GROUND.test(text)) && rest.some(isColour);
  const isLast = at > 0 && (end >= tokens.length || tokens[end]?.kind === 'separator');
  const isFirst = at === 0 && /^(make|turn|i|use|,|can|the|put)$/.test(tokens[end]?.text ?? '');
  if (at < 0 || !isColour(tokens[colour]) || !isGround || !(isLast || isFirst)) return [...tokens];
  return rest;
}

/** "Change the background from blue to green": no gradient is meant. */
function withOldGroundsLeft(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'from' && isColour(tokens[i + 1]) && tokens[i + 2]?.text === 'to',
  );
  const said = tokens
    .slice(0, Math.max(0, at))
    .map(({ text }) => text)
    .join(' ');
  const isChange =
    /\b(?:change|turn|switch|swap) (?:the |my )?(?:background|backdrop)(?: color)?$/.test(said);
  return isChange && isColour(tokens[at + 3])
    ? [...tokens.slice(0, at), ...tokens.slice(at + 2)]
    : [...tokens];
}

/** "What if the doors were green?", once "what if" has become "make". */
const withoutWere = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (t, i) =>
      !(/^(were|was)$/.test(t.text) && tokens[0]?.text === 'make' && isColour(tokens[i + 1])),
  );

/** "The dress is red, make it blue" is read as "make the red dress blue". */
function withStatesTurned(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'separator' || text === 'and');
  const said = tokens.slice(0, Math.max(0, end)).filter((t) => t.text !== 'currently');
  const [which, ...thing] = said.slice(0, -2);
  const [link, old] = said.slice(-2);
  const [make, it, colour] = tokens
    .slice(end + 1)
    .filter((t) => !/^(please|can|you|i|id|we)$/.test(t.text));
  const isState =
    /^(the|my|his|her|our|this|that)$/.test(which?.text ?? '') &&
    /^(is|are)$/.test(link?.text ?? '') &&
    isColour(old) &&
    thing.length > 0 &&
    thing.length < 3 &&
    !thing.some((t) =>
      /^(photo|picture|image|pic|background|backdrop|light|skin|face)$/.test(t.text),
    );
  const isChange =
    /^(make|turn|change|paint|want|need)$/.test(make?.text ?? '') &&
    /^(it|them)$/.test(it?.text ?? '') &&
    isColour(
      /^(to|in)$/.test(colour?.text ?? '') ? tokens[tokens.indexOf(colour as Token) + 1] : colour,
    );
  if (!isState || !isChange || !make || !which || !old || !colour) return [...tokens];
  return [make, which, old, ...thing, ...tokens.slice(tokens.indexOf(colour))];
}

/** "White dress to black dress" is read as "make the white dress black". */
function withColoursPaired(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const [old, thing, to, colour, again] = tokens.slice(0, end);
  // "Sofa beige to sofa burgundy", as French has it.
  const isBehind = old?.text === colour?.text && isColour(thing) && isColour(again);
  if (end === 5 && isBehind && old && thing && again && to?.text === 'to')
    return [
      ...['make', 'the'].map((text): Token => ({ ...old, kind: 'word', text, raw: '' })),
      thing,
      old,
      again,
      ...tokens.slice(end),
    ];
  const isPair =
    end === 5 && isColour(old) && /^(to|into)$/.test(to?.text ?? '') && isColour(colour);
  if (!isPair || !old || !thing || !colour || thing.text !== again?.text) return [...tokens];
  const word = (text: string): Token => ({ ...old, kind: 'word', text, raw: '' });
  return [word('make'), word('the'), old, thing, colour, ...tokens.slice(end)];
}

/** "Can my shoes be pink?" is read as "make my shoes pink". */
function withColoursAsked(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => /^(can|could|may)$/.test(t.text));
  const verb = tokens.findIndex((t, i) => i > at + 1 && /^(be|become|turn)$/.test(t.text));
  const subject = tokens.slice(at + 1, verb);
  const isAsked =
    at >= 0 &&
    verb >= 0 &&
    verb <= at + 5 &&
    colourLength(tokens, verb + 1) > 0 &&
    subject.every((t) => t.kind === 'word' && !SPEAKERS.test(t.text));
  if (!isAsked) return [...tokens];
  const make: Token = { ...(tokens[at] as Token), text: 'make', raw: '' };
  return [...tokens.slice(0, at), make, ...subject, ...tokens.slice(verb + 1)];
}

/** "What would this sofa look like in green?" is read as "make this sofa green". */
function withLooksAsked(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ text }) => text);
  const isSeen =
    /^(?:can|could|may|let|id like to|i want to|i would like to) (?:i |we |me |us )?see\b/.test(
      words.slice(0, 6).join(' '),
    );
  const isAsked =
    isSeen ||
    (/^(what|how)$/.test(words[0] ?? '') && /^(would|does|do|will|might)$/.test(words[1] ?? ''));
  const from = isSeen ? words.indexOf('see') + 1 : 2;
  const verb = isSeen ? words.indexOf('in') : words.indexOf('look');
  const to = isSeen ? verb : words[verb + 1] === 'like' ? verb + 2 : verb + 1;
  const subject = tokens.slice(from, Math.max(from, verb));
  const end = clauseEnd(tokens, 0);
  const isThing =
    /^(the|my|this|that|these|those|our|his|her)$/.test(words[from] ?? '') &&
    subject.length >= 2 &&
    subject.length <= 3;
  if (!isAsked || !isThing || words[to] !== 'in' || !isColour(tokens[end - 1])) return [...tokens];
  return [{ ...(tokens[0] as Token), text: 'make' }, ...subject, ...tokens.slice(to + 1)];
}

/** Each builds on those before it. */
const DEMANDS: readonly ((tokens: readonly Token[]) => Token[])[] = [
  withColoursNamedAfter,
  withThingsAhead,
  withThingsOwned,
  withColoursRefused,
  withOnesInstead,
  withLooksAsked,
  withOldGroundsLeft,
  withOldGroundsDropped,
  withoutWere,
  withStatesTurned,
  withColoursBehind,
  withInsteadsMoved,
  withContrastsTurned,
  withInsteadsTurned,
  withColoursPaired,
  withColoursGiven,
  withContrastedColours,
  withColoursAsked,
  withWantsTurned,
];

/** Says "make the … green" for every other way of asking that a thing have another colour. */
export function withColourDemandsTurned(said: readonly Token[]): Token[] {
  // "The dress burgundy rather"
  const tokens = said.filter(
    ({ text }, i) => text !== 'rather' || (said[i + 1]?.kind ?? 'separator') !== 'separator',
  );
  return DEMANDS.reduce((each, turn) => turn(each), tokens);
}
