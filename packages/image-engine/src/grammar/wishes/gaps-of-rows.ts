import type { SaidStep } from './said-step.ts';

/** "A collage, side by side, gap 10 px": the row is that collage, and has the gap that was told of it. */
export function withGapsOfRows(said: readonly SaidStep[]): SaidStep[] {
  const gaps = said.flatMap(({ step }) =>
    step.op === 'collage' && step.params.gapPx !== undefined ? [step.params.gapPx] : [],
  );
  const [gapPx] = gaps;
  if (gapPx === undefined) return [...said];
  return said.map((each) => {
    const { step } = each;
    if (step.op !== 'sideBySide' || step.params.gapPx !== undefined) return each;
    return { ...each, step: { ...step, params: { ...step.params, gapPx } } };
  });
}
