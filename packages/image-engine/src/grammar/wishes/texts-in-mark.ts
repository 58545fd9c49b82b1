import { operationOf, type PlanStep } from '../../operations/registry.ts';
import { type SaidStep, says } from './said-step.ts';
import { hasPlace, isUnder } from './texts-together.ts';

type Text = Extract<PlanStep, { op: 'text' }>;

/** "Here", "inside the box": what is marked is where it goes. */
const isToldThere = ({ step, tokens }: SaidStep): boolean =>
  step.on === 'marked' || says(tokens, /^(?:here|selection)$/);

/** "Across the whole width", "below the picture": a place that the mark is not. */
const isElsewhere = (each: SaidStep, { params }: Text): boolean =>
  params.width !== null || /^(?:above|below)$/.test(params.position.vertical) || hasPlace(each);

/** Is about what is marked, or about the subject, which the mark shows. */
const usesMark = ({ step }: SaidStep): boolean => {
  const { usesSelection, usesSubject } = operationOf(step);
  return step.op !== 'text' && Boolean(step.on || usesSelection || usesSubject);
};

const intoMark = (step: Text): PlanStep => ({
  ...step,
  params: { ...step.params, position: { vertical: 'middle', horizontal: 'centre' } },
  on: 'marked',
});

/** With a box on the picture, a text for which no place is told goes into it. */
export function withTextsInMark(said: readonly SaidStep[]): SaidStep[] {
  const isPlaced = said.some(
    (each) => each.step.op === 'text' && !isToldThere(each) && isElsewhere(each, each.step),
  );
  const isFree = !isPlaced && !said.some(usesMark);
  let isBefore = false;
  return said.map((each) => {
    const { step } = each;
    if (step.op !== 'text') return each;
    isBefore = isToldThere(each) || isFree || (isBefore && isUnder(each));
    return isBefore ? { ...each, step: intoMark(step) } : each;
  });
}
