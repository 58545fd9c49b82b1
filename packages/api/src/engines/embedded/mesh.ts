import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import type { MeshEngine } from '../mesh-engine.ts';

/** Makes models on this machine, in a worker thread. */
export function createEmbeddedMeshEngine(pool: ComputePool): MeshEngine {
  return {
    id: 'embedded',
    make: ({ cutout, options, signal, onProgress }) =>
      runPictureTask(
        pool,
        'model',
        { cutout, options },
        { signal, onProgress, transfer: [cutout.buffer] },
      ),
  };
}
