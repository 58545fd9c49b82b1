import type { AnyOperation, PlanStep } from '../../operations/registry.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Segment } from '../clauses/clauses.ts';
import { isBarePart } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS, PARTS, REDUCERS, REMOVERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import { nearOf, type Reading, type Wish } from './reading.ts';

function readMatch(match: Match, clause: Clause): PlanStep | { cannot: string } | null {
  clause.from = match.from;
  clause.to = match.to;
  const params = match.operation.read(clause, match.hint);
  if (params === null) return null;
  if ('cannot' in params && typeof params.cannot === 'string') return { cannot: params.cannot };
  return { op: match.operation.op, params, ...(match.on ? { on: match.on } : {}) } as PlanStep;
}

/** Whether one of the meanings of the phrase is meant, as far as can be told before the others are read. */
function isMeant(match: Match, clause: Clause): boolean {
  return [match, ...match.others].some((meaning) => {
    const own = { ...clause, used: new Set([...clause.used, ...meaning.indices]) };
    const read = readMatch(meaning, own);
    return read !== null && !('cannot' in read && isBarePart(meaning, clause.tokens));
  });
}

/** What the words come to by the first of their meanings that is meant here. */
function readFirst(
  match: Match,
  clause: Clause,
  isAlone: boolean,
  release: (match: Match) => void,
) {
  let reason: string | null = null;
  for (const meaning of [match, ...match.others]) {
    if (meaning.isWeak && !isAlone) continue;
    for (const i of meaning.indices) clause.used.add(i);
    const read = readMatch(meaning, clause);
    if (read && !('cannot' in read)) return { step: read, hint: meaning.hint, reason: null };
    reason ??= read?.cannot ?? null;
    release(meaning);
  }
  if (reason !== null) for (const i of match.indices) clause.used.add(i);
  return { step: null, hint: match.hint, reason };
}

function removalBefore(tokens: readonly Token[], match: Match, used: ReadonlySet<number>): boolean {
  return tokens
    .slice(0, match.from)
    .some((t, i) => !used.has(i) && (REMOVERS.has(t.text) || REDUCERS.has(t.text)));
}

/** Phrases that say the same wish again ("rotate … clockwise") are left to the first to read. */
export function withoutEchoes(matches: readonly Match[]): Match[] {
  const seen = new Set<AnyOperation>();
  return matches.filter(({ operation }) => !seen.has(operation) && seen.add(operation));
}

/** The steps that the phrases of a clause come to; what they cannot come to is put into `reading`. */
export function stepsOf(segment: Segment, clause: Clause, reading: Reading): Wish[] {
  const { tokens, matches } = segment;
  const steps: Wish[] = [];
  const unread: { reason: string; match: Match }[] = [];
  const refuse = (reason: string, { operation: { example, related } }: Match) =>
    reading.refused.push({ tokens: [...tokens], reason, near: [example, ...related] });
  const release = (match: Match) => {
    for (const i of match.indices) if (!FILLERS.has(tokens[i]?.text ?? '')) clause.used.delete(i);
  };
  // Words of phrases that are not meant here are free for the others: "shrink it to a third".
  const idle = matches.filter((match) => !isMeant(match, clause));
  for (const match of idle) for (const i of match.indices) clause.used.delete(i);
  const isTaken = (match: Match) =>
    idle.includes(match) &&
    match.indices.some((i) => clause.used.has(i) && !FILLERS.has(tokens[i]?.text ?? ''));
  // "Give the background a blue tint": what is to be done has the first say about the colour.
  const bare = matches.filter((m) => isBarePart(m, tokens));
  for (const match of [...matches.filter((m) => !bare.includes(m)), ...bare]) {
    if (steps.some(({ step }) => step.op === match.operation.op) || isTaken(match)) continue;
    // "Remove the white scratches": what is removed is what that mends.
    if (match.operation.op === 'restore')
      for (const [i, t] of tokens.entries())
        if (REMOVERS.has(t.text) || (i < match.from && COLOUR_WORDS.has(t.text)))
          clause.used.add(i);
    // "Reduce it to half size" says the same twice.
    const isSize = match.operation.op === 'resize' && !tokens.some((t) => REMOVERS.has(t.text));
    if (isSize) for (const [i, t] of tokens.entries()) if (REDUCERS.has(t.text)) clause.used.add(i);
    if (!isSize && !idle.includes(match) && removalBefore(tokens, match, clause.used)) {
      const isRemoval = tokens.some((t) => REMOVERS.has(t.text));
      // Nobody can mark the shade of a vignette as a thing that goes.
      const isShade = match.operation.op === 'vignette';
      if (isRemoval && !isShade) reading.refused.push({ tokens: [...tokens], ...nearOf(tokens) });
      else refuse('it cannot weaken what is already in the picture', match);
      return [];
    }
    const { step, reason, hint } = readFirst(match, clause, matches.length === 1, release);
    if (step) steps.push({ step, hint });
    else if (reason !== null && (steps.length === 0 || !bare.includes(match)))
      unread.push({ reason, match });
    else release(match);
  }
  // "Write a caption for Instagram": what it is for is no wish by itself.
  const isText = unread.some(({ match }) => match.operation.op === 'text');
  if (isText && steps.every(({ step }) => step.op === 'format')) steps.length = 0;
  // "A caption that says Hello": one phrase had no words, the other read the very same wish.
  for (const { reason, match } of unread) {
    const isSaid = steps.some(({ step }) => step.op === match.operation.op);
    // "Story size": the shape says it all.
    const isShape =
      /^(crop|resize)$/.test(match.operation.op) &&
      steps.some(({ step }) => /^(crop|format)$/.test(step.op));
    if (!isSaid && !isShape) refuse(reason, match);
  }
  const done = (m: Match) => steps.some(({ step }) => step.op === m.operation.op);
  if (steps.length > 0)
    for (const match of matches) {
      // "Make the moon bigger": a thing that was taken for a scene is a thing after all.
      const isThing =
        match.indices.some((i) => PARTS.has(tokens[i]?.text ?? '')) &&
        (match.operation.op === 'replaceBackground' ||
          (match.operation.op === 'text' &&
            /^(text|letters)$/.test(tokens[match.from]?.text ?? '')));
      if (done(match) || !(bare.includes(match) || isThing))
        for (const i of match.indices) clause.used.add(i);
    }
  // "A double exposure with a forest": the forest is what the other picture shows.
  const isExposed = steps.some(({ step }) => step.op === 'doubleExposure');
  return isExposed ? steps.filter(({ step }) => step.op !== 'replaceBackground') : steps;
}
