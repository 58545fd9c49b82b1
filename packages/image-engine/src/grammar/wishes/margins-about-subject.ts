import { ROOM } from '../../formats/subject-crop.ts';
import type { FrameParams } from '../../frames/frame-passes.ts';
import type { PlanStep } from '../../operations/registry.ts';
import { groundColour, type SaidStep, says } from './said-step.ts';

const MARGIN = /^(margins?|padding|space|room)$/;

/** Of a border around the subject with its room, so that its margin is that share of the result; 0 where the room is enough. */
const beyondRoom = (margin: number): number =>
  Math.max(0, (1 / ((1 - 2 * margin) * (1 + 2 * ROOM)) - 1) / 2);

/**
 * "White background, square, centred, with a margin of 10%": all of the subject, and around it as much of the ground
 * as the shape and the margin need. Of a ground of one colour more can be added than the picture had.
 */
export function withMarginsAboutSubject(said: readonly SaidStep[]): SaidStep[] {
  const about = said.find(({ step }) => step.op === 'subjectCrop');
  const colour = said.map(({ step }) => groundColour(step)).find((each) => each !== null);
  const margin = said.find(
    ({ step, tokens }) =>
      step.op === 'frame' &&
      step.params.style === 'plain' &&
      tokens.some(({ kind }) => kind === 'number') &&
      (says(tokens, MARGIN) || step.params.colour.name === colour?.name),
  );
  if (!colour || about?.step.op !== 'subjectCrop' || margin?.step.op !== 'frame') return [...said];
  const { ratio } = about.step.params;
  const frame: FrameParams = margin.step.params;
  const share = Math.round(beyondRoom(Math.min(0.4, frame.share)) * 1000) / 1000;
  const close: PlanStep = { op: 'subjectCrop', params: { fit: 'close', ratio: null } };
  const steps: PlanStep[] = [
    ...(ratio ? [{ op: 'pad' as const, params: { ratio, exact: false, colour } }] : []),
    ...(frame.px || share > 0
      ? [{ op: 'frame' as const, params: { ...frame, colour, share } }]
      : []),
  ];
  return said.flatMap((each) => {
    if (each === about) return [{ ...each, step: close }];
    return each === margin ? steps.map((step) => ({ ...each, step })) : [each];
  });
}
