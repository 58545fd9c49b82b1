import { z } from 'zod';
import { InvalidPlanError } from '../errors.ts';
import type { Dial } from '../operations/operation.ts';
import {
  type AnyOperation,
  aspectOf,
  findOperation,
  inCanonicalOrder,
  operationOf,
  type PlanStep,
} from '../operations/registry.ts';
import { SCOPES } from '../picture/picture.ts';
import { PART_NAMES } from './message.ts';
import { describeIssue, inWords } from './plan-issues.ts';
import { strangeKey } from './strange-key.ts';

/** Steps of one plan, at most: more than anybody asks for at once. */
export const MAX_STEPS = 24;

const stepSchema = z.object({
  op: z.string(),
  params: z.record(z.string(), z.unknown()),
  on: z.enum(SCOPES).optional(),
});

/** A step as it is shown to the visitor. */
export type DescribedStep = PlanStep & {
  /** A few words for a small label: "Warmth +20", "Black and white · background". */
  label: string;
  /** The parameter that can be turned up and down; left out where there is none. */
  dial?: Dial;
};

/**
 * Judges a plan that comes from outside: only known operations with exactly their parameters, each
 * within its range.
 *
 * @returns the plan in the order in which it is carried out
 * @throws InvalidPlanError whose message names the step and what is wrong with it
 */
export function readPlan(value: unknown): PlanStep[] {
  if (!Array.isArray(value)) throw new InvalidPlanError('A plan must be a list of steps.');
  if (value.length < 1 || value.length > MAX_STEPS) {
    throw new InvalidPlanError(
      `A plan must have 1 to ${MAX_STEPS} steps; this one has ${value.length}.`,
    );
  }
  const plan = Array.from(value, readStep);
  refuseRepeats(plan);
  return inCanonicalOrder(plan);
}

function readStep(value: unknown, index: number): PlanStep {
  const place = `Step ${index + 1}`;
  const step = stepSchema.safeParse(value, { error: inWords });
  if (!step.success) throw new InvalidPlanError(`${place}: ${describeIssue(step.error)}.`);
  const { op, params, on } = step.data;
  const operation = findOperation(op);
  if (!operation) throw new InvalidPlanError(`${place}: there is no operation “${short(op)}”.`);
  const named = `${place}, ${op}`;
  const isLimitable = operation.scopable || (operation.fitsMark && on === 'marked');
  if (on !== undefined && !isLimitable) {
    throw new InvalidPlanError(`${named}: it cannot be limited to the ${on}.`);
  }
  const read = { op, params: readParams(operation, params, named), ...(on && { on }) } as PlanStep;
  // What `describePlan` added may come back with the plan: it says nothing new.
  const { label: _, dial: __, ...own } = value as Partial<DescribedStep>;
  const strange = strangeKey(own, read);
  if (strange !== null) {
    throw new InvalidPlanError(`${named}: it has no parameter “${short(strange)}”.`);
  }
  // Databases take no NUL, and no keyboard types one.
  if (JSON.stringify(read).includes('\\u0000')) {
    throw new InvalidPlanError(`${named}: it has a character that no keyboard types.`);
  }
  return read;
}

function readParams({ schema }: AnyOperation, params: object, named: string): PlanStep['params'] {
  const read = schema.safeParse(params, { error: inWords });
  if (!read.success) throw new InvalidPlanError(`${named}: ${describeIssue(read.error)}.`);
  return read.data;
}

function refuseRepeats(plan: readonly PlanStep[]): void {
  const seen = new Set<string>();
  for (const step of plan) {
    const key = `${step.op} ${step.on ?? ''} ${aspectOf(step)}`;
    if (seen.has(key) && !operationOf(step).repeatable) {
      throw new InvalidPlanError(`A plan may have the step ${step.op} only once.`);
    }
    seen.add(key);
  }
}

const short = (word: string) => (word.length > 40 ? `${word.slice(0, 39)}…` : word);

/** The plan with what is needed to show it to the visitor. */
export function describePlan(plan: readonly PlanStep[]): DescribedStep[] {
  return plan.map((step) => {
    const { chip, dial } = operationOf(step);
    const words = chip(step.params);
    return {
      ...step,
      label: step.on ? `${words} · ${PART_NAMES[step.on]}` : words,
      ...(dial && canTurn(dial, step.params) && { dial }),
    };
  });
}

/** A size that was said in px stands above the share that a dial turns. */
function canTurn({ key }: Dial, params: object): boolean {
  const { px = null, gapPx = null, [key]: value } = params as Record<string, unknown>;
  return typeof value === 'number' && ((px === null && gapPx === null) || key === 'px');
}
