import { operationOf, type PlanStep, registry } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import type { Clause } from '../clauses/clause.ts';
import { type Aim, opposite } from '../clauses/scope.ts';
import type { Wish } from './reading.ts';

/** What limiting a blur to the background really asks for: the blur of a lens, which keeps the edge clean. */
function blurredBehind(clause: Clause): PlanStep | null {
  const behind = registry.find(({ op }) => (op as string) === 'backgroundBlur');
  const params = behind?.read(clause, behind.words[0]?.[1] ?? {});
  return behind && params && !('cannot' in params) ? ({ op: behind.op, params } as PlanStep) : null;
}

/** Another sky whose light does not fall on what is kept as it is. */
const unlit = (step: PlanStep): PlanStep =>
  step.op === 'replaceSky' ? { ...step, params: { ...step.params, relight: false } } : step;

/** Of a number plate nothing is to be read, of a face nothing to be known. */
function onMarks(step: PlanStep): PlanStep {
  const { hiding } = operationOf(step);
  return { ...step, params: hiding?.(step.params) ?? step.params, on: 'marked' } as PlanStep;
}

const KNOWN_BY = /^(?:faces?|heads?|eyes|plates?|names?|logos?)$/;
/** "Blur the faces of the children": a part that somebody is known by, and not all of them. */
export const hidesPart = (wishes: readonly Wish[], tokens: Clause['tokens']): boolean =>
  wishes.every(({ step }) => operationOf(step).hiding) &&
  tokens.some(({ text }) => KNOWN_BY.test(text));

/** The step on that part of the picture only; null when it always does all of it. */
function limitedStep(step: PlanStep, on: Scope, clause?: Clause): PlanStep | null {
  if (step.op === 'blur' && on === 'background' && !step.on) {
    const tokens = clause?.tokens ?? [];
    const behind = blurredBehind({ tokens, used: new Set(), from: 0, to: 0 });
    // Of what is spared, only the step knows how strong it is to be.
    const isTold = clause === undefined && step.params.px === undefined;
    const percent = Math.min(100, Math.max(1, step.params.percent));
    if (behind?.op === 'backgroundBlur' && isTold) return { ...behind, params: { percent } };
    if (behind) return behind;
  }
  if (step.op === 'replaceSky') return on === 'sky' ? unlit(step) : null;
  // Eyes are nobody's but the subject's.
  if (step.op === 'redEye' && on === 'subject') return step;
  const { scopable, fitsMark, usesSubject, usesSelection } = operationOf(step);
  if (fitsMark && on === 'marked') return onMarks(step);
  if (scopable && !step.on) return on === 'marked' ? onMarks(step) : { ...step, on };
  if (scopable) return step;
  return usesSubject || usesSelection ? step : null;
}

/** All the wishes on that part only; null when one of them cannot be limited. */
export function limitedAll(wishes: readonly Wish[], on: Scope): Wish[] | null {
  const result: Wish[] = [];
  for (const wish of wishes) {
    const step = limitedStep(wish.step, on);
    if (!step) return null;
    result.push({ ...wish, step });
  }
  return result;
}

/** Whether the parts have nothing in common: people stand before the sky. */
const isApart = (one: Scope, other: Scope) =>
  one === opposite(other) ||
  (one === 'sky' && other === 'subject') ||
  (one === 'subject' && other === 'sky');

/** An arc of light stands in the sky, behind all that is near. */
const isArc = (step: PlanStep) => step.op === 'rainbow' && step.params.form === 'arc';

/** Nothing but the sky changes by it, or need change. */
export const isOfSky = ({ step }: Wish): boolean =>
  step.on === 'sky' || step.op === 'replaceSky' || isArc(step);

/** The same wish with the land as it is. */
export const leavingLand = (wish: Wish): Wish => ({ ...wish, step: unlit(wish.step) });

/** Operations on the subject that leave the background as it is; the others leave the subject. */
const ON_SUBJECT = new Set<string>(['figurineLook', 'portraitLight', 'recolour']);

/**
 * The step with one part of the picture spared; the step itself when it does not touch what is to be
 * seen there, null when it cannot spare it.
 */
export function sparing(step: PlanStep, spared: Scope): PlanStep | null {
  const { op, stage, usesSubject } = operationOf(step);
  if (/^(geometry|text|frame|upscale)$/.test(stage) || (step.on && isApart(step.on, spared)))
    return step;
  // Who marks what changes has spared all else.
  if (step.on === 'marked') return step;
  if (step.on) return null;
  if (op === 'replaceSky') return spared === 'sky' ? null : unlit(step);
  // A repair leaves faces as they are.
  if (op === 'restore' && spared === 'subject') return step;
  // It shades the corners, and leaves the middle.
  if (op === 'vignette' && spared === 'subject') return step;
  // What is marked of the subject tells where it is.
  if (usesSubject && spared === 'marked') return step;
  if (usesSubject) return (spared !== 'subject') === ON_SUBJECT.has(op) ? step : null;
  return limitedStep(step, opposite(spared));
}

/** Whoever wants somebody to be one of these wants the picture to be one. */
const DRAWN = new Set<string>(
  'cartoon anime comic watercolour oilPainting pencilSketch poster neon'.split(' '),
);

/**
 * The wishes of a clause on the part that it is aimed at; null when one of them cannot be limited.
 * "Turn me into a cartoon" wants the whole picture drawn: a drawn person in a photograph is not meant.
 */
export function limited(wishes: readonly Wish[], aim: Aim, clause: Clause): Wish[] | null {
  const result: Wish[] = [];
  for (const wish of wishes) {
    const says = (test: RegExp) => clause.tokens.some((t) => test.test(t.text));
    const isDrawn =
      DRAWN.has(wish.step.op) ||
      // "Pixel art like an old Game Boy", "my cat in pixel art"
      (wish.step.op === 'pixelArt' && says(/^art$/)) ||
      (operationOf(wish.step).stage === 'style' && says(/^(into|in|as|like)$/));
    const isMeant =
      aim.on === 'subject' &&
      (aim.isPronoun || DRAWN.has(wish.step.op) || wish.step.op === 'pixelArt');
    const isRestyled = isMeant && isDrawn && !says(/^(only|just|subject|foreground)$/);
    // A sky is not the subject's: what it is to be seen behind says nothing. Noise shows in the sky, and is everywhere.
    const isWhole =
      isRestyled ||
      wish.step.op === 'replaceSky' ||
      (wish.step.op === 'denoise' && aim.on === 'sky' && !says(/^(only|just)$/));
    const step = isWhole ? wish.step : limitedStep(wish.step, aim.on, clause);
    if (!step) return null;
    result.push({ ...wish, step });
  }
  return result;
}
