import type { PlanStep } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { isBarePart, SCOPE_WORDS, sparedScope } from '../clauses/scope.ts';
import { isOfHue } from '../colour-turns/own-colours.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { EVERYDAY_WORDS } from '../words/everyday-words.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS, KEEPERS, NEGATORS, PARTS, PERSONS } from '../words/lexicon.ts';
import { isKnown } from '../words/slips.ts';
import type { Token } from '../words/tokens.ts';
import type { Refused } from './reading.ts';

/** Why a wish with an exception is not carried out. */
const CANNOT_SPARE =
  'it can leave out the subject, the background or the sky, but nothing else of the picture';

const PAIRS = new Set(['apart from', 'aside from', 'other than', 'except for', 'save for']);
const EVERYWHERE = new Set(['everywhere', 'everything', 'everyone', 'all', 'anything', 'whole']);
const TRAITS =
  /^(size|shape|ratio|format|sharpness|brightness|contrast|orientation|exposure|light|lighting|dimensions|resolution)$/;

/** "Keep the skin natural" asks for care, not for a part to be left out. */
export const AS_IT_IS =
  /^(natural|true|realistic|believable|recogni[sz]able|likeness|identity|resemblance|features|character)$/;

/** Gives every way of saying "except" that word: "apart from the sky", "everything but the sky". */
export function withExceptionsMarked(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'word') return [token];
    const before = tokens[i - 1]?.text ?? '';
    if (PAIRS.has(`${before} ${token.text}`)) return [];
    const isBut = token.text === 'but' && EVERYWHERE.has(before);
    const isPair = PAIRS.has(`${token.text} ${tokens[i + 1]?.text}`);
    const next = tokens[i + 1]?.text ?? '';
    // "Put it beside the first" leaves nothing out.
    const isOut =
      token.text === 'besides' || tokens.slice(0, i).some((t) => EVERYWHERE.has(t.text));
    const isBeside =
      isOut && /^besides?$/.test(token.text) && /^(the|my|her|his|our|me|him|us)$/.test(next);
    return [
      isBut || isPair || isBeside || token.text === 'excluding'
        ? { ...token, text: 'except' }
        : token,
    ];
  });
}

/** Names a part of the picture; "the rest" and "everything else" do not. */
export function isPartOf(text: string): boolean {
  return (
    (PARTS.has(text) || PERSONS.has(text) || SCOPE_WORDS.has(text)) &&
    !/^(rest|else|others?|sides?)$/.test(text)
  );
}

const DEFINITE = /^(the|my|her|his|our|their|this|that)$/;
/** Operations that are called by what a picture may show. */
const THINGS = /^(replaceBackground|flip|snow|rain|fog|rainbow|goldenHour|night)$/;
/** Are no things of the picture, though they may be kept. */
const ABSTRACT =
  /^(mood|vibe|feel|composition|details?|textures?|quality|style|look|resolution|framing|crop|original|proportions|atmosphere|tone|tones|contrast|colors?|layout|filter|effect|essence|charm|drama|focus|depth|position|angle|perspective|expressions?|scale|identity|pose|outline|lines?|edges?|rest|title|words?)$/;

/** "The lampshade": a thing by its article, though the vocabulary has no use for it. */
export function namesThing(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, i) => {
    const isNoun = EVERYDAY_WORDS.has(text) || !isKnown(text);
    return (
      kind === 'word' &&
      DEFINITE.test(tokens[i - 1]?.text ?? '') &&
      isNoun &&
      !ABSTRACT.test(text) &&
      !TRAITS.test(text)
    );
  });
}

/** A word that names something to be seen: neither polite, nor a strength, nor a quality of the picture. */
function namesSomething({ kind, text }: Token): boolean {
  if (kind !== 'word' || TRAITS.test(text) || text === 'except') return false;
  if (isPartOf(text) || COLOUR_WORDS.has(text)) return true;
  const isGrammar =
    FILLERS.has(text) || INTENSITY_WORDS.has(text) || NEGATORS.has(text) || KEEPERS.has(text);
  return !isGrammar && !/^(stays?|remains?|alone|rest|else|same|unchanged|untouched)$/.test(text);
}

/** What asks for something: a bare part does not, nor, of what is to stay in colour, "keep only the dog". */
const wishesOf = (matches: Segment['matches'], tokens: readonly Token[]) => {
  const isInColour = tokens.some((t, i) => t.text === 'color' && tokens[i - 1]?.text === 'in');
  return matches.filter(
    (m) => !isBarePart(m, tokens) && !(isInColour && m.operation.op === 'removeBackground'),
  );
};

/** "… in colour", of something that is to stay so while the rest changes. */
export function staysInColour({ tokens, joint, ...segment }: Segment): boolean {
  const matches = wishesOf(segment.matches, tokens);
  const isInColour = tokens.some(
    (t, i) =>
      t.text === 'color' &&
      (/^(in|full|its|original)$/.test(tokens[i - 1]?.text ?? '') ||
        tokens[i + 1]?.text === 'only' ||
        SCOPE_WORDS.has(tokens[i + 1]?.text ?? '')),
  );
  const isContrast =
    joint === 'but' ||
    sparedScope(tokens) !== null ||
    tokens.some((t) => KEEPERS.has(t.text) || /^(only|just|stays?|remains?)$/.test(t.text));
  return isInColour && isContrast && matches.length === 0;
}

/** Whether the clause excepts a part of the picture from a wish: "except the rose", "but keep the sky". */
export function exceptsPart(segment: Segment): boolean {
  const { tokens, joint } = segment;
  const matches = wishesOf(segment.matches, tokens);
  const first = tokens[0]?.text ?? '';
  const names = tokens.some(namesSomething);
  // "But leave the sand alone": what might be wished for elsewhere is there already.
  const isThere = matches.every(
    ({ operation, from, to }) =>
      THINGS.test(operation.op) && to === from + 1 && DEFINITE.test(tokens[from - 1]?.text ?? ''),
  );
  if (joint === 'except') return tokens.some((t) => isPartOf(t.text)) || (names && isThere);
  // "But not the beach"
  if (joint === 'but' && first === 'not' && DEFINITE.test(tokens[1]?.text ?? '')) return names;
  if (joint === 'but' && DEFINITE.test(first) && tokens.at(-1)?.text === 'not') return names;
  if (joint === 'but' && KEEPERS.has(first) && matches.length > 0 && isThere) return true;
  if (matches.length > 0 || !names || tokens.some((t) => AS_IT_IS.test(t.text))) return false;
  if (staysInColour(segment)) return true;
  // "Brighten her, the background not"
  if (joint === ',' && tokens.at(-1)?.text === 'not' && tokens.some((t) => isPartOf(t.text)))
    return true;
  if (joint !== 'but') return false;
  if (/^(the|my|his|her|their|our|your)$/.test(first)) return true;
  const spares = /^(not|for|never)$/.test(first) || tokens.some((t) => KEEPERS.has(t.text));
  return spares && (tokens.some((t) => isPartOf(t.text)) || namesThing(tokens));
}

/** The refusal of a wish together with what it was to spare. */
export function exceptionRefused(tokens: readonly Token[], near: readonly string[]): Refused {
  return { tokens: [...tokens], reason: CANNOT_SPARE, near: [...near] };
}

/** Whether a step changes the colour of one thing, or of one family of colours, and these words name another thing. */
export function paintsElse({ op, params }: PlanStep, tokens: readonly Token[]): boolean {
  // "The sky bluer, leave the tents alone": nothing but blues, which a tent may be no more than before.
  if (op === 'saturation' && 'hues' in params && params.hues) {
    // The subject and the background can be left out, whatever their colours.
    if (sparedScope(tokens)) return false;
    const { hues } = params;
    return !tokens.some(({ text }) => hues.some((hue) => isOfHue(text, hue)));
  }
  // "Lower the highlights, keep the shadows"
  const other = op === 'shadows' ? /^(highlights|midtones)$/ : /^(shadows|midtones)$/;
  if (op === 'shadows' || op === 'highlights') return tokens.some(({ text }) => other.test(text));
  const thing = op === 'recolour' && 'thing' in params ? params.thing : null;
  return typeof thing === 'string' && !tokens.some(({ text }) => thing.split(' ').includes(text));
}
