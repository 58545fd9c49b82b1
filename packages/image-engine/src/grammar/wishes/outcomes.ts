import { operationOf, type PlanStep } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import type { Segment } from '../clauses/clauses.ts';
import {
  namesAll,
  namesProduct,
  opposite,
  sparedScope,
  sparesPartOfSubject,
} from '../clauses/scope.ts';
import { GENERAL_REASONS, UNMARKED } from '../refusals/reasons.ts';
import { withVagueWishesNamed } from '../refusals/vague-wishes.ts';
import { KEEPERS, PARTS, REDUCERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { withoutBackReferences } from './back-references.ts';
import { headOf, mirrorsWriting, paintsFittings } from './beside-subject.ts';
import { describesStyle } from './describes-style.ts';
import { withoutDoneAnyway } from './done-anyway.ts';
import {
  exceptionRefused,
  exceptsPart,
  namesThing,
  paintsElse,
  staysInColour,
} from './exceptions.ts';
import { gistOf, withCuesJoined } from './gists.ts';
import { withoutIdleHopes } from './idle-hopes.ts';
import { isOfSky, leavingLand, limitedAll, sparing } from './limited.ts';
import { onlyPart, withVerbAgain } from './only-part.ts';
import { readClause } from './read-clause.ts';
import { CUT_OUT } from './read-wishes.ts';
import { type Context, emptyReading, type Reading, type Refused, type Wish } from './reading.ts';
import { shareAim } from './shared-aim.ts';
import { leavesAlone, standsWithout } from './stands-without.ts';
import { withoutStatements } from './statements.ts';
import { withoutWearMended, withoutWornMended } from './wear.ts';

/** What a clause came to, beside the clause. */
export interface Outcome extends Reading {
  segment: Segment;
}

/** What is known beside the words. */
type Given = Pick<Context, 'isMarked' | 'imageCount'>;

/** Which way a clause went, when the next one only names another quantity: "less contrast and saturation". */
function directionOf({ segment, steps }: Outcome): number {
  const isLess = segment.tokens.some((t) => REDUCERS.has(t.text));
  const last = steps.at(-1)?.step.params as { percent?: number } | undefined;
  return isLess && (last?.percent ?? 0) < 0 ? -1 : 1;
}

function nearTo(steps: readonly Wish[]): string[] {
  return steps.flatMap(({ step }) => [operationOf(step).example, ...operationOf(step).related]);
}

/** Names what cannot be spared; a wish that stands on it is refused with it. */
function withdraw(outcome: Outcome, spared: Segment, isBefore: boolean): void {
  if (leavesAlone(outcome.steps, spared.tokens)) return;
  const near = nearTo(outcome.steps);
  if (standsWithout(outcome.steps, { ...spared, tokens: [...headOf(spared.tokens)] })) {
    outcome.refused = [...outcome.refused, exceptionRefused(spared.tokens, near)];
    return;
  }
  const { tokens } = outcome.segment;
  const said = isBefore ? [...spared.tokens, ...tokens] : [...tokens, ...spared.tokens];
  outcome.refused = [exceptionRefused(said, near)];
  outcome.steps = [];
}

/** Leaves the part out that the words spare; false when that cannot be done. */
function spare(outcome: Outcome, said: readonly Token[], isMarked: boolean): boolean {
  // What is marked goes, and nothing else changes.
  const isExcepted = /^(?:not|except)$/.test(said[0]?.text ?? '');
  if (outcome.steps.every(({ step }) => step.op === 'erase')) return !isExcepted;
  const tokens = headOf(said);
  if (
    outcome.steps.some(({ step }) => paintsFittings(step, tokens) || mirrorsWriting(step, tokens))
  ) {
    outcome.refused = [...outcome.refused, exceptionRefused(said, nearTo(outcome.steps))];
    return true;
  }
  const leavesSubject = ({ step }: Wish) => sparing(step, 'subject') === step;
  // "A beach behind me, but keep my clothes": they are left alone anyway.
  if (sparesPartOfSubject(tokens) && outcome.steps.every(leavesSubject)) return true;
  // "Paint the walls green, leave the furniture alone": nothing but the walls is painted.
  const isThing = namesThing(tokens) || tokens.some(({ text }) => PARTS.has(text));
  if (isThing && outcome.steps.every(({ step }) => paintsElse(step, tokens))) return true;
  const spared = sparedScope(tokens);
  // "A blue sky, but leave the house as it is"
  if (!spared && isThing && outcome.steps.every(isOfSky)) {
    outcome.steps = outcome.steps.map(leavingLand);
    return true;
  }
  const part = spared ?? (isMarked && isThing ? 'marked' : null);
  if (!part) return false;
  const steps = outcome.steps.map((wish) => ({ wish, step: sparing(wish.step, part) }));
  if (!steps.every(({ step }) => step)) return false;
  outcome.steps = steps.map(({ wish, step }) => ({ ...wish, step: step ?? wish.step }));
  outcome.aim ??= { on: opposite(part), indices: [], isPronoun: false };
  return true;
}

/** "Keep the subject in colour" asks by itself that the rest loses its own. */
function greyAround(segment: Segment, on: Scope): Outcome {
  const step = { op: 'grayscale', params: {}, on: opposite(on) } as PlanStep;
  return { ...emptyReading(), steps: [{ step, hint: {} }], segment };
}

/** "Person in colour, background grey" greys what is there; a grey wall is not meant. */
function withGreyMeant(outcomes: readonly Outcome[], stays: readonly Segment[]): Outcome[] {
  if (!stays.some((each) => staysInColour(each) && sparedScope(each.tokens) === 'subject'))
    return [...outcomes];
  return outcomes.map((outcome) => {
    const isGrey = outcome.steps.some(
      ({ step }) =>
        step.op === 'replaceBackground' &&
        step.params.to === 'colour' &&
        /grey/.test(step.params.colour.name),
    );
    return isGrey ? greyAround(outcome.segment, 'subject') : outcome;
  });
}

/** What is left when words that spare a part have met no wish. */
function sparedAlone(spared: readonly Segment[]): Outcome[] {
  return spared.map((segment) => {
    const on = sparedScope(segment.tokens);
    if (on && staysInColour(segment)) return greyAround(segment, on);
    return { ...emptyReading(), refused: [exceptionRefused(segment.tokens, [])], segment };
  });
}

/** "Everything except the car black and white": the wish stands behind what it leaves out. */
function exceptedWish({ tokens, matches, weak, joint }: Segment): Segment | null {
  const [first, ...rest] = tokens;
  if (joint !== 'except' || first?.text !== 'except' || matches.length === 0) return null;
  if (!sparedScope(tokens)) return null;
  return { tokens: [{ ...first, text: 'everything' }, ...rest], matches, weak, joint: '' };
}

/** "Vintage, but no grain": after a wish this forgoes what the wish might bring, and mends nothing. */
function onlyForgoes({ tokens, matches }: Segment, { steps }: Reading): boolean {
  const first = tokens[matches[0]?.from ?? 0]?.text ?? '';
  return (
    /^(no|without)$/.test(first) && steps.every(({ step }) => operationOf(step).stage === 'restore')
  );
}

/** "Remove everything except the dog". */
function removesAllBut({ refused, segment }: Outcome, { tokens }: Segment): boolean {
  const isRemoval = refused.length > 0 && refused.every(({ reason }) => reason === UNMARKED.reason);
  const isThing = namesThing(tokens) || tokens.some(({ text }) => PARTS.has(text));
  const isKept =
    sparedScope(tokens) === 'subject' ||
    (isThing && (namesProduct(tokens) || !sparesPartOfSubject(tokens)));
  return isRemoval && namesAll(segment.tokens) && isKept;
}

/** Clauses that came to nothing because of a word too much, read by what they are about. */
function withGists(outcomes: readonly Outcome[], given: Given): Outcome[] {
  const isAlone = outcomes.every(({ steps }) => steps.length === 0);
  const context = { direction: 1, mentioned: null, isExcepted: false, ...given };
  const read = outcomes.map((each) => ({ ...each, ...gistOf(each, isAlone, context) }));
  return withCuesJoined(read, context);
}

/** Change nothing but the edges. */
const EDGY = /^(vignette|roundedCorners|frame)$/;

/** Reads every clause, with what one means for another. */
export function readAll(segments: readonly Segment[], given: Given): Outcome[] {
  const { isMarked } = given;
  let negates = false;
  let isDetail = false;
  // "Darken the rest" is said of what is around the mark.
  let mentioned: Scope | null = isMarked ? 'marked' : null;
  let waiting: Segment[] = [];
  const outcomes: Outcome[] = [];
  for (const said of segments) {
    const last = outcomes.at(-1);
    const segment = withVerbAgain(said, last) ?? said;
    isDetail = describesStyle(segment, last, isDetail);
    if (isDetail) continue;
    const only = last && last.steps.length > 0 ? onlyPart(segment) : undefined;
    if (last && only !== undefined) {
      if (only === 'whole' && last.steps.every(({ step }) => EDGY.test(step.op))) continue;
      const part = only === 'whole' ? null : only;
      const steps = part && limitedAll(last.steps, part);
      if (steps) last.steps = steps;
      else withdraw(last, { ...segment, joint: 'except' }, false);
      mentioned = part ?? mentioned;
      continue;
    }
    const excepted = last && last.steps.length > 0 ? null : exceptedWish(segment);
    if (!excepted && exceptsPart(segment)) {
      mentioned = sparedScope(segment.tokens) ?? mentioned;
      const keeps = segment.tokens.some((t) => KEEPERS.has(t.text));
      const spared = outcomes.filter((o) => o.steps.length > 0 && (o === last || keeps));
      if (last && spared.length > 0) {
        for (const outcome of spared)
          if (!spare(outcome, segment.tokens, isMarked)) withdraw(outcome, segment, false);
      } else if (last && removesAllBut(last, segment)) {
        last.refused = [];
        last.steps = [CUT_OUT];
      } else if (last && last.refused.length > 0)
        last.refused.at(-1)?.tokens.push(...segment.tokens);
      else waiting.push(segment);
      continue;
    }
    const carriesOn = negates && /^(or|nor|\/)$/.test(segment.joint);
    const direction = last ? directionOf(last) : 1;
    const context = { direction, mentioned, ...given, isExcepted: excepted !== null };
    const reading = readClause(excepted ?? segment, carriesOn, context);
    negates = reading.negates;
    if (outcomes.length > 0 && onlyForgoes(segment, reading)) reading.steps = [];
    const outcome = { ...reading, segment };
    Object.assign(outcome, gistOf(outcome, false, context));
    const isThing = outcome.steps.some(({ step }) => step.op === 'recolour');
    const thing = isThing ? sparedScope(segment.tokens) : null;
    mentioned = outcome.aim?.on ?? sparedScope(outcome.kept) ?? thing ?? mentioned;
    // "Erase this and blur the rest": around what is gone there is no rest.
    if (mentioned === 'marked' && outcome.steps.some(({ step }) => step.op === 'erase'))
      mentioned = null;
    if (last) shareAim(last, outcome);
    outcomes.push(outcome);
    if (outcome.steps.length === 0) continue;
    for (const spared of waiting) {
      if (!spare(outcome, spared.tokens, isMarked)) withdraw(outcome, spared, true);
    }
    waiting = [];
  }
  outcomes.push(...sparedAlone(waiting));
  const meant = withoutBackReferences(
    withGreyMeant(withGists(outcomes, given), segments),
    given.isMarked,
  );
  const read = withVagueWishesNamed(withoutDoneAnyway(withoutWearMended(withoutWornMended(meant))));
  return withoutIdleHopes(withoutStatements(read));
}

const STARTS_WISH =
  /^(make|turn|add|remove|change|put|give|replace|delete|erase|swap|blur|open|close|let|set)$/;

/** Whether the refusal carries the one before it on, for no reason of its own: "add a cat and a dog". */
function isTail(outcome: Outcome, previous: Outcome | null, refusal: Refused): boolean {
  if (!previous || previous.refused.length === 0 || previous.steps.length > 0) return false;
  return (
    outcome.steps.length === 0 &&
    outcome.segment.matches.length === 0 &&
    /^(and|with|or|)$/.test(outcome.segment.joint) &&
    (GENERAL_REASONS.has(refusal.reason) || refusal.reason === previous.refused[0]?.reason) &&
    !STARTS_WISH.test(refusal.tokens[0]?.text ?? '')
  );
}

/** All refusals, the second half of one joined to its first. */
export function joinRefusals(outcomes: readonly Outcome[]): Refused[] {
  const joined: Refused[] = [];
  let previous: Outcome | null = null;
  for (const outcome of outcomes) {
    const [refusal, ...more] = outcome.refused;
    const last = joined.at(-1);
    if (refusal && last && isTail(outcome, previous, refusal)) last.tokens.push(...refusal.tokens);
    else if (refusal) joined.push({ ...refusal, tokens: [...refusal.tokens] });
    joined.push(...more.map((each) => ({ ...each, tokens: [...each.tokens] })));
    previous = outcome;
  }
  return joined;
}
