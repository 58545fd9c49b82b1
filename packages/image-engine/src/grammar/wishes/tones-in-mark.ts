import type { PlanStep } from '../../operations/registry.ts';
import { type SaidStep, says } from './said-step.ts';

/** What is done to a place as often as to a picture; black and white or a tint is a look, and a picture's. */
const TONES = new Set<string>(
  'brightness contrast saturation warmth highlights shadows sharpen denoise'.split(' '),
);
/** All of the picture is meant, whatever the box is for. */
const WHOLE =
  /^(?:photos?|pictures?|images?|pics?|photographs?|shots?|everything|everywhere|all|whole|entire|overall|rest|scene)$/;

/** "Too dark", "make it warmer", with a box drawn for nothing else: the box is what is meant. */
export function withTonesInMark(said: readonly SaidStep[]): SaidStep[] {
  const isFree = said.every(
    ({ step, tokens }) => TONES.has(step.op) && step.on === undefined && !says(tokens, WHOLE),
  );
  return isFree
    ? said.map((each) => ({ ...each, step: { ...each.step, on: 'marked' } as PlanStep }))
    : [...said];
}
