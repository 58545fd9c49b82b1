import { operationOf, type PlanStep } from '../../operations/registry.ts';
import { NOT_UNDERSTOOD, OWN_DETAILS, PART_UNMARKED, SMALLER_PART } from '../refusals/reasons.ts';
import { isKnown } from '../words/slips.ts';
import { findPhrases } from '../words/vocabulary.ts';
import { NOT_UNDERSTOOD as NOT_KNOWN } from './read-wishes.ts';
import type { Refused } from './reading.ts';
import { sentenceOf, WISHES } from './told-beside.ts';

/** Draw, paint or lay out something new, besides those of the style stage. */
const DESIGNED: ReadonlySet<string> = new Set(
  'replaceSky figurineLook portraitLight doubleExposure rain snow rainbow'.split(' '),
);

const isDesigned = (step: PlanStep): boolean =>
  DESIGNED.has(step.op) ||
  operationOf(step).stage === 'style' ||
  (step.op === 'replaceBackground' && step.params.to === 'scene');

/** "With colourful lanterns": what the scene has, and no wish for something in the picture. */
const WITH = /^(?:with|mit|con|avec) /;

/** Whether words were refused for no reason of their own, and are no mere letters. */
function isOfDetails({ reason, tokens }: Refused): boolean {
  if (reason === SMALLER_PART || reason === NOT_KNOWN) return true;
  return (
    reason === NOT_UNDERSTOOD && tokens.every(({ kind, text }) => kind !== 'word' || isKnown(text))
  );
}

/**
 * "A street at night, with the lights on in the buildings": words without a verb that tell more of a scene or
 * a look belong to it, and are no wish for a part of the picture.
 */
export function withDetailsNamed(
  prompt: string,
  plan: readonly PlanStep[],
  refused: readonly Refused[],
): Refused[] {
  if (!plan.some(isDesigned)) return [...refused];
  return refused.map((each) => {
    const sentence = sentenceOf(prompt, each);
    const isTold = WITH.test(sentence);
    const isOfThem = isOfDetails(each) || (isTold && each.reason === PART_UNMARKED);
    if (!isOfThem || WISHES.test(sentence)) return each;
    const names = findPhrases(each.tokens).some(({ isWeak }) => !isWeak);
    return names && !isTold ? each : { ...each, reason: OWN_DETAILS };
  });
}
