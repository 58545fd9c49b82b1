import type { Refusal } from '../errors.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';
import type { Scope } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';
import { reasonValues } from './reasons.ts';

/** Joins phrases as a sentence does: "a, b and c". */
function enumerated(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const WHERE: Record<Scope, string> = {
  subject: 'on the subject',
  background: 'in the background',
  sky: 'in the sky',
  land: 'below the sky',
  marked: 'in the marked area',
  unmarked: 'outside the marked area',
  leftHalf: 'on the left half',
  rightHalf: 'on the right half',
  topHalf: 'on the top half',
  bottomHalf: 'on the bottom half',
};

/** What each is called behind "the", and on labels. */
export const PART_NAMES: Record<Scope, string> = {
  subject: 'subject',
  background: 'background',
  sky: 'sky',
  land: 'land',
  marked: 'marked area',
  unmarked: 'unmarked area',
  leftHalf: 'left half',
  rightHalf: 'right half',
  topHalf: 'top half',
  bottomHalf: 'bottom half',
};

/**
 * What a step did, as the end of the sentence "I …". Operations tell it of the whole picture; of a
 * part, the part stands in for "it": "made the background black and white".
 */
export function described(step: PlanStep): string {
  const { describe, fitsMark } = operationOf(step);
  const whole = describe(step.params, fitsMark && step.on === 'marked');
  if (!step.on || fitsMark) return whole;
  // "Made it snow" does not speak of the picture.
  const told = whole.replace(/\bit\b(?! (?:snow|rain)\b)/, `the ${PART_NAMES[step.on]}`);
  if (told !== whole) return told;
  if (whole.startsWith('added ')) return `${whole} to the ${PART_NAMES[step.on]}`;
  return `${whole} ${WHERE[step.on]}`;
}

/** The operation's name, with the part that it was limited to. */
function named(step: PlanStep): string {
  const label = operationOf(step).label.toLowerCase();
  return step.on ? `${label} (${PART_NAMES[step.on]})` : label;
}

/** What was done and what was left out, in short true sentences. */
export function resultRemarks(done: {
  plan: readonly PlanStep[];
  /** Steps that had nothing to do on this picture. */
  idle: readonly PlanStep[];
  refused: readonly Refusal[];
  /** What the operations themselves have to say. */
  notes: readonly Remark[];
  /** How many pictures came along and were not used. */
  unused: number;
}): Remark[] {
  const { plan, refused, notes, unused } = done;
  const idle = new Set(done.idle);
  const made = plan.filter((step) => !idle.has(step));
  const remarks: Remark[] = [
    {
      code: 'done',
      text: sentence(enumerated(made.map(described))),
      values: stepValues(plan, made),
    },
  ];
  if (idle.size > 0) {
    remarks.push({
      code: 'idle',
      text: `Nothing to do for: ${enumerated([...idle].map(named))}.`,
      values: stepValues(plan, [...idle]),
    });
  }
  remarks.push(...notes, ...refused.map(leftOut));
  if (unused > 0) {
    const text =
      unused === 1
        ? 'The other picture was not used.'
        : `The other ${unused} pictures were not used.`;
    remarks.push({ code: 'unused_pictures', text, values: { count: unused } });
  }
  return remarks;
}

/** Their places in the plan, and their operations for who has no plan. */
const stepValues = (plan: readonly PlanStep[], steps: readonly PlanStep[]) => ({
  steps: steps.map((step) => plan.indexOf(step)),
  ops: steps.map(({ op }) => op),
});

function leftOut({ phrase, reason }: Refusal): Remark {
  return {
    code: 'left_out',
    text: `Left out: “${phrase}”, because ${reason.replace(/^it /, 'the embedded engine ')}.`,
    values: { phrase, ...reasonValues(reason) },
  };
}

/** Why nothing was done. What could be done instead stands beside it, in the error's alternatives. */
export function refusalMessage(refused: readonly Refusal[]): string {
  if (refused.length === 0) return NO_WISH;
  const told = refused.slice(0, TOLD);
  const said = [...new Set(told.map(({ reason }) => reason))].map((reason) => {
    const phrases = told.flatMap((one) => (one.reason === reason ? `“${one.phrase}”` : []));
    return `${enumerated(phrases)}: ${reason}`;
  });
  return `The embedded engine can’t do ${enumerated(said)}.`;
}

/** The same, refusal by refusal. */
export function refusalRemarks(refused: readonly Refusal[]): Remark[] {
  if (refused.length === 0) return [{ code: 'no_wish', text: NO_WISH }];
  return refused.slice(0, TOLD).map((refusal) => ({
    code: 'refused',
    text: refusalMessage([refusal]),
    values: { phrase: refusal.phrase, ...reasonValues(refusal.reason) },
  }));
}

const NO_WISH = 'That does not say what to change.';
/** Refusals that are told of a prompt of which nothing is done. */
const TOLD = 3;
