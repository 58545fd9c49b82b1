import { natureOf, type PlanStep, refusalMessage, refusalRemarks } from '@nano-banana/image-engine';
import { proofread } from '@nano-banana/image-engine/grammar';
import { AppError } from '../../../errors.ts';
import { limits } from '../../../limits.ts';
import type { FeatureCategoryId } from '../../feature-categories.ts';
import type { OptimizedPrompt } from '../../prompt-engine.ts';
import { isExact } from './exact-steps.ts';
import { type Facet, findFacets } from './facets.ts';
import { improvement } from './improvements.ts';
import {
  type Addition,
  additions,
  keeping,
  keepingTheRest,
  namesOf,
  type Pinned,
  type PromptLanguage,
  usualAdditions,
  wantsNothingElse,
} from './phrases.ts';
import { possiblePart } from './possible-part.ts';
import { readPrompt, stepsBeside } from './read-prompt.ts';
import type { Wording } from './sentence.ts';
import { asLines, type Draft, spellOut } from './spell-out.ts';

/**
 * Rewrites a prompt for the embedded image engine: what it can do stays as it was said, with the
 * same parameters; what it cannot do is left out and named; what nothing was said of is completed.
 * Every change is read back by the engine's own grammar, and dropped when it would mean anything else.
 *
 * @throws AppError `unsupported_edit` with alternatives when nothing of the prompt can be done.
 */
export function rewriteForOperations(
  prompt: string,
  category: FeatureCategoryId | undefined,
): OptimizedPrompt {
  const lines = asLines(prompt);
  const { text, leftOut } = possiblePart(lines?.text ?? prompt);
  if (text === '') throw nothingPossible(prompt);
  const draft: Draft = { text, improvements: [...leftOut, ...(lines ? [lines.says] : [])] };
  const wanted = readPrompt(text).plan;
  spellOut(draft, wanted);
  complete(draft, wanted, category);
  return { optimizedPrompt: draft.text, improvements: draft.improvements };
}

function nothingPossible(prompt: string): AppError {
  const { refused, alternatives } = readPrompt(prompt);
  const message = refusalMessage(refused);
  return new AppError('unsupported_edit', {
    error: message,
    message,
    remarks: refusalRemarks(refused),
    alternatives: alternatives.length > 0 ? alternatives : startingPoints,
  });
}

/** For a prompt that asks for nothing at all. */
const startingPoints = ['Make it warmer', 'Blur the background', 'Make it black and white'];

/** Says something of each facet that nothing was said of. */
function complete(
  draft: Draft,
  wanted: readonly PlanStep[],
  category: FeatureCategoryId | undefined,
): void {
  const { language } = proofread(draft.text);
  const spoken = findFacets(draft.text, wanted);
  const added = additionsFor(draft.text, wanted, spoken, category).map(({ text, says, op }) => ({
    text: text[language],
    says: improvement(says),
    op,
  }));
  const rest = spoken.has('preserve') ? [] : [sayRest(language)];
  const pinsBeside = (text: string, plan: readonly PlanStep[]) =>
    pinsFor(wanted, findFacets(text, plan));
  // Usually all can be said, and one reading of the whole shows it.
  const texts = added.map(({ text }) => text);
  const withAdded = pinsBeside([draft.text, ...texts].join(' '), [
    ...wanted,
    ...texts.flatMap((text) => readPrompt(text).plan),
  ]);
  const pin = withAdded.length > 0 ? [pinned(language, withAdded)] : [];
  if (extend(draft, wanted, [...added, ...pin, ...rest])) return;
  extendAsFarAsPossible(draft, wanted, added);
  const pins = pinsBeside(draft.text, readPrompt(draft.text).plan);
  if (pins.length > 0 && !extend(draft, wanted, [pinned(language, pins)])) {
    for (const each of pins) extend(draft, wanted, [pinned(language, [each])]);
  }
  extend(draft, wanted, rest);
}

/** Adds all sentences at once, which is one reading, or else those that can be. */
function extendAsFarAsPossible(
  draft: Draft,
  wanted: readonly PlanStep[],
  completions: readonly Completion[],
): void {
  if (extend(draft, wanted, completions)) return;
  for (const each of completions) extend(draft, wanted, [each]);
}

/** A sentence to add, and the step that it asks for. */
interface Completion extends Wording {
  op?: PlanStep['op'];
}

/** Adds sentences when the whole then means what it meant, and what they add; says whether it did. */
function extend(
  draft: Draft,
  wanted: readonly PlanStep[],
  completions: readonly Completion[],
): boolean {
  if (completions.length === 0) return true;
  const text = [draft.text, ...completions.map((each) => each.text)].join(' ');
  if (text.length > limits.maxPromptLength) return false;
  const before = readPrompt(draft.text).plan;
  const { plan, refused } = readPrompt(text);
  const ops = completions.flatMap(({ op }) => op ?? []);
  const more = stepsBeside(plan, before);
  const isAsSaid =
    refused.length === 0 &&
    stepsBeside(before, plan).length === 0 &&
    more.length === ops.length &&
    more.every((step) => ops.includes(step.op) && step.on === undefined);
  if (!isAsSaid || stepsBeside(wanted, plan).length > 0) return false;
  draft.text = text;
  draft.improvements.push(...completions.map(({ says }) => says));
  return true;
}

function additionsFor(
  text: string,
  wanted: readonly PlanStep[],
  spoken: ReadonlySet<Facet>,
  category: FeatureCategoryId | undefined,
): Addition[] {
  if (spoken.has('preserve') || wantsNothingElse.test(text) || wanted.every(isExact)) return [];
  return (category ? additions[category] : usualAdditions).filter(
    ({ facet, clashes }) => !spoken.has(facet) && !wanted.some(({ op }) => clashes.includes(op)),
  );
}

const pinnable: readonly Pinned[] = ['style', 'light', 'colour', 'composition', 'quality'];

/** Steps that change colours and light in their own way, whatever they are said to touch. */
function repaints(step: PlanStep): boolean {
  const { stage } = natureOf(step);
  const place = new Set<PlanStep['op']>([
    'replaceBackground',
    'replaceSky',
    'removeBackground',
    'figurineLook',
  ]);
  return (
    ['style', 'overlay', 'restore'].includes(stage) ||
    place.has(step.op) ||
    ['collage', 'sideBySide', 'blendSubject', 'doubleExposure'].includes(step.op)
  );
}

/** The facets of which it is true that they stay as they are. */
function pinsFor(wanted: readonly PlanStep[], spoken: ReadonlySet<Facet>): Pinned[] {
  const isRepainted = wanted.some(repaints);
  return pinnable.filter(
    (facet) => !spoken.has(facet) && (facet === 'style' || facet === 'composition' || !isRepainted),
  );
}

function pinned(language: PromptLanguage, pins: readonly Pinned[]): Completion {
  const verb = pins.length > 1 || pins.some((pin) => pin === 'colour' || pin === 'quality');
  const stay = verb ? 'stay' : 'stays';
  const says = {
    code: 'stays_same',
    text: `Says that ${namesOf(pins)} ${stay} the same.`,
    values: { facets: [...pins] },
  };
  return { text: keeping(language, pins), says };
}

function sayRest(language: PromptLanguage): Completion {
  return { text: keepingTheRest[language], says: improvement('rest_stays') };
}
