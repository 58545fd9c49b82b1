import { HUES } from '../../light/hues.ts';
import type { PlanStep } from '../../operations/registry.ts';
import { type SaidStep, says } from './said-step.ts';

/**
 * "Make the cup green, the rest black and white": only that colour stays, also of what is in the cup or beside it,
 * which belongs to the subject as the cup does.
 */
export function withRestOfSubjectGrey(said: readonly SaidStep[]): SaidStep[] {
  const painted = said.flatMap(({ step }) => (step.op === 'recolour' ? [step.params] : []));
  const [first] = painted;
  const hue = HUES.find((each) => each === first?.to.name);
  const rest = said.find(
    ({ step, tokens }) =>
      step.op === 'grayscale' &&
      step.on === 'background' &&
      says(tokens, /^(rest|else|remainder)$/),
  );
  if (painted.length !== 1 || !first?.thing || !hue || !rest) return [...said];
  const hues = HUES.filter((each) => each !== hue);
  const step: PlanStep = { op: 'saturation', params: { percent: -100, hues } };
  return [...said, { ...rest, step }];
}
