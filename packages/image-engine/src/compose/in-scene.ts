import { boxOf } from '../mask/mask-box.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import type { Light } from './light.ts';
import { type Placement, placeOnto } from './place-subject.ts';

/** A place to stand in. */
export interface Stage {
  ground: Pixels;
  light: Light;
  /** From which share of the height on something can stand; null where nothing stands. */
  standsFrom: number | null;
}

/** A subject that ends so near to the lower edge, as a share of the height, is cut by it. */
const CUT_BELOW = 0.985;
/** How far in front of where the ground begins a subject is put that would float over it. */
const STEP_FORWARD = 0.07;

/** A subject keeps its place and size, but comes down where it would float over the ground. */
function placement(mask: Mask, standsFrom: number | null): Placement {
  const { width, height } = mask;
  const still = { left: 0, top: 0, scale: 1, stands: false };
  const box = boxOf(mask, 128);
  if (!box || standsFrom === null || box.bottom >= height * CUT_BELOW) return still;
  const least = (standsFrom + STEP_FORWARD) * height;
  if (box.bottom >= least) return { ...still, stands: true };
  // One that the upper edge cuts would show its cut; it grows instead, out of the sides.
  if (box.top > height * (1 - CUT_BELOW))
    return { ...still, top: Math.round(least - box.bottom), stands: true };
  const scale = least / box.bottom;
  return { left: Math.round((width * (1 - scale)) / 2), top: 0, scale, stands: true };
}

/** The picture's subject on another ground of the same size, which is changed and given back. */
export async function putInScene(
  pixels: Pixels,
  mask: Mask,
  { ground, light, standsFrom }: Stage,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const where = placement(mask, standsFrom);
  return placeOnto(ground, { pixels, mask }, light, where, checkpoint);
}
