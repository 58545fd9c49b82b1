import type { Refusal } from '../errors.ts';
import type { Trait } from '../operations/operation.ts';
import { inCanonicalOrder, operationOf, type PlanStep } from '../operations/registry.ts';
import { sideBySide } from '../operations/side-by-side.ts';
import { type Segment, splitClauses } from './clauses.ts';
import { PARTS, PERSONS, REDUCERS } from './lexicon.ts';
import { type Reading, readClause } from './read-clause.ts';
import { MAX_PROMPT_LENGTH, type Token, tokenize } from './tokens.ts';
import { corrected, findPhrases } from './vocabulary.ts';

/** What a prompt came to. */
export interface ParsedPrompt {
  /** Steps in the order in which they are carried out. */
  plan: PlanStep[];
  /** What was asked and cannot be done, in the visitor's words, each with a reason that follows "because". */
  refused: Refusal[];
  /** At least three wishes close to what was asked that this engine carries out; [] when nothing was refused. */
  alternatives: string[];
}

const ALWAYS_GOOD = [
  'Make it black and white',
  'Make it warmer',
  'Crop it to a square',
  'Add a white border',
];

/** Change no colour, size or light. */
const KEEPS_COLOURS = ['Flip it horizontally', 'Add a white border', 'Add film grain'];

const TRAIT_WORDS: readonly (readonly [RegExp, Trait])[] = [
  [
    /^(color|colors|hue|hues|tones?|red|reds|blue|blues|green|greens|yellow|orange|pink|purple)$/,
    'colours',
  ],
  [/^(size|dimensions|resolution)$/, 'size'],
  [/^(shape|ratio|aspect|proportions|format|crop|framing)$/, 'shape'],
  [/^(sharpness|sharp|focus|details?)$/, 'sharpness'],
  [/^(brightness|exposure|light|lighting)$/, 'brightness'],
  [/^(contrast)$/, 'contrast'],
  [/^(orientation)$/, 'orientation'],
];

/** Corrects slips of the pen, and only where that brings a phrase of the vocabulary about. */
function withSlipsCorrected(tokens: Token[]): Token[] {
  return tokens.map((token) =>
    token.kind === 'word' ? { ...token, text: corrected(token.text) } : token,
  );
}

function phraseOf(prompt: string, tokens: readonly Token[]): string {
  const words = tokens.filter((t) => t.kind !== 'separator');
  const from = words[0]?.start ?? 0;
  const to = words.at(-1)?.end ?? 0;
  const phrase = prompt.slice(from, to).replace(/\s+/g, ' ').trim();
  const chars = [...phrase];
  return chars.length > 120 ? `${chars.slice(0, 119).join('')}…` : phrase;
}

/** A later step of an operation replaces an earlier one; captions and frames may come twice. */
function withoutRepeats(steps: readonly PlanStep[]): PlanStep[] {
  const kept: PlanStep[] = [];
  for (const step of steps) {
    const same = kept.findIndex((other) => {
      if (other.op !== step.op) return false;
      return !operationOf(step).repeatable || JSON.stringify(other) === JSON.stringify(step);
    });
    if (same >= 0) kept[same] = step;
    else kept.push(step);
  }
  return kept.slice(0, 24);
}

/** Names a part of the picture; "the rest" and "everything else" do not. */
function isPartOf(text: string): boolean {
  return (PARTS.has(text) || PERSONS.has(text)) && !/^(rest|else|others?|sides?)$/.test(text);
}

function keptTraits(kept: readonly Token[]): Set<Trait> {
  const traits = new Set<Trait>();
  if (kept.some(({ text }) => isPartOf(text))) return traits;
  for (const { text } of kept) {
    for (const [test, trait] of TRAIT_WORDS) if (test.test(text)) traits.add(trait);
  }
  return traits;
}

/** Three or more wishes near the refused ones, that the plan does not hold already. */
function alternativesTo(
  near: readonly string[],
  plan: readonly PlanStep[],
  imageCount: number,
): string[] {
  const done = new Set(plan.map((step) => operationOf(step).example));
  const offered = [...new Set([...near, ...ALWAYS_GOOD])].filter(
    (wish) => !done.has(wish) && (imageCount > 1 || wish !== sideBySide.example),
  );
  return offered.slice(0, 3);
}

interface Outcome extends Reading {
  segment: Segment;
}

/** Which way a clause went, when the next one only names another quantity: "less contrast and saturation". */
function directionOf({ segment, steps }: Outcome): number {
  const isLess = segment.tokens.some((t) => REDUCERS.has(t.text));
  const last = steps.at(-1)?.step.params as { percent?: number } | undefined;
  return isLess && (last?.percent ?? 0) < 0 ? -1 : 1;
}

/** "everything except the dog", "but not the dog": then the wish before it was not for the whole picture. */
function exceptsPart({ segment, steps }: Outcome): boolean {
  const isException =
    segment.joint === 'except' ||
    (segment.joint === 'but' && /^(not|for)$/.test(segment.tokens[0]?.text ?? ''));
  return (
    isException &&
    steps.length === 0 &&
    segment.matches.length === 0 &&
    segment.tokens.some((t) => PARTS.has(t.text) || PERSONS.has(t.text))
  );
}

function readAll(segments: readonly Segment[]): Outcome[] {
  let negates = false;
  const outcomes: Outcome[] = [];
  for (const segment of segments) {
    const carriesOn =
      negates && (segment.joint === 'or' || segment.joint === 'nor' || segment.joint === '/');
    const last = outcomes.at(-1);
    const reading = readClause(segment, carriesOn, last ? directionOf(last) : 1);
    negates = reading.negates;
    const outcome = { ...reading, segment };
    if (last && exceptsPart(outcome)) {
      const near = last.steps.flatMap(({ step }) => [
        operationOf(step).example,
        ...operationOf(step).related,
      ]);
      last.refused = [
        {
          tokens: [...last.segment.tokens, ...segment.tokens],
          reason: 'it edits the whole picture and cannot leave a part out',
          near,
        },
      ];
      last.steps = [];
    } else outcomes.push(outcome);
  }
  return outcomes;
}

/** "add a cat and a dog": the second half of a refused wish belongs to the first. */
function joinRefusals(
  outcomes: readonly Outcome[],
): { tokens: Token[]; reason: string; near: string[] }[] {
  const joined: { tokens: Token[]; reason: string; near: string[] }[] = [];
  let previous: Outcome | null = null;
  for (const outcome of outcomes) {
    const [refusal, ...more] = outcome.refused;
    const last = joined.at(-1);
    const isTail =
      refusal &&
      last &&
      previous &&
      previous.refused.length > 0 &&
      previous.steps.length === 0 &&
      outcome.steps.length === 0 &&
      outcome.segment.matches.length === 0 &&
      /^(and|with|or|)$/.test(outcome.segment.joint) &&
      !/^(make|turn|add|remove|change|put|give|replace|delete|erase|swap|blur|open|close|let|set)$/.test(
        refusal.tokens[0]?.text ?? '',
      );
    if (isTail) last.tokens.push(...refusal.tokens);
    else if (refusal) joined.push({ ...refusal, tokens: [...refusal.tokens] });
    joined.push(...more.map((each) => ({ ...each, tokens: [...each.tokens] })));
    previous = outcome;
  }
  return joined;
}

/**
 * Reads a wish in plain words. Deterministic and pure; never throws; linear in the length of the
 * prompt. What it does not understand it lists as refused instead of dropping it.
 */
export function parsePrompt(prompt: string, options: { imageCount?: number } = {}): ParsedPrompt {
  const { imageCount = 1 } = options;
  const tokens = withSlipsCorrected(tokenize(prompt));
  const outcomes = readAll(splitClauses(tokens, findPhrases(tokens)));
  const unwanted = outcomes.flatMap((o) => o.unwanted);
  const traits = new Set(outcomes.flatMap((o) => [...keptTraits(o.kept)]));
  const refused = joinRefusals(outcomes);
  const wanted: PlanStep[] = [];
  for (const outcome of outcomes) {
    for (const { step, hint } of outcome.steps) {
      const operation = operationOf(step);
      // "darker, not brighter": only the same phrase's sense is unwanted.
      if (
        unwanted.some(
          (m) => m.operation === operation && JSON.stringify(m.hint) === JSON.stringify(hint),
        )
      )
        continue;
      if ((operation.minPictures ?? 1) > imageCount) {
        refused.push({
          tokens: outcome.segment.tokens,
          reason: `it needs ${operation.minPictures} pictures for that`,
          near: [...operation.related],
        });
        continue;
      }
      const clash = operation.touches.find((trait) => traits.has(trait));
      if (!clash) wanted.push(step);
      else
        refused.push({
          tokens: outcome.segment.tokens,
          reason: `you asked to keep the ${clash}`,
          near: KEEPS_COLOURS,
        });
    }
  }
  const plan = inCanonicalOrder(withoutRepeats(wanted));
  for (const { kept } of outcomes) {
    const isPromise = plan.some(
      (step) => operationOf(step).stage !== 'geometry' && operationOf(step).stage !== 'frame',
    );
    if (isPromise && kept.some(({ text }) => isPartOf(text))) {
      refused.push({
        tokens: [...kept],
        reason: 'it edits the whole picture and cannot leave a part out',
        near: [],
      });
    }
  }
  const refusals = refused.map(({ tokens: said, reason }) => ({
    phrase: phraseOf(prompt, said),
    reason,
  }));
  if (prompt.length > MAX_PROMPT_LENGTH) {
    refusals.push({
      phrase: `${prompt.slice(MAX_PROMPT_LENGTH, MAX_PROMPT_LENGTH + 40)}…`,
      reason: 'the prompt is too long',
    });
  }
  const near = refused.flatMap((each) => each.near);
  return {
    plan,
    refused: refusals,
    alternatives: refusals.length > 0 ? alternativesTo(near, plan, imageCount) : [],
  };
}
