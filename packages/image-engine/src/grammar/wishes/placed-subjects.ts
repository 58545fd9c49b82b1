import { type Place, USUAL_SIZE } from '../../compose/blend-place.ts';
import type { PlanStep } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { GENERAL_REASONS, PART_UNMARKED } from '../refusals/reasons.ts';
import { SHARES, sizeTold } from '../words/size-of-subject.ts';
import {
  ADDED,
  BESIDE,
  HERE,
  LOCATED,
  PUT,
  SIGNED,
  TOGETHER,
  WHOLE_PICTURE,
} from './placed-words.ts';
import { FIRST_ONLY, WHOLE_ONLY } from './read-wishes.ts';
import type { Context, Reading, Wish } from './reading.ts';
import { type ToldPlace, toldPlace } from './told-place.ts';

const SIDE_BY_SIDE = 'Put them side by side';

/** What is put where, of the two pictures. */
interface Placed {
  /** Counted from 0. */
  subject: 0 | 1;
  place: Place;
  /** The picture shows it, and nobody knows where. */
  upon: string;
}

/** Of two pictures each shows one: which of them is put into the other; null when the words say no such thing. */
function placedBy(words: string, isMarked: boolean): Placed | null {
  const isBeside = BESIDE.test(words);
  const place: Place = isBeside ? 'beside' : 'centre';
  if (TOGETHER.test(words) || ADDED.test(words)) return { subject: 1, place: 'beside', upon: '' };
  if (SIGNED.test(words)) return { subject: 1, place: 'beside', upon: '' };
  if (isMarked && HERE.test(words)) return { subject: 1, place: 'marked', upon: '' };
  const put = PUT.exec(words)?.groups;
  if (!put) return null;
  // "This armchair", "into the photo", and where only a side is told: what is being edited, which comes first.
  const subject = / (?:this|these)(?: \w+){1,3}$| into the photo$/.test(words) ? 1 : 0;
  return {
    subject,
    place,
    upon: place === 'centre' ? (LOCATED.exec(words)?.[0].trim() ?? '') : '',
  };
}

/** Which reasons leave it open what was meant. */
const isOpen = ({ refused, steps }: Reading, tokens: Segment['tokens'], words: string): boolean =>
  steps.every(({ step }) => isOfOther(step, tokens)) &&
  refused.every(
    ({ reason }) =>
      GENERAL_REASONS.has(reason) ||
      reason === 'it cannot add new objects' ||
      (TOGETHER.test(words) && reason === WHOLE_ONLY),
  );

/** What points at a place that is there: articles of four languages, also where they are part of a preposition. */
const DEFINITE =
  /(?:^| )(?:the|my|our|that|this|den|dem|die|das|der|am|ans|im|ins|la|las|los|el|al|del|le|les|au|du|mi|ma|mon|notre|unser\w*|mein\w*)(?: |$)/i;

/**
 * "Put the kids on the beach, smaller": of one picture that is a scene to be painted, or a size in px; of two the
 * beach is that of the other one. "On a beach" is any.
 */
function isOfOther(step: PlanStep, tokens: Segment['tokens']): boolean {
  if (step.op === 'resize') return true;
  if (step.op !== 'replaceBackground' || step.params.to !== 'scene') return false;
  const { scene } = step.params;
  const at = tokens.findIndex(({ text }) => text === scene);
  const near = at < 0 ? tokens.slice(-3) : tokens.slice(Math.max(0, at - 2), at + 1);
  return (
    DEFINITE.test(near.map(({ raw }) => raw.trim()).join(' ')) &&
    !tokens.some(({ text, raw }) => ANY.test(text) || /\b(?:oder|eine[nmr]?|une?|una)\b/i.test(raw))
  );
}

/** Say that a place is any of its kind, or behind somebody. */
const ANY = /^(?:a|an|any|some|background|backdrop|behind|or|where)$/;

/**
 * "Add my brother to the family photo", "put the lamp on my desk": of one picture that is a new thing; of two pictures
 * each shows one of the two.
 */
export function placing(
  reading: Reading,
  { tokens }: Segment,
  { imageCount, isMarked }: Pick<Context, 'imageCount' | 'isMarked'>,
): Reading {
  if (imageCount < 2) return reading;
  if (reading.steps.some(({ step }) => step.op === 'blendSubject')) {
    // "Put him into picture 2, 20 % of the width": he is that large, and not the picture.
    const steps = reading.steps.filter(({ step }) => step.op !== 'resize');
    return { ...reading, steps: isMarked ? steps.map(ontoMark) : steps };
  }
  if (reading.steps.length + reading.refused.length === 0) return reading;
  // A verb that nobody said asks for nothing of another picture, and "setz einen …" for something new.
  if (tokens[0]?.raw === '' || /\beine[nmr]?\b/.test(tokens[0]?.raw ?? '')) return reading;
  const told = toldPlace(tokens);
  if (WHOLE_PICTURE.test(told.words) || !isOpen(reading, tokens, told.words)) return reading;
  const placed = placedBy(told.words, isMarked);
  if (!placed) return reading;
  const reason = placed.subject === 0 ? FIRST_ONLY : PART_UNMARKED;
  const isSome = told.side !== undefined || reading.steps.some(({ step }) => step.op !== 'resize');
  const upon = placed.upon === '' || isSome ? [] : spoken(tokens, placed.upon.split(' '));
  const wish: Wish = {
    step: stepOf(isSome ? { ...placed, upon: '' } : placed, told, tokens),
    hint: {},
  };
  const refused = upon.length > 0 ? [{ tokens: upon, reason, near: [SIDE_BY_SIDE] }] : [];
  return { ...reading, refused, steps: [isMarked ? ontoMark(wish) : wish] };
}

/** The words of a phrase where they stand in a row. */
function spoken(tokens: Segment['tokens'], words: readonly string[]): Segment['tokens'] {
  const at = tokens.findIndex((_, i) => words.every((word, k) => tokens[i + k]?.text === word));
  return at < 0 ? [] : tokens.slice(at, at + words.length);
}

function stepOf(
  { subject, place, upon }: Placed,
  { side, at }: ToldPlace,
  tokens: Segment['tokens'],
): PlanStep {
  const isSmall = upon !== '' || at === 'top' || tokens.some(({ text }) => text === 'logo');
  const params = {
    ...{ subject, into: 1 - subject, place: place === 'marked' ? place : (side ?? place) },
    ...(sizeTold(tokens) ?? { size: isSmall ? SHARES.small : USUAL_SIZE }),
    ...(at && { at }),
  };
  return { op: 'blendSubject', params } as PlanStep;
}

/** What is put into a picture that is marked comes there, as large as the mark. */
function ontoMark(wish: Wish): Wish {
  const { step } = wish;
  if (step.op !== 'blendSubject' || step.params.into !== 0) return wish;
  const { subject, into } = step.params;
  return { ...wish, step: { ...step, params: { subject, into, place: 'marked', size: 1 } } };
}
