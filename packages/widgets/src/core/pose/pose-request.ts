import type { CallOptions, EditProgress } from '@nano-banana/client-sdk';
import type { Picture } from '../picture.ts';
import type { Ratio } from './canvas.ts';
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

/** The call of the client that makes a picture of it. */
export interface PoseCalls {
  poses: {
    generate(
      request: CallOptions & {
        referenceImages: readonly Blob[];
        poseSketch: Blob;
        sceneDescription: string;
        aspectRatio: Ratio;
        pose?: Pose | undefined;
        onProgress?: ((progress: EditProgress) => void) | undefined;
      },
    ): Promise<{
      success: true;
      imageUrl: string;
      message: string;
      engine: string;
      width: number;
      height: number;
    }>;
  };
}
