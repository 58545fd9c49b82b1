import type { PlanStep } from '../../operations/registry.ts';
import { type SaidStep, says } from './said-step.ts';

/** What is done to a place as often as to a picture; black and white or a tint is a look, and a picture's. */
const TONES = new Set<string>(
  'brightness contrast saturation warmth highlights shadows sharpen denoise'.split(' '),
);
/** All of the picture is meant, whatever the box is for. */
const WHOLE =
  /^(?:photos?|pictures?|images?|pics?|photographs?|shots?|everything|everywhere|all|whole|entire|overall|rest|scene)$/;

const EVERYWHERE = /^everywhere$/;

/**
 * "Too dark", "make it warmer", with a box drawn for nothing else: the box is what is meant. "Brighter, and less
 * noise everywhere" says of the second only that it is for all of the picture.
 */
export function withTonesInMark(said: readonly SaidStep[]): SaidStep[] {
  const startOf = ({ tokens }: SaidStep) => Math.min(...tokens.map(({ start }) => start));
  const isElsewhere = (each: SaidStep) =>
    says(each.tokens, EVERYWHERE) && said.some((other) => startOf(other) < startOf(each));
  const here = said.filter((each) => !isElsewhere(each));
  const isFree = here.every(
    ({ step, tokens }) => TONES.has(step.op) && step.on === undefined && !says(tokens, WHOLE),
  );
  return isFree
    ? said.map((each) =>
        here.includes(each) ? { ...each, step: { ...each.step, on: 'marked' } as PlanStep } : each,
      )
    : [...said];
}
