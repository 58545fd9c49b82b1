import type { EditResult, ImageEngine, PoseRequest } from '../engines/image-engine.ts';
import type { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Admission } from './admission.ts';
import type { FilesService } from './files.ts';
import { createId } from './jobs.ts';
import { readPictures, type UploadedPicture } from './pictures.ts';
import { keepOrigins, type Signing } from './provenance/signing.ts';

/** Characters, the pose and the scene, as they came. */
export interface ComposeRequest
  extends Pick<PoseRequest, 'pose' | 'scene' | 'aspectRatio' | 'onProgress'> {
  /** 1 or 2 pictures. */
  references: readonly UploadedPicture[];
  /** The canvas. */
  sketch: UploadedPicture;
  /** Whose it is; see `Caller.owner`. */
  owner: string | null;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
}

/** The picture, stored. */
export interface ComposedPose extends Omit<EditResult, 'data' | 'type' | 'plan'> {
  /** Path on this server. */
  imageUrl: string;
  /** Id of the engine that made it. */
  engine: string;
}

/** Puts characters into scenes. */
export interface PosesService {
  /**
   * Judges the pictures, has the picture made and stores it.
   *
   * @throws AppError with the code of whatever stands in the way.
   */
  compose(request: ComposeRequest): Promise<ComposedPose>;
}

export interface PosesServiceOptions {
  engine: ImageEngine;
  files: FilesService;
  admission: Admission;
  signing: Signing;
  /** Seconds after which the work is stopped. */
  timeoutSeconds: number;
  /** Told how each ended. */
  record(engine: string, outcome: 'ok' | ErrorCode, seconds: number): void;
}

export function createPosesService(options: PosesServiceOptions): PosesService {
  const { engine, files, admission, signing, timeoutSeconds } = options;

  async function make(request: PoseRequest, file: string): Promise<EditResult> {
    const { signal: caller } = request;
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([caller, deadline]);
    const origins = keepOrigins(request.references, 'makes a new one');
    const start = performance.now();
    const record = (outcome: 'ok' | ErrorCode) =>
      options.record(engine.id, outcome, (performance.now() - start) / 1000);
    try {
      const made = await engine.composePose({ ...request, signal });
      const about = { file, kind: 'pose' as const, engine, origins, signal };
      const data = await signing.sign({ ...about, picture: made });
      if (caller.aborted) throw new AppError('cancelled');
      record('ok');
      return { ...made, data };
    } catch (thrown) {
      const error = caller.aborted
        ? new AppError('cancelled')
        : deadline.aborted
          ? new AppError('engine_timeout')
          : thrown;
      record(error instanceof AppError ? error.code : 'internal_error');
      throw error;
    }
  }

  return {
    async compose({ references: pictures, sketch: drawing, owner, ...request }) {
      const references = pictures.flatMap((picture, index) =>
        judged(picture, `Reference image ${index + 1}`, `referenceImages[${index}]`),
      );
      const [sketch] = judged(drawing, 'The pose sketch', 'poseSketch');
      if (!sketch) throw new AppError('image_damaged');
      try {
        const leave = await admission.enter(request.signal);
        try {
          const id = createId();
          const {
            data,
            type,
            plan: _plan,
            ...made
          } = await make({ ...request, references, sketch }, id);
          const name = await files.save({ id, data, type, owner });
          return { ...made, imageUrl: `/api/files/${name}`, engine: engine.id };
        } finally {
          leave();
        }
      } catch (error) {
        throw worded(error, engine);
      }
    },
  };
}

/** The words for the visitor name the picture, those for developers its field. */
function judged(picture: UploadedPicture, name: string, field: string): Uint8Array<ArrayBuffer>[] {
  try {
    return readPictures([picture], () => name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = `The field "${field}": ${error.message}`;
    throw new AppError(error.code, { ...error.details, message });
  }
}

/** Too much to do is said of the model that is asked. */
function worded(error: unknown, { name }: ImageEngine): unknown {
  if (!(error instanceof AppError) || error.code !== 'overloaded' || error.details.error) {
    return error;
  }
  return overloadedPose(name, error);
}

/** @param name Of the engine, for people. */
export function overloadedPose(name: string, { details }: AppError): AppError {
  return new AppError('overloaded', {
    ...details,
    error: `The image model (${name}) is temporarily overloaded. Please try again in a moment`,
  });
}
