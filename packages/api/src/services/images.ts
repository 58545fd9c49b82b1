import type { Selection } from '@nano-banana/image-engine';
import type { DescribedStep, EditRequest, ImageEngine, Remark } from '../engines/image-engine.ts';
import type { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { AspectRatio } from '../limits.ts';
import type { FileStore } from '../stores/files/index.ts';
import type { Admission } from './admission.ts';
import type { FilesService } from './files.ts';
import { createJobInputs, type EditInputs, type StoredInputs } from './job-inputs.ts';
import type { JobHandler } from './job-runner.ts';
import { createId, type JobRow, type JobsService } from './jobs.ts';
import type { KeptPart, Masking } from './masking.ts';
import { readMask, readPictures, type UploadedPicture } from './pictures.ts';
import { keepOrigins, type Signing } from './provenance/signing.ts';

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
  /** Which part of the primary may change, as a picture; not together with an aspect ratio. */
  mask?: UploadedPicture | undefined;
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
  /** The message sentence by sentence, by engines that can say so. */
  remarks?: Remark[] | undefined;
  /** Id of the engine that made it. */
  engine: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** What was done, step by step, by engines that know. */
  plan?: DescribedStep[] | undefined;
  /** What was kept of the primary, for requests with a mask. */
  mask?: KeptPart | undefined;
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
  masking: Masking;
  signing: Signing;
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
interface JobWish extends Wish, StoredInputs {
  /** Id of the result, fixed beforehand: an edit that is done twice after a crash is stored once. */
  file: string;
}

/** One edit, ready for the engine. */
interface Edit extends EditRequest {
  owner: string | null;
  /** Id of the result. */
  file: string;
}

export function createImagesService(options: ImagesServiceOptions): ImagesService {
  const { engine, files, jobs, admission, masking, signing, timeoutSeconds } = options;
  const jobInputs = createJobInputs(options.store);

  /** @throws AppError `validation_failed` for what the engine does not take. */
  function judged({ prompt, plan, selection, aspectRatio }: GenerateRequest): Wish {
    if (selection && !engine.abilities.subject) throw notTaken('box and no strokes');
    const ratios = engine.abilities.aspectRatios;
    if (aspectRatio && !ratios.includes(aspectRatio)) {
      throw notTaken(`ratio ${aspectRatio}, but ${ratios.join(', ')}`);
    }
    if (plan === undefined) return { prompt, selection, aspectRatio };
    if (!engine.readPlan) throw notTaken('plan');
    return { prompt, plan: engine.readPlan(plan), selection, aspectRatio };
  }

  /** @throws AppError as {@link Masking.check}. */
  async function checkMask({ images: [first], mask }: EditInputs, signal: AbortSignal) {
    if (mask && first) await masking.check(first, mask, signal);
  }

  async function edit({ signal: caller, owner: _owner, file, mask, ...rest }: Edit) {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([caller, deadline]);
    const origins = keepOrigins(rest.images, 'changes the first');
    try {
      const request = { ...rest, signal };
      const made = await (mask ? masking.edit(engine, request, mask) : engine.edit(request));
      const keepsPixels = mask !== undefined;
      const about = { file, kind: 'edit' as const, engine, origins, keepsPixels, signal };
      return { ...made, data: await signing.sign({ ...about, picture: made }) };
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
      const { data, type, ...made } = await edit(request);
      if (request.signal.aborted) throw new AppError('cancelled');
      const { owner } = request;
      const name = await files.save({ id: request.file, data, type, owner });
      record('ok');
      return { imageUrl: `/api/files/${name}`, engine: engine.id, ...made };
    } catch (error) {
      record(error instanceof AppError ? error.code : 'internal_error');
      throw error;
    }
  }

  return {
    async generate(request) {
      const { owner, signal, onProgress } = request;
      const wish = judged(request);
      const inputs = readInputs(request);
      const leave = await admission.enter(signal);
      try {
        await checkMask(inputs, signal);
        return await make({ ...wish, ...inputs, owner, signal, onProgress, file: createId() });
      } finally {
        leave();
      }
    },
    async start(request) {
      const { owner, requestId, charged, signal } = request;
      const wish = judged(request);
      const inputs = readInputs(request);
      await checkMask(inputs, signal);
      const id = createId();
      // The pictures first: a row never waits for them, and those without a row are swept.
      const stored = await jobInputs.save(id, inputs);
      const input: JobWish = { ...wish, ...stored, file: createId() };
      return jobs.start({ id, kind: editKind, owner, requestId, input, charged });
    },
    async perform({ id, owner, input, signal, progress }) {
      const { pictures, isMasked, ...work } = input as JobWish;
      const leave = await admission.enterPatiently(signal);
      try {
        const inputs = await jobInputs.read(id, { pictures, isMasked });
        const onProgress = (share: number) => progress(share * 100);
        return await make({ ...work, ...inputs, owner, signal, onProgress });
      } finally {
        leave();
      }
    },
    async forget({ id, input }) {
      const { pictures = 0, isMasked } = (input ?? {}) as Partial<JobWish>;
      await jobInputs.remove(id, { pictures, isMasked });
    },
  };
}

/** @throws AppError as {@link readPictures} and {@link readMask}. */
function readInputs({ pictures, mask }: GenerateRequest): EditInputs {
  const images = readPictures(pictures);
  return mask ? { images, mask: readMask(mask) } : { images };
}

function notTaken(what: string): AppError {
  const words = `The active engine takes no ${what}.`;
  return new AppError('validation_failed', { error: words, message: words });
}
