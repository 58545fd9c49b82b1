import { operations } from '@nano-banana/image-engine';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import { aspectRatios, limits } from '../../limits.ts';
import type { ImageEngine } from '../image-engine.ts';
import { featureCategories } from './feature-categories.ts';

/** The engine that needs no key and no network: plain words, carried out by operations on pixels. */
export function createEmbeddedEngine(pool: ComputePool): ImageEngine {
  return {
    id: 'embedded',
    name: 'Embedded engine',
    generative: false,
    abilities: {
      maxImages: limits.maxImages,
      // It crops to any ratio.
      aspectRatios: [...aspectRatios],
      mask: false,
      operations: operations.map(({ op, label, example }) => ({ op, label, example })),
    },
    featureCategories,
    edit: ({ images, prompt, aspectRatio, signal, onProgress }) =>
      runPictureTask(
        pool,
        'edit',
        { images, prompt, aspectRatio },
        {
          signal,
          onProgress,
          transfer: images.map((image) => image.buffer),
        },
      ),
  };
}
