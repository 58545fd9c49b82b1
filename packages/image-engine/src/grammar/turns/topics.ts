import { DEFINITE } from '../clauses/things-there.ts';
import { COLOUR_WORDS, colourAt } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const COLOURS = /^(make|turn|paint|put|color|dye)$/;
const STATES = /^(is|are|looks|look|seems|was)$/;
const SHADES = /^(dark|light|pale|bright|in|to)$/;
/** Of these "make it blue" has meanings of its own. */
const WHOLES =
  /^(picture|photo|image|pic|shot|background|backdrop|subject|text|caption|frame|border|color|colors|rest|everything|light|lighting|sky|look)$/;
/** So many words a thing is called by, with its article. */
const MOST_WORDS = 4;

/** How many tokens from `at` say "make it blue"; 0 when they say something else. */
function recolouring(tokens: readonly Token[], at: number): number {
  // "… I'd like it in teal"
  let verb = at;
  while (/^(i|id|we|wed|would|please)$/.test(tokens[verb]?.text ?? '')) verb += 1;
  const isWished = verb > at && /^(like|want|need|have|prefer)$/.test(tokens[verb]?.text ?? '');
  if (!(COLOURS.test(tokens[verb]?.text ?? '') || isWished)) return 0;
  // "… I want to see it in navy"
  if (isWished && tokens[verb + 1]?.text === 'to') verb += 1;
  if (isWished && tokens[verb + 1]?.text === 'see') verb += 1;
  if (tokens[verb + 1]?.text !== 'it') return 0;
  let end = verb + 2;
  while (SHADES.test(tokens[end]?.text ?? '')) end += 1;
  const named = colourAt(
    tokens.map(({ text }) => text),
    end,
  );
  const last = end + (named?.length ?? 1);
  const next = tokens[last];
  const isLast =
    next === undefined || next.kind === 'separator' || /^(please|before|and)$/.test(next.text);
  return (named || COLOUR_WORDS.has(tokens[end]?.text ?? '')) && isLast ? last - at : 0;
}

const GOES =
  /^(?:please )?(?:remove|delete|erase|get rid of)(?: (?:it|them|that|this|him|her|those|these))?(?: please)?$/;
const TELLS =
  /^(is|are|was|has|have|looks|look|make|add|put|change|remove|crop|blur|turn|give|i|we|you|please|no|dont|not|too|it|keep|want|need|like|there|theres|instead|rather|than|only|just)$/;

/** "The green tint on everything, remove": what is to go stands before the comma. */
export function withTopicsRemoved(tokens: readonly Token[]): Token[] {
  const comma = tokens.findIndex(({ kind }) => kind === 'separator');
  const rest = tokens.slice(comma + 1);
  const end = rest.findIndex(({ kind, text }) => kind === 'separator' || /^(and|then)$/.test(text));
  const wish = end < 0 ? rest : rest.slice(0, end);
  const topic = tokens.slice(0, Math.max(0, comma));
  const verb = rest.find(({ text }) => text !== 'please');
  const isTopic =
    topic.length > 0 &&
    topic.length <= 7 &&
    topic.every(({ kind, text }) => kind === 'word' && !TELLS.test(text));
  if (!verb || !isTopic || !GOES.test(wish.map(({ text }) => text).join(' '))) return [...tokens];
  return [{ ...verb, text: 'remove' }, ...topic, ...rest.slice(wish.length)];
}

/** "The red bag, make it blue": the wish is for the bag, and not for the whole picture. */
export function withTopicsNamed(tokens: readonly Token[]): Token[] {
  for (const [comma, { kind, text }] of tokens.entries()) {
    const isJoint = (kind === 'separator' && text === ',') || (kind === 'word' && text === 'and');
    if (!isJoint || recolouring(tokens, comma + 1) === 0) continue;
    const from = tokens.findLastIndex((t, i) => i < comma && t.kind === 'separator') + 1;
    const clause = tokens.slice(from, comma);
    const state = clause.findIndex((t) => STATES.test(t.text));
    const thing = state < 0 ? clause : clause.slice(0, state);
    const isThing =
      DEFINITE.test(thing[0]?.text ?? '') &&
      thing.length >= 2 &&
      thing.length <= MOST_WORDS &&
      thing.every((t) => t.kind === 'word' && !WHOLES.test(t.text));
    const verb = tokens[comma + 1];
    // "The dress is red, make it blue" says from which colour.
    const isTold = state >= 0 && clause.slice(state).some((t) => COLOUR_WORDS.has(t.text));
    // "The car is old, make it black and white": the picture
    const isGrey =
      state >= 0 &&
      tokens
        .slice(comma, comma + 7)
        .some((t, i, all) => t.text === 'and' && all[i + 1]?.text === 'white');
    if (!isThing || isTold || isGrey || !verb) continue;
    // "El bolso rojo" comes as "the bag red": the colour that it has belongs before it.
    const last = thing.at(-1);
    const isBehind = last !== undefined && thing.length > 2 && COLOUR_WORDS.has(last.text);
    const named = isBehind ? [...thing.slice(0, 1), last, ...thing.slice(1, -1)] : thing;
    const make = { ...verb, text: 'make' };
    const it = tokens.findIndex((t, i) => i > comma && t.text === 'it');
    const wish = tokens.slice(it + 1).filter((t, i) => i > 0 || !/^(in|to)$/.test(t.text));
    return [...tokens.slice(0, from), make, ...named, ...wish];
  }
  return [...tokens];
}
