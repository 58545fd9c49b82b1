import type { ImageEngine } from '../engines/image-engine.ts';
import type { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { AspectRatio } from '../limits.ts';
import type { FileStore } from '../stores/files/index.ts';
import type { Admission } from './admission.ts';
import type { FilesService } from './files.ts';
import type { JobHandler } from './job-runner.ts';
import { createId, type JobRow, type JobsService } from './jobs.ts';
import { readPictures, type UploadedPicture } from './pictures.ts';

/** A visitor's wish. */
export interface GenerateRequest {
  /** 1 to 5 pictures as they came; the first is the primary. */
  pictures: readonly UploadedPicture[];
  /** What to change, in plain words; not blank. */
  prompt: string;
  /** Width : height of the result; undefined keeps the primary's own. */
  aspectRatio?: AspectRatio | undefined;
  /** Whose it is; see `Caller.owner`. */
  owner: string | null;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
}

/** What a job is to do and for which request. */
export interface StartRequest extends GenerateRequest {
  requestId: string;
  /** The limits' counters that were charged for it. */
  charged: string[];
}

/** The edited picture, stored. */
export interface GeneratedImage {
  /** Path on this server. */
  imageUrl: string;
  message: string;
  /** Id of the engine that made it. */
  engine: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** Edits pictures. */
export interface ImagesService {
  /**
   * Judges the pictures, edits them and stores the result.
   *
   * @throws AppError with the code of whatever stands in the way.
   */
  generate(request: GenerateRequest): Promise<GeneratedImage>;
  /** Judges the pictures and leaves the edit to a job. */
  start(request: StartRequest): Promise<JobRow>;
  /** Does such a job. */
  perform: JobHandler;
  /** Removes the pictures that a job was given. */
  forget(job: Pick<JobRow, 'id' | 'input'>): Promise<void>;
}

export interface ImagesServiceOptions {
  engine: ImageEngine;
  files: FilesService;
  store: FileStore;
  jobs: JobsService;
  admission: Admission;
  /** Seconds after which an edit is stopped. */
  timeoutSeconds: number;
  /** Told how each edit ended. */
  record(engine: string, outcome: 'ok' | ErrorCode, seconds: number): void;
}

/** The name of these jobs' kind. */
export const editKind = 'edit';

/** What the row of such a job holds until it is over. */
interface EditInput {
  prompt: string;
  aspectRatio?: AspectRatio | undefined;
  /** How many pictures are stored under {@link inputKey}. */
  pictures: number;
  /** Id of the result, fixed beforehand: an edit that is done twice after a crash is stored once. */
  file: string;
}

const inputKey = (job: string, index: number) => `inputs/${job}/${index}`;

/** One edit, ready for the engine. */
interface Edit extends Pick<GenerateRequest, 'prompt' | 'aspectRatio' | 'owner' | 'signal'> {
  images: Uint8Array<ArrayBuffer>[];
  /** Id of the result. */
  file: string;
  onProgress?: (share: number) => void;
}

export function createImagesService(options: ImagesServiceOptions): ImagesService {
  const { engine, files, store, jobs, admission, timeoutSeconds } = options;

  async function edit({ images, prompt, aspectRatio, signal: caller, onProgress }: Edit) {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([caller, deadline]);
    try {
      return await engine.edit({ images, prompt, aspectRatio, signal, onProgress });
    } catch (error) {
      if (caller.aborted) throw new AppError('cancelled');
      if (deadline.aborted) throw new AppError('engine_timeout');
      throw error;
    }
  }

  async function make(request: Edit): Promise<GeneratedImage> {
    const start = performance.now();
    const record = (outcome: 'ok' | ErrorCode) =>
      options.record(engine.id, outcome, (performance.now() - start) / 1000);
    try {
      const { data, type, message, width, height } = await edit(request);
      if (request.signal.aborted) throw new AppError('cancelled');
      const { owner } = request;
      const name = await files.save({ id: request.file, data, type, owner });
      record('ok');
      return { imageUrl: `/api/files/${name}`, message, engine: engine.id, width, height };
    } catch (error) {
      record(error instanceof AppError ? error.code : 'internal_error');
      throw error;
    }
  }

  return {
    async generate({ pictures, ...request }) {
      const images = readPictures(pictures);
      const leave = await admission.enter(request.signal);
      try {
        return await make({ ...request, images, file: createId() });
      } finally {
        leave();
      }
    },
    async start({ pictures, prompt, aspectRatio, owner, requestId, charged }) {
      const images = readPictures(pictures);
      const id = createId();
      // The pictures first: a row never waits for them, and those without a row are swept.
      for (const [index, image] of images.entries()) await store.put(inputKey(id, index), image);
      const input: EditInput = { prompt, aspectRatio, pictures: images.length, file: createId() };
      return jobs.start({ id, kind: editKind, owner, requestId, input, charged });
    },
    async perform({ id, owner, input, signal, progress }) {
      const { prompt, aspectRatio, pictures, file } = input as EditInput;
      const leave = await admission.enterPatiently(signal);
      try {
        const indices = Array.from({ length: pictures }, (_, index) => index);
        const images = await Promise.all(indices.map((index) => store.bytes(inputKey(id, index))));
        const onProgress = (share: number) => progress(share * 100);
        return await make({ images, prompt, aspectRatio, owner, signal, file, onProgress });
      } finally {
        leave();
      }
    },
    async forget({ id, input }) {
      const { pictures = 0 } = (input ?? {}) as Partial<EditInput>;
      for (let index = 0; index < pictures; index++) await store.delete(inputKey(id, index));
    },
  };
}
