import { inCanonicalOrder, type PlanStep } from '../operations/registry.ts';
import { largestOf } from '../picture/focus.ts';
import type { Size } from '../picture/picture.ts';
import { passesOf } from './passes.ts';

/** A size in px whose shape leaves that share of both sides cuts off no more than rounding does. */
const AS_GOOD_AS_ALL = 0.99;

/** Steps that give the picture a shape of their own. */
const SHAPES = /^(?:crop|subjectCrop|format|pad|collage)$/;

/**
 * "Resize it to 1080 × 1080 px" cuts a picture of another shape: that is a step of its own in the plan, so that it is
 * told and can be left out.
 *
 * @param all sizes of every picture of the request
 */
export function withCutsNamed(
  plan: readonly PlanStep[],
  all: readonly [Size, ...Size[]],
): PlanStep[] {
  const resize = plan.find((step) => step.op === 'resize');
  if (resize?.op !== 'resize' || plan.some(({ op }) => SHAPES.test(op))) return [...plan];
  const { params } = resize;
  if (!('width' in params) || !params.width || !params.height || params.inside || params.most)
    return [...plan];
  const before = passesOf(plan.slice(0, plan.indexOf(resize)), all[0], all).size;
  const part = largestOf(before, params.width / params.height);
  const left = Math.min(part.width / before.width, part.height / before.height);
  if (left >= AS_GOOD_AS_ALL) return [...plan];
  const [width, height] = inLowestTerms(params.width, params.height);
  const crop: PlanStep = { op: 'crop', params: { ratio: `${width}:${height}` } };
  // What is cut out may have the size already.
  const isThatSize = part.width === params.width && part.height === params.height;
  return inCanonicalOrder([...plan.filter((step) => step !== resize || !isThatSize), crop]);
}

function inLowestTerms(width: number, height: number): [number, number] {
  let [a, b] = [width, height];
  while (b > 0) [a, b] = [b, a % b];
  return [width / a, height / a];
}
