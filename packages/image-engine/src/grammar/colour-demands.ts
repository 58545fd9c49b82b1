import { clauseEnd } from './clause-bounds.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import type { Token } from './tokens.ts';

/** Said of these, it is advice or a question, and the wish has its own verb. */
export const SPEAKERS = /^(you|i|we|it|u|what|how|who|they)$/;

const isColour = (token: Token | undefined) =>
  token?.kind === 'hex' || COLOUR_WORDS.has(token?.text ?? '');

/** "A green shirt instead of the white one" is read as "make the white shirt green". */
function withInsteadsTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => t.text === 'instead');
  const rest = tokens.slice(at).map(({ text }) => text);
  const [colour, ...thing] = tokens.slice(0, at).filter((t) => !/^(an?|the|please)$/.test(t.text));
  const old = tokens.slice(at).find(isColour);
  const isExchange =
    /^instead of (?:the|this|that|my)? ?\w+ ?(?:one)?$/.test(rest.join(' ')) &&
    isColour(colour) &&
    thing.length > 0 &&
    thing.length < 3 &&
    thing.every((t) => t.kind === 'word' && !isColour(t) && !/^back/.test(t.text));
  if (!isExchange || !colour || !old) return [...tokens];
  const word = (text: string): Token => ({ ...colour, kind: 'word', text, raw: '' });
  return [word('make'), word('the'), old, ...thing, colour];
}

/** "The yellow bike in red": a thing of one colour, in another. */
function withColoursGiven(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const said = tokens.slice(0, end).filter((t) => t.text !== 'please');
  const [which, old] = said;
  const colour = said.at(-1);
  const thing = said.slice(2, -2);
  const isGiven =
    /^(the|my|his|her|our|this|that)$/.test(which?.text ?? '') &&
    isColour(old) &&
    said.at(-2)?.text === 'in' &&
    isColour(colour) &&
    (thing.length === 1 || thing.length === 2) &&
    thing.every(
      (t) => t.kind === 'word' && !isColour(t) && !/^(back|photo|pic|image)/.test(t.text),
    );
  if (!isGiven || !which || !old || !colour) return [...tokens];
  return [{ ...which, text: 'make', raw: '' }, which, old, ...thing, colour, ...tokens.slice(end)];
}

/** "I want my green jacket in black" is read as "make my green jacket black". */
function withWantsTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => /^(want|need|like)$/.test(t.text));
  const end = clauseEnd(tokens, at);
  const thing = tokens.slice(at + 2, end - 1).filter((t) => t.text !== 'in');
  const isWanted =
    at >= 0 &&
    end - at <= 7 &&
    thing.length > 0 &&
    /^(the|my|his|her|our|this|that|their)$/.test(tokens[at + 1]?.text ?? '') &&
    isColour(tokens[end - 1]) &&
    !isColour(tokens[end - 2]) &&
    !COLOUR_MODIFIERS.has(tokens[end - 2]?.text ?? '') &&
    thing.every((t) => t.kind === 'word') &&
    !thing.some((t) => /^(be|to|with|and|of|look|photo|picture|image|text)$/.test(t.text));
  if (!isWanted) return [...tokens];
  const make: Token = { ...(tokens[at] as Token), text: 'make', raw: '' };
  const said = [tokens[at + 1] as Token, ...thing, tokens[end - 1] as Token];
  return [...tokens.slice(0, at), make, ...said, ...tokens.slice(end)];
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

/** "Can my shoes be pink?" is read as "make my shoes pink". */
function withColoursAsked(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => /^(can|could|may)$/.test(t.text));
  const verb = tokens.findIndex((t, i) => i > at + 1 && /^(be|become|turn)$/.test(t.text));
  const subject = tokens.slice(at + 1, verb);
  const isAsked =
    at >= 0 &&
    verb >= 0 &&
    verb <= at + 5 &&
    isColour(tokens[verb + 1]) &&
    subject.every((t) => t.kind === 'word' && !SPEAKERS.test(t.text));
  if (!isAsked) return [...tokens];
  const make: Token = { ...(tokens[at] as Token), text: 'make', raw: '' };
  return [...tokens.slice(0, at), make, ...subject, ...tokens.slice(verb + 1)];
}

/** Says "make the … green" for every other way of asking that a thing have another colour. */
export function withColourDemandsTurned(tokens: readonly Token[]): Token[] {
  const given = withColoursGiven(withInsteadsTurned(tokens));
  return withWantsTurned(withColoursAsked(withContrastedColours(given)));
}
