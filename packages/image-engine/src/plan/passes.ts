import { isHalf, OPPOSITE } from '../mask/half-part.ts';
import type { Places, Stage } from '../operations/operation.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';
import { multiply } from '../picture/matrices.ts';
import { type Pass, type Size, sizeAfter } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';

/** What a plan comes to on a picture of a known size. */
export interface Passes {
  passes: Pass[];
  /** Those that move pixels about: what is known of places in the picture goes through them too. */
  geometry: Set<Pass>;
  /** What each pass belongs to, in a few words. */
  labels: Map<Pass, string>;
  /** The passes that each step came to. */
  byStep: Map<PlanStep, readonly Pass[]>;
  /** Steps that have nothing to do on it. */
  idle: PlanStep[];
  /** For the visitor, such as limits that were met. */
  notes: Remark[];
  /** The size of the result. */
  size: Size;
}

/** What comes onto the finished picture, or around it. */
const OUTER: ReadonlySet<Stage> = new Set(['text', 'frame', 'upscale']);

/** "Blur it by 0%" asks for nothing. */
export function asksForNothing({ params }: PlanStep): boolean {
  return ['percent', 'share', 'px'].some((key) => Object(params)[key] === 0);
}

/**
 * What a plan does to a picture of that size. Sizes of later steps follow from those of earlier ones.
 *
 * @param all sizes of every picture of the request
 * @param places where things are in the first, where an operation is placed by them
 */
export function passesOf(
  plan: readonly PlanStep[],
  size: Size,
  all: readonly Size[] = [size],
  places?: Places,
): Passes {
  const result: Passes = {
    passes: [],
    geometry: new Set(),
    labels: new Map(),
    byStep: new Map(),
    idle: [],
    notes: [],
    size,
  };
  const add = (step: PlanStep, own: readonly Pass[]) => {
    for (const pass of own) {
      result.labels.set(pass, operationOf(step).label);
      result.size = sizeAfter(pass, result.size);
    }
    result.passes.push(...own);
    result.byStep.set(step, [...(result.byStep.get(step) ?? []), ...own]);
  };
  const finish = () => {
    for (const step of plan) add(step, operationOf(step).finish?.(step.params, plan) ?? []);
  };
  const outer = plan.find((step) => OUTER.has(operationOf(step).stage));
  for (const step of plan) {
    if (step === outer) finish();
    const operation = operationOf(step);
    const whole = () => operation.passes(step.params, result.size, all, places, plan);
    const part = step.on ? operation.onPart?.(step.params) : undefined;
    const own = scoped(step, asksForNothing(step) ? [] : (part ?? whole()), plan);
    if (operation.stage === 'geometry') for (const pass of own) result.geometry.add(pass);
    result.notes.push(...(operation.notes?.(step.params, result.size, plan) ?? []));
    add(step, own);
  }
  if (!outer) finish();
  result.idle.push(...plan.filter((step) => result.byStep.get(step)?.length === 0));
  return result;
}

/** The passes, limited to the part of the picture that the step is limited to. */
function scoped(
  step: PlanStep,
  passes: readonly Pass[],
  plan: readonly PlanStep[],
): readonly Pass[] {
  const { on } = step;
  // What goes into the mark keeps to it by itself.
  if (!on || passes.length === 0 || operationOf(step).fitsMark) return passes;
  const hides = on === 'marked' && operationOf(step).hiding !== undefined;
  // Where the other half changes too, soft edges would leave a strip between the two as it was.
  const meets = isHalf(on) && plan.some((other) => other.on === OPPOSITE[on]);
  return [{ kind: 'scoped', on, isSharp: hides || meets, passes }];
}

/** Multiplies neighbouring matrices into one. */
export function merged(passes: readonly Pass[]): Pass[] {
  const result: Pass[] = [];
  for (const pass of passes) {
    const last = result.at(-1);
    if (pass.kind === 'matrix' && last?.kind === 'matrix') {
      result[result.length - 1] = { kind: 'matrix', matrix: multiply(pass.matrix, last.matrix) };
    } else result.push(pass);
  }
  return result;
}
