import type { Selection } from '@nano-banana/image-engine';
import type { DescribedStep, EditRequest, ImageEngine } from '../engines/image-engine.ts';
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
  /** What to change, in plain words; blank only when there is a plan. */
  prompt: string;
  /** What to do instead of what the prompt says, as it came: the engine judges it. */
  plan?: unknown;
  /** What the visitor marked on the primary. */
  selection?: Selection | undefined;
  /** Width : height of the result; undefined keeps the primary's own. */
  aspectRatio?: AspectRatio | undefined;
  /** Whose it is; see `Caller.owner`. */
  owner: string | null;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
  onProgress?: EditRequest['onProgress'];
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
  /** What was done, step by step, by engines that know. */
  plan?: DescribedStep[] | undefined;
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

/** What is to be done, judged. */
type Wish = Pick<EditRequest, 'prompt' | 'plan' | 'selection' | 'aspectRatio'>;

/** What the row of such a job holds until it is over. */
interface EditInput extends Wish {
  /** How many pictures are stored under {@link inputKey}. */
  pictures: number;
  /** Id of the result, fixed beforehand: an edit that is done twice after a crash is stored once. */
  file: string;
}

const inputKey = (job: string, index: number) => `inputs/${job}/${index}`;

/** One edit, ready for the engine. */
interface Edit extends EditRequest {
  owner: string | null;
  /** Id of the result. */
  file: string;
}

export function createImagesService(options: ImagesServiceOptions): ImagesService {
  const { engine, files, store, jobs, admission, timeoutSeconds } = options;

  /** @throws AppError `validation_failed` for what the engine does not take. */
  function judged({ prompt, plan, selection, aspectRatio }: GenerateRequest): Wish {
    if (selection && !engine.abilities.subject) throw notTaken('box and no strokes');
    if (plan === undefined) return { prompt, selection, aspectRatio };
    if (!engine.readPlan) throw notTaken('plan');
    return { prompt, plan: engine.readPlan(plan), selection, aspectRatio };
  }

  async function edit({ signal: caller, owner: _owner, file: _file, ...request }: Edit) {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([caller, deadline]);
    try {
      return await engine.edit({ ...request, signal });
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
      const { data, type, message, width, height, plan } = await edit(request);
      if (request.signal.aborted) throw new AppError('cancelled');
      const { owner } = request;
      const name = await files.save({ id: request.file, data, type, owner });
      record('ok');
      return { imageUrl: `/api/files/${name}`, message, engine: engine.id, width, height, plan };
    } catch (error) {
      record(error instanceof AppError ? error.code : 'internal_error');
      throw error;
    }
  }

  return {
    async generate(request) {
      const { owner, signal, onProgress } = request;
      const wish = judged(request);
      const images = readPictures(request.pictures);
      const leave = await admission.enter(signal);
      try {
        return await make({ ...wish, images, owner, signal, onProgress, file: createId() });
      } finally {
        leave();
      }
    },
    async start(request) {
      const { owner, requestId, charged } = request;
      const wish = judged(request);
      const images = readPictures(request.pictures);
      const id = createId();
      // The pictures first: a row never waits for them, and those without a row are swept.
      for (const [index, image] of images.entries()) await store.put(inputKey(id, index), image);
      const input: EditInput = { ...wish, pictures: images.length, file: createId() };
      return jobs.start({ id, kind: editKind, owner, requestId, input, charged });
    },
    async perform({ id, owner, input, signal, progress }) {
      const { pictures, ...work } = input as EditInput;
      const leave = await admission.enterPatiently(signal);
      try {
        const indices = Array.from({ length: pictures }, (_, index) => index);
        const images = await Promise.all(indices.map((index) => store.bytes(inputKey(id, index))));
        const onProgress = (share: number) => progress(share * 100);
        return await make({ ...work, images, owner, signal, onProgress });
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

function notTaken(what: string): AppError {
  const words = `The active engine takes no ${what}.`;
  return new AppError('validation_failed', { error: words, message: words });
}
