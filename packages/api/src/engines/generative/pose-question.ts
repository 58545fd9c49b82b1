import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import type { AspectRatio } from '../../limits.ts';
import type { PoseRequest } from '../image-engine.ts';
import type { PictureQuestion, PictureService } from './picture-service.ts';
import { writePoseInstruction } from './pose-instruction.ts';

/** What a question is prepared with. */
interface Preparing {
  pool: ComputePool;
  service: PictureService;
  aspectRatios: readonly AspectRatio[];
  signal: AbortSignal;
}

/**
 * Makes the question for a pose: the references, then the pose drawn clearly, where there is one, then what
 * each is for.
 *
 * @throws AppError as `runPictureTask`.
 */
export async function preparePose(
  { references, sketch, pose, scene, aspectRatio }: PoseRequest,
  { pool, service, aspectRatios, signal }: Preparing,
): Promise<PictureQuestion> {
  const { drawing } = await runPictureTask(
    pool,
    'sketch',
    { sketch, pose },
    { signal, transfer: [sketch.buffer] },
  );
  const images = drawing ? [...references, drawing] : references;
  const { maxEdgePx, maxInputBytes: maxBytes, maskAs } = service;
  const { pictures } = await runPictureTask(
    pool,
    'prepare',
    { images, maskAs, maxEdgePx, maxBytes },
    { signal, transfer: images.map(({ buffer }) => buffer) },
  );
  const instruction = writePoseInstruction({
    characters: references.length,
    drawing: drawing === null ? 'none' : pose ? 'joints' : 'strokes',
    figures: pose?.figures ?? [],
    scene,
    aspectRatio,
  });
  return { pictures, instruction, aspectRatio: nearest(aspectRatio, aspectRatios), signal };
}

const shareOf = (ratio: AspectRatio): number => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
};

/** The ratio that a model makes and that loses least when it is cut to the one that is wanted. */
function nearest(wanted: AspectRatio, offered: readonly AspectRatio[]): AspectRatio | undefined {
  const far = (ratio: AspectRatio) => Math.abs(Math.log(shareOf(ratio) / shareOf(wanted)));
  return offered.toSorted((a, b) => far(a) - far(b))[0];
}

/** Whether a size is as near to a ratio as whole pixels come. */
export function hasRatio(
  { width, height }: { width: number; height: number },
  ratio: AspectRatio,
): boolean {
  return Math.abs(width - height * shareOf(ratio)) <= Math.max(1, shareOf(ratio));
}
