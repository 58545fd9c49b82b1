import { COLOUR_MODIFIERS, colourAt } from '../words/colours.ts';
import { NEGATORS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** Put something before a background. */
const PUTS = /^(put|place|set|drop|stick|move|lay|isolate|isolated|cutout|show|have)$/;
const PRONOUN = /^(it|them|him|her|me|us|this|that|everything|everyone)$/;
const DEFINITE = /^(the|this|that|these|those|my|our|his|her|their)$/;
const ON = /^(on|onto|against|before|over)$/;
const ARTICLE = /^(a|an|the|some)$/;
const GROUND = /^(background|backdrop|bg)$/;
const JOINT = /^(and|then|but|with|instead|please|also|plus|so|for|now|too)$/;
const REMOVES =
  /^(remove|removed|delete|erase|strip|clear|drop|take|cut|cutout|isolate|isolated|extract|no|without|transparent|change|replace|swap|switch)$/;
const BETWEEN = /^(the|this|that|my|its|a|any|whole|entire|old|current|off|out|away)$/;
const FILLS = /^(make|turn|paint|color|fill|replace|set|change|use|have|give|add|put|swap)$/;

/** How many tokens a colour takes with its article and what kind of one it is ("a plain mint green"); 0: none. */
function colourLength(tokens: readonly Token[], from: number): number {
  let at = from;
  while (ARTICLE.test(tokens[at]?.text ?? '')) at += 1;
  // "Plain pastel pink": the last word before the colour is its own.
  while (
    COLOUR_MODIFIERS.has(tokens[at]?.text ?? '') &&
    (COLOUR_MODIFIERS.has(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'hex')
  )
    at += 1;
  if (tokens[at]?.kind === 'hex') return at + 1 - from;
  const words = tokens.slice(at, at + 3).map((t) => (t.kind === 'word' ? t.text : ''));
  const found = colourAt(words, 0);
  if (!found) return 0;
  const end = at + found.length;
  return (tokens[end]?.kind === 'hex' ? end + 1 : end) - from;
}

/** Whether the wish ends there: "on black and white" and "on blue sofa" go on. */
function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'separator') return true;
  if (token.text === 'and' && tokens[at + 1]?.text === 'white') return false;
  return JOINT.test(token.text);
}

const ASKS = /^(can|could|would|will|please|you|just|so|um|uh|maybe|lets|i|want|to)$/;

function startsAt(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (ASKS.test(tokens[from - 1]?.text ?? '')) from -= 1;
  return (
    from === 0 || tokens[from - 1]?.kind === 'separator' || JOINT.test(tokens[from - 1]?.text ?? '')
  );
}

/** The clause that the token at `at` is in, up to it. */
function before(tokens: readonly Token[], at: number): Token[] {
  let from = at;
  while (from > 0 && !startsAt(tokens, from)) from -= 1;
  return tokens.slice(from, at);
}

/** Letters have a colour behind them of their own. */
const isLettering = ({ kind, text }: Token): boolean =>
  kind === 'quote' || /^(text|caption|words|write|title|letters|lettering|watermark)$/.test(text);

/** "Put it on", "the shoes on": something that is there is put before a ground of that colour. */
function putsOn(tokens: readonly Token[], on: number): boolean {
  if (tokens.slice(0, on).some(isLettering)) return false;
  const said = before(tokens, on).filter(({ text }) => !/^(please|can|could|you|just)$/.test(text));
  if (said.length === 0) return true;
  const verb = said.findIndex(({ text }) => PUTS.test(text));
  const [first] = said.slice(verb + 1);
  const isThing = PRONOUN.test(first?.text ?? '') || DEFINITE.test(first?.text ?? '');
  if (verb >= 0) return isThing && said.length - verb <= 4;
  const isCut = said.some(({ text }, i) => text === 'cut' && said[i + 1] !== undefined);
  return isCut || (said.length === 1 && PRONOUN.test(first?.text ?? ''));
}

const DISLIKED =
  /^(distracting|ugly|messy|busy|cluttered|boring|bad|awful|terrible|horrible|gross|noisy|dull|dirty|chaotic|wrong|weird|fix)$/;

/** "The background is distracting, make it grey": what is not liked is what changes. */
function isDislikedBefore(tokens: readonly Token[], at: number, ground: number): boolean {
  if (ground < 0 || ground >= at) return false;
  const rest = tokens.slice(ground + 1, Math.min(at, ground + 6));
  return (
    /^(is|was|looks|seems)$/.test(rest[0]?.text ?? '') &&
    rest.slice(1, 5).some(({ text }) => DISLIKED.test(text))
  );
}

/** Whether the background, or all around the subject, has been taken away before that place. */
function isRemovedBefore(tokens: readonly Token[], at: number, verb: number): boolean {
  if (verb < 0 || verb >= at) return false;
  const said = tokens.slice(0, at);
  const rest = said.slice(verb + 1);
  if (NEGATORS.has(said[verb - 1]?.text ?? '')) return false;
  if (/^(isolate|isolated|cutout)$/.test(said[verb]?.text ?? '')) return true;
  if (said[verb]?.text === 'cut') return rest.slice(0, 4).some(({ text }) => text === 'out');
  const ground = rest.findIndex(({ text }) => !BETWEEN.test(text) && !DISLIKED.test(text));
  // "Remove the background noise" takes no background away.
  const isGround = ground >= 0 && GROUND.test(rest[ground]?.text ?? '');
  return (
    isGround &&
    (endsAt(rest, ground + 1) ||
      /^(from|of|away|off|out|completely|entirely)$/.test(rest[ground + 1]?.text ?? ''))
  );
}

/** "Make it blue", "fill it with yellow", "use #ffd22e instead", "yellow instead": where its colour begins; -1: none. */
function fillAt(tokens: readonly Token[], at: number): number {
  if (!startsAt(tokens, at)) return -1;
  if (colourLength(tokens, at) > 0)
    return tokens[at + colourLength(tokens, at)]?.text === 'instead' ||
      /^(but|then)$/.test(tokens[at - 1]?.text ?? '') ||
      // "Remove the background, plain white"
      (tokens[at - 1]?.text === ',' && tokens[at + colourLength(tokens, at)]?.text !== 'and')
      ? at
      : -1;
  if (!FILLS.test(tokens[at]?.text ?? '')) return -1;
  let i = at + 1;
  if (/^(it|me)$/.test(tokens[i]?.text ?? '')) i += 1;
  else if (!/^(use|replace|put)$/.test(tokens[at]?.text ?? '')) return -1;
  if (/^(with|to|into|in|by|as)$/.test(tokens[i]?.text ?? '')) i += 1;
  return i;
}

/** "Passport size with light grey behind me": the colour of the background. */
function withGroundsBehind(tokens: readonly Token[]): Token[] {
  const behind = tokens.findIndex(({ text }) => text === 'behind');
  const isEnd = (at: number) => endsAt(tokens, at);
  const isThing = DEFINITE.test(tokens[behind + 1]?.text ?? '');
  const last =
    PRONOUN.test(tokens[behind + 1]?.text ?? '') && !isEnd(behind + 1) && isEnd(behind + 2)
      ? behind + 2
      : isThing && isEnd(behind + 3)
        ? behind + 3
        : behind + 1;
  const from = [4, 3, 2, 1]
    .map((length) => behind - length)
    .find((at) => at >= 0 && colourLength(tokens, at) === behind - at);
  const lead = tokens[(from ?? 0) - 1];
  const isLed =
    lead === undefined || lead.kind === 'separator' || /^(with|and|have|want|put)$/.test(lead.text);
  if (
    behind < 1 ||
    from === undefined ||
    !isEnd(last) ||
    !isLed ||
    tokens.slice(0, from).some(isLettering)
  )
    return [...tokens];
  const ground: Token = { ...(tokens[behind] as Token), text: 'background' };
  return [...tokens.slice(0, behind), ground, ...tokens.slice(last)];
}

/**
 * Says "background" where only its colour is said: "put it on plain mint green", and, where the background has been
 * taken away, "make it blue".
 */
export function withGroundsNamed(said: readonly Token[]): Token[] {
  const tokens = withGroundsBehind(said);
  const result: Token[] = [];
  const removal = tokens.findIndex(({ text }) => REMOVES.test(text));
  const named = tokens.findIndex(({ text }) => GROUND.test(text));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const isOn = token.kind === 'word' && ON.test(token.text);
    const from = isOn
      ? i + 1
      : isRemovedBefore(tokens, i, removal) || isDislikedBefore(tokens, i, named)
        ? fillAt(tokens, i)
        : -1;
    const length = from < 0 ? 0 : colourLength(tokens, from);
    if (length === 0 || !endsAt(tokens, from + length) || (isOn && !putsOn(tokens, i))) {
      result.push(token);
      continue;
    }
    const colour = tokens.slice(from, from + length).filter(({ text }) => !ARTICLE.test(text));
    const last = colour.at(-1) ?? token;
    const ground = { ...last, kind: 'word' as const, text: 'background', raw: '' };
    const lead = isOn ? [token] : [{ ...token, kind: 'word' as const, text: 'make' }];
    result.push(...lead, ...(isOn ? [...colour, ground] : [ground, ...colour]));
    i = from + length - 1;
    if (!isOn && tokens[i + 1]?.text === 'instead') i += 1;
  }
  return result;
}
