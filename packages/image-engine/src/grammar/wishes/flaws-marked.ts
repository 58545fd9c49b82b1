import type { PlanStep } from '../../operations/registry.ts';
import type { Token } from '../words/tokens.ts';

/** Small or thin things on others. */
const FLAWS = [
  [/^(?:pimples?|zits?|acne|blemish(?:es)?|moles?|freckles?|warts?|spots?|specks?|dust)$/, 'spots'],
  [/^(?:scratch(?:es)?|creases?|folds?|cracks?)$/, 'lines'],
  [/^(?:text|letters?|lettering|writing|captions?|watermarks?|datestamp|timestamp)$/, 'letters'],
] as const;
const GOES = /^(?:remove|erase|delete|rid|fix|heal|mend|clean|out|away|off)$/;

/** "Remove the pimples", "this scratch", with a box drawn: those go, and what they are on stays. */
export function withFlawsMarked(plan: readonly PlanStep[], said: readonly Token[]): PlanStep[] {
  const [, flaws] = FLAWS.find(([name]) => said.some(({ text }) => name.test(text))) ?? [];
  const isTold = flaws && said.some(({ text }) => GOES.test(text));
  return plan.map((step) =>
    isTold && step.op === 'erase' ? ({ ...step, params: { flaws } } as PlanStep) : step,
  );
}
