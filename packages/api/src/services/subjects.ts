import type { Selection } from '@nano-banana/image-engine';
import { runPictureTask } from '../compute/picture-task.ts';
import type { ComputePool } from '../compute/pool.ts';
import type { InspectedSubject } from '../compute/tasks.ts';
import { AppError } from '../errors.ts';
import type { Admission } from './admission.ts';
import { readPictures, type UploadedPicture } from './pictures.ts';

/** A picture whose subject is asked for. */
export interface FindRequest {
  picture: UploadedPicture;
  /** What the visitor marked. */
  selection: Selection;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
}

/** Finds subjects, whatever the active engine is. */
export interface SubjectsService {
  /**
   * Judges the picture and looks for its subject.
   *
   * @throws AppError with the code of whatever stands in the way.
   */
  find(request: FindRequest): Promise<InspectedSubject>;
}

export interface SubjectsServiceOptions {
  pool: ComputePool;
  admission: Admission;
  /** Seconds after which a search is stopped. */
  timeoutSeconds: number;
}

export function createSubjectsService(options: SubjectsServiceOptions): SubjectsService {
  const { pool, admission, timeoutSeconds } = options;
  return {
    async find({ picture, selection, signal: caller }) {
      const [image] = readPictures([picture]);
      if (!image) throw new AppError('image_required');
      const leave = await admission.enter(caller);
      const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
      const signal = AbortSignal.any([caller, deadline]);
      const transfer = [image.buffer];
      try {
        return await runPictureTask(pool, 'inspect', { image, selection }, { signal, transfer });
      } catch (error) {
        if (caller.aborted) throw new AppError('cancelled');
        if (deadline.aborted) throw new AppError('engine_timeout');
        throw error;
      } finally {
        leave();
      }
    },
  };
}
