import type { CropParams } from '../operations/crop-box.ts';
import type { Places } from '../operations/operation.ts';
import { inCanonicalOrder, operationOf, type PlanStep } from '../operations/registry.ts';
import type { Size } from '../picture/picture.ts';
import { passesOf } from './passes.ts';

/** What is known of the pictures of a request. */
interface Sizes {
  /** The one to edit first. */
  all: readonly [Size, ...Size[]];
  /** Where things are in it, when a step is placed by them. */
  places: Places;
}

type SizeOf = (size: Size) => Size;

/** What stays of the picture, where a cut to another ratio was asked for in words. */
type Kept = Pick<Extract<CropParams, { ratio: string }>, 'keep'>;

const cropTo = ({ width, height }: Size, asked: string, kept: Kept): PlanStep => ({
  op: 'crop',
  params: { ratio: `${width}:${height}`, ...kept, asked },
});

function keptBy(plan: readonly PlanStep[]): Kept {
  const cut = plan.find((step) => step.op === 'crop')?.params as CropParams | undefined;
  return cut && 'ratio' in cut && cut.keep ? { keep: cut.keep } : {};
}

/** By how many px the size misses the ratio, on the side where it misses it less. */
function missBy({ width, height }: Size, ratio: number): number {
  return Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio));
}

/** The whole number from 1 to `most` at which `isEnough` begins to hold; `most` when it never does. */
function firstThat(most: number, isEnough: (value: number) => boolean): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The largest box to cut from `size` so that what later steps make of it has the ratio. A frame
 * keeps its width all around, so the box itself has another ratio.
 */
function boxFor(size: Size, ratio: number, sizeOf: SizeOf): Size {
  const ratioOf = (box: Size) => sizeOf(box).width / sizeOf(box).height;
  const isTooWide = ratioOf(size) > ratio;
  const candidate = (value: number): Size =>
    isTooWide ? { width: value, height: size.height } : { width: size.width, height: value };
  const most = isTooWide ? size.width : size.height;
  const found = firstThat(most, (value) =>
    isTooWide ? ratioOf(candidate(value)) >= ratio : ratioOf(candidate(value)) <= ratio,
  );
  const near = [found - 1, found, found + 1].filter((value) => value >= 1 && value <= most);
  const miss = (value: number) => missBy(sizeOf(candidate(value)), ratio);
  return candidate(near.reduce((best, value) => (miss(value) < miss(best) ? value : best)));
}

/** The plan with the cut after that many steps. */
function cutAfter(
  plan: readonly PlanStep[],
  count: number,
  given: Sizes,
  asked: string,
  kept: Kept,
): { plan: PlanStep[]; miss: number } {
  const [w = 1, h = 1] = asked.split(':').map(Number);
  const [before, after] = [plan.slice(0, count), plan.slice(count)];
  const { all, places } = given;
  const { size } = passesOf(before, all[0], all, places);
  const box = boxFor(size, w / h, (cut) => passesOf(after, cut, all, places).size);
  const whole = [...before, cropTo(box, asked, kept), ...after];
  return {
    plan: whole,
    miss: missBy(passesOf(whole, all[0], all, places).size, w / h),
  };
}

/** A collage is laid out in the ratio: nothing has to be cut off it. */
function shaped(step: PlanStep, ratio: string): PlanStep {
  if (step.op === 'subjectCrop') return { ...step, params: { ...step.params, ratio } };
  const [w = 1, h = 1] = ratio.split(':').map(Number);
  const isSensible = Math.max(w / h, h / w) <= 10;
  if (step.op !== 'collage' || !isSensible) return step;
  return { ...step, params: { ...step.params, ratio } };
}

/**
 * Puts a cut into the plan so that the finished picture, frame included, has the ratio. It takes the
 * place of a cut that was asked for in words. Where the steps after the usual place leave no choice,
 * as "resize to 1920 × 1080" does, the cut comes after them.
 *
 * @param ratio such as '16:9'
 */
export function withRatio(plan: readonly PlanStep[], given: Sizes, ratio: string): PlanStep[] {
  const { all } = given;
  const others = plan.filter((step) => step.op !== 'crop').map((step) => shaped(step, ratio));
  const [w = 1, h = 1] = ratio.split(':').map(Number);
  const takesShape = others.some((step) => step.op === 'collage');
  if (takesShape && missBy(passesOf(others, all[0], all).size, w / h) <= 1) return others;
  const ordered = inCanonicalOrder([...others, { op: 'crop', params: { ratio } }]);
  const usual = ordered.findIndex((step) => step.op === 'crop');
  const isGeometry = (step: PlanStep) => operationOf(step).stage === 'geometry';
  const late = others.length - [...others].reverse().findIndex(isGeometry);
  const places = [usual, ...(others.some(isGeometry) && late > usual ? [late] : []), others.length];
  const [first, ...more] = places.map((count) =>
    cutAfter(others, count, given, ratio, keptBy(plan)),
  );
  if (!first) return ordered;
  return more.reduce((best, each) => (best.miss > 1 && each.miss < best.miss ? each : best), first)
    .plan;
}
