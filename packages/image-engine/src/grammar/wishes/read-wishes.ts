import { operationOf, type PlanStep, picturesFor } from '../../operations/registry.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Segment } from '../clauses/clauses.ts';
import {
  type Aim,
  aimOf,
  namesAll,
  namesProduct,
  opposite,
  SCOPE_WORDS,
} from '../clauses/scope.ts';
import { isRoom, isThingThere } from '../clauses/things-there.ts';
import { isImpossible } from '../refusals/hopeless.ts';
import { PART_UNMARKED, SMALLER_PART, TURNED, UNMARKED } from '../refusals/reasons.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS, PARTS, REMOVERS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import { isKnown } from '../words/slips.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import {
  becomesThing,
  isAboutThing,
  isBareThing,
  isOnlyThere,
  isQualified,
} from './aimed-at-things.ts';
import { withBareWish } from './bare-wish.ts';
import { ignoredTail } from './ignored-tail.ts';
import { isOtherPicture, isTarget, leftovers, likenessFrom } from './leftovers.ts';
import { hidesPart, limited, limitedAll } from './limited.ts';
import { meantPhrases, namesInks } from './meant-phrases.ts';
import { placing } from './placed-subjects.ts';
import { stepsOf, withoutEchoes } from './read-steps.ts';
import { type Context, emptyReading, nearOf, type Reading, type Wish } from './reading.ts';
import { isDirection, isWholeLook } from './whole-looks.ts';

/** So many phrases of a clause are read, as many as a plan has steps. */
const MAX_MATCHES = 24;
/** So many verbs of a clause are tried, so that reading stays linear. */
const MAX_WEAK = 3;
export const FIRST_ONLY = 'of several pictures it edits the first: put that one first';
export const WHOLE_ONLY = 'it can do that to the whole picture only';
/** "Remove everything behind her", "remove everything except the dog". */
export const CUT_OUT: Wish = { step: { op: 'removeBackground', params: {} }, hint: {} };
const OWN_COLOURS = {
  reason: 'that look has colours of its own',
  near: ['Make it a purple and cyan duotone', 'Give it a blue tint', 'Make it black and white'],
};
/** "Like a vintage postcard": the thing behind the look says what has it. */
function isKindOf(tokens: readonly Token[], i: number, matches: readonly Match[]): boolean {
  const look = matches.find(({ to, operation }) => to === i && operation.stage === 'style');
  const next = tokens[i + 1]?.text ?? '';
  const isLast = next === '' || /^(please|pls|but|with|from|of|in)$/.test(next);
  const before = tokens.slice(Math.max(0, (look?.from ?? 0) - 3), look?.from ?? 0);
  const isLike = before.some(({ text }) => /^(like|as|resemble|into)$/.test(text));
  const isThing = !PARTS.has(tokens[i]?.text ?? '') && !SCOPE_WORDS.has(tokens[i]?.text ?? '');
  return look !== undefined && isLast && isLike && isThing && tokens[i]?.kind === 'word';
}
export const NOT_UNDERSTOOD = 'it does not know what that means';
/** "Remove the car", with the car marked: what is marked goes. */
function erasing(reading: Reading): Reading {
  const isRemoval = reading.refused.every(({ reason }) => reason === UNMARKED.reason);
  if (reading.steps.length > 0 || reading.refused.length === 0 || !isRemoval) return reading;
  const step = { op: 'erase', params: {} } as PlanStep;
  return { ...reading, refused: [], steps: [{ step, hint: {} }] };
}

/** "Brighten the window", with the window marked. */
function ofPartMarked(reading: Reading): Reading {
  if (reading.steps.length > 0 || !reading.onMarks) return reading;
  const aim: Aim = { on: 'marked', indices: [], isPronoun: false };
  return { ...reading, refused: [], steps: reading.onMarks, aim };
}

/** "The saturation of the marked bit": of that, and not of all of it. */
function onMarksNamed(reading: Reading, { tokens }: Segment): Reading {
  if (reading.aim || !tokens.some(({ text }) => /^(?:marked|selection)$/.test(text)))
    return reading;
  return { ...reading, steps: limitedAll(reading.steps, 'marked') ?? reading.steps };
}

/** Reads a clause that is meant as said. Phrases that mean nothing here leave it to its bare values. */
export function readWishes(segment: Segment, context: Context): Reading {
  const reading = placing(readAnyway(segment, context), segment, context);
  if (context.isMarked) return erasing(onMarksNamed(ofPartMarked(reading), segment));
  const isRemoval = reading.refused.some(({ reason }) => reason === UNMARKED.reason);
  const isAll =
    namesAll(segment.tokens) || segment.tokens.some(({ text }) => /^(rest|remaining)$/.test(text));
  const isAround = isAll && reading.aim?.on === 'background';
  return isRemoval && isAround ? { ...reading, refused: [], steps: [CUT_OUT] } : reading;
}

function readAnyway(segment: Segment, context: Context): Reading {
  const reading = readPhrases(withBareWish(segment), context);
  if (reading.steps.length > 0) return reading;
  const verbs = segment.matches.flatMap((match) => match.others.filter(({ isWeak }) => isWeak));
  for (const match of [...segment.weak, ...verbs].slice(0, MAX_WEAK)) {
    const other = readPhrases({ ...segment, matches: [match] }, context);
    if (other.steps.length > 0) return other;
  }
  if (segment.matches.length === 0) return reading;
  const bare = withBareWish({ ...segment, matches: [] });
  const another = bare.matches.length > 0 ? readPhrases(bare, context) : reading;
  return another.steps.length > 0 ? another : reading;
}

/** After these, an unknown word says how something is: "grainy as hell", "left aligned". */
const HOW =
  /^(is|are|was|be|being|as|so|very|too|looks|looking|left|right|really|quite|seems|got|gets|its|im|feels|am)$/;

/** Whether a word that nobody knows names no thing that would be missing from the picture. */
function saysHow(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'word' || isKnown(token.text) || isImpossible([token])) return false;
  return HOW.test(tokens[i - 1]?.text ?? '');
}

/** "A loose watercolour": says how it is painted. */
function isEpithet(tokens: readonly Token[], i: number, matches: readonly Match[]): boolean {
  const isOfStyle = matches.some(
    ({ indices, operation: { stage } }) => stage === 'style' && indices.includes(i + 1),
  );
  return isOfStyle && /^an?$/.test(tokens[i - 1]?.text ?? '');
}

/** Words that nothing has accounted for, once it is known which part of the picture is meant. */
function restOf(clause: Clause, steps: readonly Wish[], aim: Aim | null): number[] {
  if (steps.length > 0) for (const i of aim?.indices ?? []) clause.used.add(i);
  return leftovers(clause, steps.length > 0);
}

const POINTS = /^(the|this|that|these|those|my|our|his|her|their|it|me|him|them|us)$/;

/** "Yeet the fog": a clause whose verb nobody knows asks for something else than what it names. */
function hasStrangeVerb(tokens: readonly Token[], left: readonly number[]): boolean {
  const verb = tokens.findIndex(({ kind, text }) => kind !== 'word' || !FILLERS.has(text));
  const isTold = tokens.some(({ text }) => /^(is|are|too|looks|was|were)$/.test(text));
  return !isTold && left.includes(verb) && POINTS.test(tokens[verb + 1]?.text ?? '');
}

/** "The church" is a part that can be marked; "it was dark in the church" only tells. */
const namesPart = ({ tokens, matches }: Segment, aimed: readonly number[]): boolean =>
  !tokens.some(({ raw }) => /^(was|were|which|who|était|war|waren|era|estaba|había)$/i.test(raw)) &&
  !aimed.some((i) => /^(rest|else|others?)$/.test(tokens[i]?.text ?? '')) &&
  (matches[0]?.from === 0 ||
    aimed.some((i) => tokens.slice(Math.max(0, i - 3), i).some(({ text }) => POINTS.test(text))));

/** Reads the phrases found in a clause. */
function readPhrases(whole: Segment, context: Context): Reading {
  const reading = emptyReading();
  const all = whole.matches.slice(0, MAX_MATCHES);
  const segment = { ...whole, matches: meantPhrases(all, whole.tokens) };
  const { tokens, matches } = segment;
  const genres = all.filter((match) => !matches.includes(match));
  const named = genres.filter(
    (match) => isRoom(match, tokens) || !isThingThere(match, tokens, all),
  );
  const used = new Set(
    [...named, ...withoutEchoes(matches)]
      .filter((m) => !namesInks(m, tokens))
      .flatMap((m) => m.indices),
  );
  // What is left out may have named the part: "the saturation of the subject only".
  for (const i of genres.flatMap((m) => m.indices))
    if (SCOPE_WORDS.has(tokens[i]?.text ?? '') || POSITION_WORDS.has(tokens[i]?.text ?? ''))
      used.delete(i);
  const clause: Clause = { tokens, used, from: 0, to: 0, inherited: context.direction };
  ignoredTail(clause, matches);
  const steps = stepsOf(segment, clause, reading);
  // "The haze over the mountains": the place that was taken for a scene is where the haze is.
  const done = matches.filter((m) => steps.some(({ step }) => step.op === m.operation.op));
  if (done.length > 0 && done.length < matches.length) ignoredTail(clause, done);
  const meant = aimOf(clause, context.mentioned);
  const aim = meant && context.isExcepted ? { ...meant, on: opposite(meant.on) } : meant;
  reading.aim = aim;
  let left = restOf(clause, steps, aim).filter((i) => !isKindOf(tokens, i, matches));
  const likeness = likenessFrom(tokens, matches);
  const aimed = left.filter(
    (i) =>
      i < likeness &&
      (isTarget(clause, i) || isQualified(tokens, i, matches) || isBareThing(tokens, i, matches)),
  );
  // "Cut out the shoes": a shop's picture of them.
  const isCut = steps.some(({ step }) => /^(removeBackground|sticker)$/.test(step.op));
  if (isCut && namesProduct(tokens)) {
    left = left.filter((i) => !aimed.includes(i));
    aimed.length = 0;
  }
  // "Neon outlines in purple": the look is made, in the colours that it has.
  const isColour = (i: number) => {
    const { text = '' } = tokens[i] ?? {};
    return COLOUR_WORDS.has(text) && !PARTS.has(text);
  };
  const isLook =
    steps.length > 0 &&
    steps.every(
      ({ step }) => operationOf(step).stage === 'style' || /^(grayscale|sepia)$/.test(step.op),
    );
  if (isLook && !aim && aimed.length > 0 && aimed.every(isColour)) {
    const ink = aimed.map((i) => tokens[i] as Token);
    reading.refused.push({ tokens: ink, ...OWN_COLOURS });
    left = left.filter((i) => !aimed.includes(i));
    aimed.length = 0;
  }
  const [match] = matches;
  const within =
    aim && !isAboutThing(steps, aim, tokens) ? limited(steps, aim, clause) : aim ? null : steps;
  // "Sharpen the whiskers", with the whiskers marked.
  const isMarkedPart = context.isMarked && steps.every(({ step }) => step.op === 'sharpen');
  if (within && aimed.length > 0 && !isMarkedPart && isWholeLook(steps, aimed, tokens)) {
    left = left.filter((i) => !aimed.includes(i) || isDirection(tokens[i] as Token));
    aimed.length = 0;
  }
  if (match && steps.length > 0 && (aimed.length > 0 || !within)) {
    const { example, related } = match.operation;
    const near = [example, ...related, ...nearOf(tokens).near];
    if (isImpossible(tokens)) {
      reading.refused.push({ tokens, ...nearOf(tokens) });
      return reading;
    }
    const isOther = aimed.some((i) => isOtherPicture({ tokens }, i));
    const onMarks = !isOther && (!aim || hidesPart(steps, tokens)) && limitedAll(steps, 'marked');
    if (onMarks && context.isMarked && namesPart(segment, aimed)) reading.onMarks = onMarks;
    const part = onMarks ? PART_UNMARKED : SMALLER_PART;
    const reason = isOther ? FIRST_ONLY : aimed.length > 0 ? part : WHOLE_ONLY;
    reading.refused.push({ tokens, reason, near });
    return reading;
  }
  reading.steps = within ?? [];
  const usesAll = steps.some(({ step }) => picturesFor(step) > 1);
  const words = left.filter((i) => {
    const { kind = '', text = '' } = tokens[i] ?? {};
    if (steps.length > 0 && saysHow(tokens, i)) return false;
    if (steps.length > 0 && isEpithet(tokens, i, matches)) return false;
    if (kind === 'ratio' && text.includes('/')) return false;
    // "Red eyes: remove them": a repair takes away what it is called by.
    const isRepair = steps.every(({ step }) => operationOf(step).stage === 'restore');
    if (steps.length > 0 && isRepair && REMOVERS.has(text)) return false;
    return (
      /^(word|standard|hex|quote|ratio|size)$/.test(kind) &&
      !(
        usesAll &&
        /^(combine|merge|blend|mix|both|join|arrange|arranged|lay|order|lines?|dividers?)$/.test(
          text,
        )
      )
    );
  });
  if (steps.length > 0 && hasStrangeVerb(tokens, words)) {
    reading.steps = [];
    reading.refused.push({ tokens, ...nearOf(tokens) });
    return reading;
  }
  if (words.length > 0 && becomesThing(tokens, words)) {
    reading.steps = [];
    reading.refused.push({ tokens, ...TURNED });
    return reading;
  }
  if (steps.length === 0 && reading.refused.length === 0) {
    const near = nearOf(tokens);
    // "Get this out of my picture" has no word that is left.
    if (left.length > 0 || near.reason === UNMARKED.reason)
      reading.refused.push({ tokens, ...near });
  } else if (words.length > 0 && steps.length > 0) {
    const from = Math.min(Math.min(...words), likeness);
    if (isOnlyThere(tokens, from, steps)) {
      reading.steps = [];
      reading.refused.push({ tokens, ...nearOf(tokens) });
      return reading;
    }
    const unknown = tokens.slice(from, Math.max(...words) + 1);
    reading.refused.push({ tokens: unknown, reason: NOT_UNDERSTOOD, near: nearOf(unknown).near });
  }
  return reading;
}
