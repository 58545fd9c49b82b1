import { setTimeout as pause } from 'node:timers/promises';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import { AppError } from '../../errors.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import type { MeshEngine, MeshRequest } from '../mesh-engine.ts';
import { createMeshyService, failed, type MeshyConfig } from './service.ts';

/** Milliseconds between two looks at a task. */
const lookEveryMs = 2000;
/** The service says 2 to 5 minutes; its queue may be long. */
const timeoutSeconds = 20 * 60;
/** Share of the work that is the service's. */
const serviceShare = 0.9;

/** Has models made by Meshy; they are repaired, put on a base and measured like our own. */
export function createMeshyEngine(
  config: MeshyConfig,
  {
    pool,
    alarm,
    everyMs = lookEveryMs,
  }: { pool: ComputePool; alarm: OperatorAlarm; everyMs?: number },
): MeshEngine {
  const service = createMeshyService(config, alarm);

  /** Goes on with the task that a process before this one began: it is paid for. */
  async function taskOf({ cutout, notes, signal }: MeshRequest): Promise<string> {
    const begun = await notes?.read();
    if (begun) return begun;
    const id = await service.begin(cutout, signal);
    await notes?.write(id);
    return id;
  }

  async function finished(id: string, { signal, onProgress }: MeshRequest): Promise<string> {
    for (;;) {
      const { status, progress, model_urls } = await service.look(id, signal);
      if (status === 'SUCCEEDED' && model_urls?.glb) return model_urls.glb;
      if (status === 'SUCCEEDED') throw failed('The service that makes 3D models gave no file');
      if (status !== 'PENDING' && status !== 'IN_PROGRESS') {
        const error = 'The service that makes 3D models could not make one of this picture';
        throw new AppError('mesh_impossible', { error, message: error });
      }
      onProgress?.((progress / 100) * serviceShare, 'Modelling at the 3D service');
      await pause(everyMs, undefined, { signal });
    }
  }

  return {
    id: 'meshy',
    timeoutSeconds,
    async make(request) {
      const { options, signal, onProgress } = request;
      const task = await taskOf(request);
      const url = await finished(task, request);
      const glb = await service.download(url, signal);
      onProgress?.(serviceShare, 'Making it printable');
      return runPictureTask(pool, 'repair', { glb, options }, { signal, transfer: [glb.buffer] });
    },
    abandon: service.cancel,
  };
}
