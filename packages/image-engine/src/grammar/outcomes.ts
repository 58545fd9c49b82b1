import { operationOf } from '../operations/registry.ts';
import type { Segment } from './clauses.ts';
import { exceptionRefused, exceptsPart } from './exceptions.ts';
import { FILLERS, REDUCERS } from './lexicon.ts';
import { readClause } from './read-clause.ts';
import { emptyReading, type Reading, type Refused, type Wish } from './reading.ts';
import type { Token } from './tokens.ts';

/** What a clause came to, beside the clause. */
export interface Outcome extends Reading {
  segment: Segment;
}

/** Which way a clause went, when the next one only names another quantity: "less contrast and saturation". */
function directionOf({ segment, steps }: Outcome): number {
  const isLess = segment.tokens.some((t) => REDUCERS.has(t.text));
  const last = steps.at(-1)?.step.params as { percent?: number } | undefined;
  return isLess && (last?.percent ?? 0) < 0 ? -1 : 1;
}

function nearTo(steps: readonly Wish[]): string[] {
  return steps.flatMap(({ step }) => [operationOf(step).example, ...operationOf(step).related]);
}

/** Refuses `outcome`'s wish, for the sake of what another clause wants to spare. */
function withdraw(outcome: Outcome, spared: readonly Token[], isBefore: boolean): void {
  const { tokens } = outcome.segment;
  const said = isBefore ? [...spared, ...tokens] : [...tokens, ...spared];
  outcome.refused = [exceptionRefused(said, nearTo(outcome.steps))];
  outcome.steps = [];
}

/** "It's too dark": names a fault, and so asks for the opposite. */
function complains({ segment, steps }: Outcome): boolean {
  return steps.length > 0 && segment.tokens.some((t) => t.text === 'too');
}

/** "Fix that", "tone it down": after a complaint this says the same wish once more. */
function refersBack({ segment: { tokens } }: Outcome): boolean {
  const isMending = tokens.some((t) =>
    /^(fix|fixed|correct|tone|tame|bring|turn|help|sort|solve|handle|adjust|change|do|repair|improve|better|dial)$/.test(
      t.text,
    ),
  );
  const onlyRefers = tokens.every(
    (t) =>
      FILLERS.has(t.text) ||
      /^(fix|fixed|repair|tame|sort|solve|handle|improve|better|down|up|back|out|bit|exposure|dial|issue|problem)$/.test(
        t.text,
      ),
  );
  return isMending && onlyRefers;
}

/** Leaves out clauses that only refer back to a complaint, as long as there is one. */
function withoutBackReferences(outcomes: readonly Outcome[]): Outcome[] {
  if (!outcomes.some(complains)) return [...outcomes];
  return outcomes.filter((outcome) => complains(outcome) || !refersBack(outcome));
}

/** Hopes for a good picture ("make it look great") add nothing to a clear wish for its looks. */
function withoutIdleHopes(outcomes: readonly Outcome[]): Outcome[] {
  const isHope = ({ hint }: Wish) => 'hope' in hint && hint.hope === true;
  const isClear = outcomes.some((o) =>
    o.steps.some(
      (wish) => !isHope(wish) && /^(tone|style|restore)$/.test(operationOf(wish.step).stage),
    ),
  );
  if (!isClear) return [...outcomes];
  return outcomes.map((o) => ({ ...o, steps: o.steps.filter((wish) => !isHope(wish)) }));
}

/** Reads every clause, with what one means for another. */
export function readAll(segments: readonly Segment[]): Outcome[] {
  let negates = false;
  let spared: Token[] = [];
  const outcomes: Outcome[] = [];
  for (const segment of segments) {
    const last = outcomes.at(-1);
    if (exceptsPart(segment)) {
      if (last && last.steps.length > 0) withdraw(last, segment.tokens, false);
      else if (last && last.refused.length > 0) last.refused.at(-1)?.tokens.push(...segment.tokens);
      else spared = [...spared, ...segment.tokens];
      continue;
    }
    const carriesOn = negates && /^(or|nor|\/)$/.test(segment.joint);
    const reading = readClause(segment, carriesOn, last ? directionOf(last) : 1);
    negates = reading.negates;
    const outcome = { ...reading, segment };
    outcomes.push(outcome);
    if (spared.length > 0 && outcome.steps.length > 0) {
      withdraw(outcome, spared, true);
      spared = [];
    }
  }
  if (spared.length > 0) {
    const refused = [exceptionRefused(spared, [])];
    const segment = { tokens: spared, matches: [], joint: '' };
    outcomes.push({ ...emptyReading(), refused, segment });
  }
  return withoutIdleHopes(withoutBackReferences(outcomes));
}

const STARTS_WISH =
  /^(make|turn|add|remove|change|put|give|replace|delete|erase|swap|blur|open|close|let|set)$/;

/** Whether the refusal carries the one before it on: "add a cat and a dog". */
function isTail(outcome: Outcome, previous: Outcome | null, refusal: Refused): boolean {
  if (!previous || previous.refused.length === 0 || previous.steps.length > 0) return false;
  return (
    outcome.steps.length === 0 &&
    outcome.segment.matches.length === 0 &&
    /^(and|with|or|)$/.test(outcome.segment.joint) &&
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
