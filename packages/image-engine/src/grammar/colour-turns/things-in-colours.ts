import { beginsClause, clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS, colourAt } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

// A thing and the colour that it shall have, with no verb that says so.

export const isColour = (token: Token | undefined) =>
  token?.kind === 'hex' || COLOUR_WORDS.has(token?.text ?? '');

/** What has a colour of its own by other wishes. */
const NO_THING =
  /^(back\w*|photos?|pic\w*|images?|text|words?|caption|title|letters?|frame|border|rest|shot|sunset|logo|watermark|vignette|one|edges?|corners?|line|lines)$/;

/** Persons in a colour wear it. */
const PEOPLE =
  /^(man|men|woman|women|girl|girls|boy|boys|guy|lady|person|people|kid|kids|child|children|baby|bride|groom|one|team|crowd)$/;
/** Said without an article, these are called by their colour to give it to them. */
const PAINTABLE =
  /^(sofa|couch|armchair|chair|chairs|wall|walls|door|doors|car|bike|bicycle|motorcycle|dress|shirt|tshirt|tie|jacket|blazer|waistcoat|vest|coat|suit|skirt|trousers|pants|jeans|shoes|sneakers|bag|handbag|purse|hat|cap|scarf|curtains?|roof|fence|cabinets?|pillows?|cushions?|carpet|rug|lamp|vase|bed|umbrella|balloons?|truck|van|nails|facade|shutters?|gate|house|tablecloth|sweater|pullover|jumper|hoodie|boots|gloves|blouse|table|bench|boat|wheels|rims|mug|cup|pot|towel|blanket|ribbon|helmet|socks|wallpaper|cabinet|beanie|cardigan|shorts|leggings|sandals|collar|leash|backpack|suitcase|napkins?|pan|planter)$/;
const WHICH = /^(the|my|his|her|our|your|their|this|that)$/;
/** "Show me the sofa in green" asks for it as "the sofa in green" does. */
const SHOWS = /^(can|could|you|we|i|show|put|only|just|me|us)$/;
const ASKS = /^(can|could|you|we|i)$/;

/** How many tokens the colour takes that begins there; 0 when none does. */
export function colourLength(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind === 'hex') return 1;
  const words = tokens.slice(from, from + 4).map((t) => (t.kind === 'word' ? t.text : ''));
  return colourAt(words, 0)?.length ?? 0;
}

/** "The yellow bike in red", "sofa in teal", "the wall colour #e07a5f": a thing, in another colour. */
export function withColoursGiven(tokens: readonly Token[]): Token[] {
  const lead = tokens[0];
  if (lead?.text === 'and' && tokens[1]?.text !== 'and')
    return [lead, ...withColoursGiven(tokens.slice(1))];
  const end = clauseEnd(tokens, 0);
  const rest = tokens.slice(end + 1);
  const joint = tokens.slice(end, end + 1);
  const first = colourGiven(tokens.slice(0, end));
  // Clauses are few; a prompt of nothing but joints would go too deep.
  return rest.length > 0 && rest.length < 400
    ? [...first, ...joint, ...withColoursGiven(rest)]
    : [...first, ...joint, ...rest];
}

/** "Shirt green", beside other wishes of that kind; null when it is none. */
function paintedAs(said: readonly Token[]): Token[] | null {
  const lead = said[0];
  const led = WHICH.test(lead?.text ?? '') ? 1 : 0;
  const noun = said[led]?.text === 't' && said[led + 1]?.text === 'shirt' ? led + 1 : led;
  const length = colourLength(said, noun + 1);
  if (!lead || !PAINTABLE.test(said[noun]?.text ?? '')) return null;
  const end = noun + 1 + length;
  // "… instead of beige", of which "instead" is left out here.
  const was = said[end]?.text === 'of' ? colourLength(said, end + 1) : 0;
  if (length === 0 || end + (was > 0 ? was + 1 : 0) !== said.length) return null;
  const make = (led ? ['make'] : ['make', 'the']).map(
    (text): Token => ({ ...lead, kind: 'word', text, raw: '' }),
  );
  return [...make, ...said.slice(0, led), ...said.slice(end + 1), ...said.slice(led, end)];
}

/** "The walls of the living room": the living room walls. */
function withoutWhere(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(
    ({ text }, i) =>
      /^(of|in)$/.test(text) &&
      PAINTABLE.test(tokens[i - 1]?.text ?? '') &&
      WHICH.test(tokens[i + 1]?.text ?? ''),
  );
  const room = tokens.findIndex(({ text }, i) => i > of && i <= of + 3 && ROOMS.test(text));
  if (of < 1 || room < 0) return [...tokens];
  const which = tokens.slice(of + 2, room + 1);
  return [
    ...tokens.slice(0, of - 1),
    ...which,
    ...tokens.slice(of - 1, of),
    ...tokens.slice(room + 1),
  ];
}
const ROOMS =
  /^(room|kitchen|house|bedroom|bathroom|hall|hallway|garden|garage|office|flat|apartment)$/;

function colourGiven(said: readonly Token[]): Token[] {
  const tokens = withoutWhere(said);
  const stop = tokens.findIndex(({ text }) => text === 'without');
  const end = Math.min(clauseEnd(tokens, 0), stop < 0 ? tokens.length : stop);
  const all = tokens.slice(0, end).filter((t) => !/^(please|instead|rather)$/.test(t.text));
  // "Can you show me the sofa in green?"
  const asked = ASKS.test(all[0]?.text ?? '') ? all.findIndex(({ text }) => !ASKS.test(text)) : 0;
  const isShown = /^(show|put|only|just)$/.test(all[asked]?.text ?? '');
  const asks = isShown ? all.slice(all.findIndex(({ text }) => !SHOWS.test(text))) : all;
  const painted = paintedAs(asks);
  // "Car silver but black" takes it back.
  if (painted && tokens[end]?.text !== 'but') return [...painted, ...tokens.slice(end)];
  const led = WHICH.test(asks[0]?.text ?? '') ? asks[0] : undefined;
  const first = led ? 1 : 0;
  const old = led ? colourLength(asks, first) : 0;
  const into = asks.findIndex(({ text }, i) => i > first && /^(in|color)$/.test(text));
  const thing = asks.slice(first + old, Math.max(0, into));
  const from = asks[into + 1]?.text === 'color' ? into + 2 : into + 1;
  const isThing =
    (thing.length === 1 ||
      (led !== undefined && thing.length === 2) ||
      (led !== undefined && thing.length === 3 && PAINTABLE.test(thing[2]?.text ?? ''))) &&
    thing.every(
      (t) =>
        t.kind === 'word' &&
        !isColour(t) &&
        !(led ? NO_THING.test(t.text) || PEOPLE.test(t.text) : !PAINTABLE.test(t.text)),
    );
  const length = colourLength(asks, from);
  const lead = asks[0];
  const told = from + length;
  // "In coral colour"
  const behind = asks[told]?.text === 'color' ? told + 1 : told;
  // "… instead of blue"
  const was = asks[behind]?.text === 'of' ? colourLength(asks, behind + 1) : 0;
  if (into < 0 || !isThing || !lead || length === 0) return [...tokens];
  if (behind + (was > 0 ? was + 1 : 0) !== asks.length) return [...tokens];
  const before = was > 0 ? asks.slice(behind + 1) : asks.slice(first, first + old);
  const named = [{ ...lead, text: led?.text ?? 'the' }, ...before];
  const make = { ...lead, text: 'make', raw: '' };
  return [make, ...named, ...thing, ...asks.slice(from, told), ...tokens.slice(end)];
}

/** "The tie dark green instead of purple" is read as "make the purple tie dark green". */
export function withContrastsTurned(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const at = tokens.findIndex(({ text }, i) => text === 'instead' && tokens[i + 1]?.text === 'of');
  const [which] = tokens;
  const colour = [2, 3].find((i) => colourLength(tokens, i) > 0 && !isColour(tokens[i - 1])) ?? 0;
  const thing = tokens.slice(1, colour);
  const isContrast =
    at > 0 &&
    at < end &&
    WHICH.test(which?.text ?? '') &&
    thing.length > 0 &&
    thing.every((t) => t.kind === 'word' && !isColour(t) && !NO_THING.test(t.text)) &&
    colour + colourLength(tokens, colour) === at &&
    at + 2 + colourLength(tokens, at + 2) === end;
  if (!isContrast || !which) return [...tokens];
  const old = tokens.slice(at + 2, end);
  return [
    { ...which, text: 'make', raw: '' },
    which,
    ...old,
    ...thing,
    ...tokens.slice(colour, at),
    ...tokens.slice(end),
  ];
}

/** "Make the blouse, instead of pink, rather dark blue" */
export function withInsteadsMoved(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'instead' && tokens[i + 1]?.text === 'of');
  const start = clauseStart(tokens, Math.max(0, at));
  const first = /^(make|paint|turn)$/.test(tokens[start]?.text ?? '') ? start + 1 : start;
  const thing = tokens
    .slice(first + 1, Math.max(0, at))
    .filter(({ text }) => !/^(should|must|shall)$/.test(text));
  const old = colourLength(tokens, at + 2);
  let to = at + 2 + old;
  while (/^(rather|in|that|be|is|should|please)$/.test(tokens[to]?.text ?? '')) to += 1;
  const end = to + colourLength(tokens, to);
  const stop = /^(be|is)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const isMoved =
    at > 0 &&
    old > 0 &&
    end > to &&
    (stop >= tokens.length || tokens[stop]?.kind === 'separator') &&
    WHICH.test(tokens[first]?.text ?? '') &&
    (thing.length === 1 || thing.length === 2) &&
    thing.every((t) => t.kind === 'word' && !isColour(t) && !NO_THING.test(t.text));
  if (!isMoved) return [...tokens];
  const which = tokens[first] as Token;
  return [
    ...tokens.slice(0, start),
    { ...which, text: 'make', raw: '' },
    which,
    ...tokens.slice(at + 2, at + 2 + old),
    ...thing,
    ...tokens.slice(to, end),
    ...tokens.slice(stop),
  ];
}

/** "An office, and the shirt white": behind another wish, what it is to be. */
export function withColoursBehind(tokens: readonly Token[]): Token[] {
  const which = tokens.findIndex(
    ({ text }, i) =>
      i > 1 &&
      WHICH.test(text) &&
      beginsClause(tokens, i) &&
      PAINTABLE.test(tokens[i + 1]?.text ?? '') &&
      colourLength(tokens, i + 2) > 0,
  );
  const end = which + 2 + colourLength(tokens, which + 2);
  if (which < 0 || (end < tokens.length && tokens[end]?.kind !== 'separator')) return [...tokens];
  const lead = tokens[which] as Token;
  return [...tokens.slice(0, which), { ...lead, text: 'make', raw: '' }, ...tokens.slice(which)];
}
