import { boxOf } from '../mask/mask-box.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { fit } from './fit.ts';
import { layShadow } from './ground-shadow.ts';
import type { Light } from './light.ts';
import { lightAround } from './light-around.ts';
import { matchTones } from './match-tones.ts';
import { layOver } from './over.ts';

/** A subject with the picture that it is part of; both of one size. */
export interface CutOut {
  pixels: Pixels;
  mask: Mask;
}

/** Where a cut-out comes on a ground. */
export interface Placement {
  /** Where the upper left corner of the cut-out's whole picture comes, px of the ground; may lie outside. */
  left: number;
  top: number;
  /** Pixels of the ground that one pixel of the cut-out takes, more than 0. */
  scale: number;
  /** Whether a shadow lies at its foot; never where it is cut by the ground's lower edge. */
  stands: boolean;
}

/**
 * Puts a subject on a ground so that it belongs there: its edge is freed from its old background's
 * colours, exposure, white balance and contrast follow the new light, some of that light wraps around
 * its edge, and it stands on a shadow. What is not covered keeps the ground's bytes.
 *
 * Neither the cut-out nor the ground is changed. The result has the ground's size and channels.
 *
 * @param light of the ground: a scene's own, or `measureLight(ground)` for a photo
 * @example
 * const height = ground.height * 0.7;
 * const scale = height / subject.mask.height;
 * await placeSubject(subject, ground, measureLight(ground), { left: 40, top: 90, scale, stands: true }, checkpoint);
 */
export async function placeSubject(
  cutOut: CutOut,
  ground: Pixels,
  light: Light,
  placement: Placement,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  return placeOnto({ ...ground, data: ground.data.slice() }, cutOut, light, placement, checkpoint);
}

/** The same on a ground that nobody else needs: it is changed and given back. */
export async function placeOnto(
  ground: Pixels,
  cutOut: CutOut,
  light: Light,
  placement: Placement,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const box = boxOf(cutOut.mask, 1);
  if (!box) return ground;
  await checkpoint('Freeing the edge', 0);
  const cut = await fit(cutOut, box, placement, ground);
  if (!cut) return ground;
  const colours = await foregroundColours(cut.pixels, cut.mask, checkpoint);
  await checkpoint('Matching the light', 0.5);
  await matchTones(colours, cut.mask, light, checkpoint);
  await lightAround({ ...cut, pixels: colours }, ground, light, checkpoint);
  await checkpoint('Putting it in its place', 0.85);
  if (placement.stands) await layShadow(ground, cut, light);
  await layOver(ground, { ...cut, pixels: colours }, checkpoint);
  return ground;
}
