import type { Refusal } from '../errors.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';

/** Joins phrases as a sentence does: "a, b and c". */
function enumerated(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * What a step did, as the end of the sentence "I …". Operations tell it of the whole picture; of a
 * part, the part stands in for "it": "made the background black and white".
 */
export function described(step: PlanStep): string {
  const whole = operationOf(step).describe(step.params);
  if (!step.on) return whole;
  // "Made it snow" does not speak of the picture.
  const told = whole.replace(/\bit\b(?! (?:snow|rain)\b)/, `the ${step.on}`);
  if (told !== whole) return told;
  if (whole.startsWith('added ')) return `${whole} to the ${step.on}`;
  return `${whole} ${step.on === 'background' ? 'in the background' : 'on the subject'}`;
}

/** The operation's name, with the part that it was limited to. */
function named(step: PlanStep): string {
  const label = operationOf(step).label.toLowerCase();
  return step.on ? `${label} (${step.on})` : label;
}

/** What was done and what was left out, in short true sentences. */
export function messageFor(done: {
  plan: readonly PlanStep[];
  /** Steps that had nothing to do on this picture. */
  idle: readonly PlanStep[];
  refused: readonly Refusal[];
  /** Sentences of the operations themselves. */
  notes: readonly string[];
  /** How many pictures came along and were not used. */
  unused: number;
}): string {
  const idle = new Set(done.idle);
  const sentences = [
    sentence(enumerated(done.plan.filter((step) => !idle.has(step)).map(described))),
  ];
  if (done.idle.length > 0) {
    sentences.push(`Nothing to do for: ${enumerated([...idle].map(named))}.`);
  }
  sentences.push(...done.notes);
  for (const { phrase, reason } of done.refused) {
    sentences.push(
      `Left out: “${phrase}”, because ${reason.replace(/^it /, 'the embedded engine ')}.`,
    );
  }
  if (done.unused === 1) sentences.push('The other picture was not used.');
  if (done.unused > 1) sentences.push(`The other ${done.unused} pictures were not used.`);
  return sentences.join(' ');
}

/** Why nothing was done. What could be done instead stands beside it, in the error's alternatives. */
export function refusalMessage(refused: readonly Refusal[]): string {
  if (refused.length === 0) return 'That does not say what to change.';
  const said = refused.slice(0, 3).map(({ phrase, reason }) => `“${phrase}”: ${reason}`);
  return `The embedded engine can’t do ${enumerated(said)}.`;
}
