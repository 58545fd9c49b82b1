import type { ComputePool } from '../compute/pool.ts';
import type { EngineId } from '../config-variables.ts';
import { createEmbeddedEngine } from './embedded/index.ts';
import type { ImageEngine } from './image-engine.ts';

/** How each engine is made. */
const engines: Record<EngineId, (pool: ComputePool) => ImageEngine> = {
  embedded: createEmbeddedEngine,
};

/** Makes the engine that the configuration names. */
export function createEngine(id: EngineId, pool: ComputePool): ImageEngine {
  return engines[id](pool);
}
