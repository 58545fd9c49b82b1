import { operationOf } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import { sparedScope } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';
import { headOf, mirrorsWriting, paintsFittings } from './beside-subject.ts';
import { AS_IT_IS, exceptionRefused, isPartOf, namesThing, paintsElse } from './exceptions.ts';
import { isOfSky, leavingLand, sparing } from './limited.ts';
import type { Outcome } from './outcomes.ts';
import { CUT_OUT } from './read-wishes.ts';
import type { Refused, Wish } from './reading.ts';
import { standsWithout } from './stands-without.ts';

/** Change no colour, size or light. */
export const KEEPS_COLOURS = ['Flip it horizontally', 'Add a white border', 'Add film grain'];

const changesLooks = ({ step }: Wish) => !/^(geometry|frame)$/.test(operationOf(step).stage);

/** What a subject stands on or before: a wish for the subject alone leaves it as it is. */
const AROUND =
  /^(grass|lawn|meadow|fields?|walls?|floor|street|road|pavement|beach|sand|trees|forest|woods|water|sea|lake|river|ground|room|landscape|hills|mountains|table|carpet)$/;

/** "The road": "the road sign" and "the sand on her feet" may well be of the subject. */
const namesAround = (kept: readonly Token[]) =>
  kept.some(({ text }, i) => AROUND.test(text) && BEHIND.test(kept[i + 1]?.text ?? ''));
const BEHIND =
  /^(?:|is|are|as|stays?|alone|normal|unchanged|untouched|natural|same|the|please|be|to|behind|around)$/;

/** Changes nothing but what the visitor marked, or all but that: what stays is what was marked, "the wall white, the rest warmer". */
const isWhereMarked = ({ step }: Wish) =>
  step.op === 'erase' || /^(un)?marked$/.test(step.on ?? '');

/** Limits a clause's wishes to what is not spared; those that cannot be are dropped and refused. */
function keepPart(outcome: Outcome, spared: Scope, words: readonly Token[]): Refused[] {
  const kept: Wish[] = [];
  const refused: Refused[] = [];
  // "Brighter, but keep the dog sharp": what leaves sharpness alone is for all of the picture.
  const isSharpness = words.some(({ text }) => /^(sharp|crisp|focus)$/.test(text));
  for (const wish of outcome.steps) {
    const { stage, touches } = operationOf(wish.step);
    if (isSharpness && stage !== 'style' && !touches.includes('sharpness')) {
      kept.push(wish);
      continue;
    }
    // "Paint the walls green, don't touch the sofa": nothing but the walls is painted.
    const step = paintsElse(wish.step, words) ? wish.step : sparing(wish.step, spared);
    if (step) kept.push({ ...wish, step });
    else {
      const { tokens } = outcome.segment;
      refused.push({ tokens, reason: `you asked to keep the ${spared}`, near: KEEPS_COLOURS });
    }
  }
  outcome.steps = kept;
  return refused;
}

/** "Paint the door red, leave the bricks as they are, and sharpen it": the paint is not for the bricks. */
function keepsFromPaint(last: Outcome | undefined, kept: readonly Token[]): boolean {
  // "As they are" is about the bricks.
  const named = kept.filter(({ text }) => !/^(it|they)$/.test(text));
  return (
    last !== undefined &&
    last.steps.length > 0 &&
    last.steps.every(({ step }) => step.op === 'recolour' && paintsElse(step, named)) &&
    kept.length > 0 &&
    sparedScope(named) === null
  );
}

/**
 * Keeps what is to stay the same, as far as that can be told apart: "make it warmer, keep the person
 * unchanged". Promises about anything else cannot be held: "keep the hands the same".
 */
export function keepPromises(outcomes: readonly Outcome[]): Refused[] {
  return outcomes.flatMap((outcome, i) => {
    const { segment } = outcome;
    const kept = headOf(outcome.kept);
    if (keepsFromPaint(outcomes[i - 1], kept)) return [];
    if (outcomes.some((o) => o.steps.some(({ step }) => mirrorsWriting(step, kept))))
      return [exceptionRefused(outcome.kept, [])];
    const isThing = kept !== outcome.kept || namesThing(kept);
    if (!kept.some(({ text }) => isPartOf(text)) && !isThing) return [];
    if (kept.some(({ text }) => AS_IT_IS.test(text))) return [];
    const spared = sparedScope(kept);
    const isAlone = outcomes.every((o) => o.steps.length === 0 && o.refused.length === 0);
    const isOnly = kept.some(({ text }) => /^(only|just)$/.test(text));
    // "Only keep the person" takes the rest away.
    if (spared === 'subject' && isAlone && isOnly) {
      outcome.steps = [CUT_OUT];
      return [];
    }
    if (spared) return outcomes.flatMap((outcome) => keepPart(outcome, spared, kept));
    // "A white background, the bag keeps its colour": what is before it keeps all of them.
    const isColour = kept.some(({ text }) => /^colors?$/.test(text));
    const isSpared = ({ step }: Wish) => isColour && sparing(step, 'subject') === step;
    const isAround = ({ step }: Wish) => step.on === 'subject' && namesAround(kept);
    const breaks = (wish: Wish) =>
      paintsFittings(wish.step, kept) ||
      (changesLooks(wish) &&
        !isWhereMarked(wish) &&
        !paintsElse(wish.step, kept) &&
        !isSpared(wish) &&
        !isOfSky(wish) &&
        !isAround(wish));
    const broken = outcomes.filter((o) => o.steps.some(breaks));
    const baseless = broken.filter((o) => !standsWithout(o.steps, { ...segment, tokens: kept }));
    for (const each of baseless) each.steps = [];
    if (broken.length > 0) {
      const said = baseless.flatMap((o) => o.segment.tokens);
      const isSaid = baseless.includes(outcome);
      return [exceptionRefused(isSaid ? said : [...said, ...outcome.kept], [])];
    }
    for (const each of outcomes) each.steps = each.steps.map(leavingLand);
    return [];
  });
}
