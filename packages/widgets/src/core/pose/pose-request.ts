import type { Picture } from '../picture.ts';
import type { Figure } from './figure.ts';
import { type Pose, poseOf } from './keypoints.ts';

/**
 * The references that are there, in order, and the pose in terms of them. A figure whose reference is missing keeps
 * its place behind those that have one: the server says that nobody stands for it.
 */
export function posedReferences(
  slots: readonly (Picture | null)[],
  figures: readonly Figure[],
): { referenceImages: Blob[]; pose: Pose | undefined } {
  const isFirstMissing = !slots[0];
  const pose = poseOf(
    isFirstMissing
      ? figures.map((figure) => ({ ...figure, reference: figure.reference === 0 ? 1 : 0 }))
      : figures,
  );
  return { referenceImages: slots.flatMap((picture) => picture?.file ?? []), pose };
}
