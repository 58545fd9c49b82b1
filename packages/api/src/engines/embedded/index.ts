import { InvalidPlanError, operations, readPlan } from '@nano-banana/image-engine';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import { AppError } from '../../errors.ts';
import { aspectRatios, limits } from '../../limits.ts';
import type { ImageEngine, PlanStep } from '../image-engine.ts';
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
      mask: true,
      plan: true,
      subject: true,
      pricePerImageUsd: null,
      operations: [...operations],
    },
    featureCategories,
    readPlan(plan) {
      try {
        return readPlan(plan) as PlanStep[];
      } catch (error) {
        if (!(error instanceof InvalidPlanError)) throw error;
        const { message } = error;
        throw new AppError('validation_failed', { error: message, message });
      }
    },
    edit: ({ signal, onProgress, ...task }) =>
      runPictureTask(pool, 'edit', task, {
        signal,
        onProgress,
        transfer: task.images.map((image) => image.buffer),
      }),
    composePose: ({ signal, onProgress, ...task }) =>
      runPictureTask(pool, 'pose', task, {
        signal,
        onProgress,
        transfer: [...task.references, task.sketch].map((picture) => picture.buffer),
      }),
  };
}
