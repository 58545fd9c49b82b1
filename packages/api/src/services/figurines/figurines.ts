import type { Selection } from '@nano-banana/image-engine';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import type { EditResult, ImageEngine, Remark } from '../../engines/image-engine.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { AppError } from '../../errors.ts';
import type { Admission } from '../admission.ts';
import type { FilesService } from '../files.ts';
import type { JobInputs, StoredInputs } from '../job-inputs.ts';
import type { JobHandler, RunningJob } from '../job-runner.ts';
import { createId, type JobRow, type JobsService } from '../jobs.ts';
import { readPictures, type UploadedPicture } from '../pictures.ts';
import { keepOrigins, type Signing } from '../provenance/signing.ts';
import { defaultPack, figurinePrompt, promptPacks } from './prompt-packs.ts';

/** A visitor's wish for a figurine. */
export interface FigurineRequest {
  picture: UploadedPicture;
  /** Id of a template; left out, the plain one. */
  promptId?: string | undefined;
  /** What the visitor adds to the template, in plain words; may be blank. */
  customPrompt: string;
  /** What the visitor marked as the subject. */
  selection: Selection;
  owner: string | null;
  requestId: string;
  /** The limits' counters that were charged for it. */
  charged: string[];
}

/** What came of such a job. */
export interface FigurineResult {
  /** Names of the files. */
  picture: string;
  /** The subject alone, transparent around it; null where it could not be told apart. */
  cutout: string | null;
  /** Id of the engine that made the picture. */
  engine: string;
  /** What was done, in words. */
  message: string;
  /** The same, sentence by sentence, by engines that can say so. */
  remarks?: Remark[] | undefined;
}

/** Makes pictures of figurines, as jobs. */
export interface FigurinesService {
  /** Judges the picture and leaves the work to a job. @throws AppError for what is wrong with it. */
  start(request: FigurineRequest): Promise<JobRow>;
  /** Does such a job. */
  perform: JobHandler;
}

export interface FigurinesServiceOptions {
  engine: ImageEngine;
  pool: ComputePool;
  files: FilesService;
  inputs: JobInputs;
  jobs: JobsService;
  admission: Admission;
  signing: Signing;
  /** Seconds after which the work is stopped. */
  timeoutSeconds: number;
  /** Told how each picture ended. */
  record(engine: string, outcome: 'ok' | ErrorCode, seconds: number): void;
}

/** The name of these jobs' kind. */
export const figurineKind = 'figurine';

/** What the row of such a job holds until it is over. */
interface FigurineInput extends StoredInputs {
  prompt: string;
  selection: Selection;
  /** Ids of the results, fixed beforehand: what is done twice after a crash is stored once. */
  picture: string;
  cutout: string;
}

/** The cut-out comes first where it is made from the photo, so that an unclear subject is told at once. */
const cutoutShare = 0.3;

export function createFigurinesService(options: FigurinesServiceOptions): FigurinesService {
  const { engine, pool, files, inputs, jobs, admission, signing, timeoutSeconds } = options;

  function cutOut(
    image: Uint8Array<ArrayBuffer>,
    selection: Selection,
    control: Pick<RunningJob, 'signal'> & { onProgress(share: number, stage?: string): void },
  ) {
    const plan = [{ op: 'removeBackground', params: {} }];
    const task = { images: [image], prompt: '', plan, selection };
    return runPictureTask(pool, 'edit', task, { ...control, transfer: [image.buffer] });
  }

  async function draw(
    image: Uint8Array<ArrayBuffer>,
    { prompt, selection }: FigurineInput,
    control: Pick<RunningJob, 'signal'> & { onProgress(share: number, stage?: string): void },
  ): Promise<EditResult> {
    const start = performance.now();
    const record = (outcome: 'ok' | ErrorCode) =>
      options.record(engine.id, outcome, (performance.now() - start) / 1000);
    const marked = engine.abilities.subject ? { selection } : {};
    try {
      const made = await engine.edit({ images: [image], prompt, ...marked, ...control });
      record('ok');
      return made;
    } catch (error) {
      record(error instanceof AppError ? error.code : 'internal_error');
      throw error;
    }
  }

  async function make(job: RunningJob) {
    const work = job.input as FigurineInput;
    const {
      images: [photo],
    } = await inputs.read(job.id, work);
    if (!photo) throw new AppError('image_required');
    const { signal, progress } = job;
    const from = (begin: number, end: number) => ({
      signal,
      onProgress: (share: number, stage?: string) =>
        progress((begin + share * (end - begin)) * 100, stage),
    });
    if (!engine.generative) {
      const cutout = await cutOut(copy(photo), work.selection, from(0, cutoutShare));
      return { photo, picture: await draw(copy(photo), work, from(cutoutShare, 1)), cutout };
    }
    const picture = await draw(copy(photo), work, from(0, 1 - cutoutShare));
    // The picture is good without: the visitor can still mark its subject.
    const cutout = await cutOut(copy(picture.data), {}, from(1 - cutoutShare, 1)).catch(orUnclear);
    return { photo, picture, cutout };
  }

  /** The subject is cut out here, whoever drew it. */
  const cutter = { id: 'embedded', name: 'Embedded engine', generative: engine.generative };

  /** Signs a picture and stores it. */
  async function keep({ photo, picture, file, kind, job }: Kept): Promise<string> {
    const { owner, signal } = job;
    const origins = keepOrigins([photo], 'changes the first');
    const made = { picture, file, kind, origins, signal };
    const data = await signing.sign({ ...made, engine: kind === 'cutout' ? cutter : engine });
    return files.save({ id: file, data, type: picture.type, owner });
  }

  return {
    async start({ picture, promptId, customPrompt, selection, ...request }) {
      const pack = promptId ? promptPacks.find(({ id }) => id === promptId) : defaultPack;
      if (!pack) throw unknownPack();
      const images = readPictures([picture]);
      const id = createId();
      const input: FigurineInput = {
        ...(await inputs.save(id, { images })),
        prompt: figurinePrompt(pack, customPrompt, engine.generative),
        selection,
        picture: createId(),
        cutout: createId(),
      };
      return jobs.start({ id, kind: figurineKind, input, ...request });
    },
    async perform(job) {
      const leave = await admission.enterPatiently(job.signal);
      // Waiting for a place is no part of the work.
      const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
      const signal = AbortSignal.any([job.signal, deadline]);
      try {
        const working = { ...job, signal };
        const { photo, picture, cutout } = await make(working);
        const ids = job.input as FigurineInput;
        const from = { photo, job: working };
        const result: FigurineResult = {
          picture: await keep({ ...from, picture, file: ids.picture, kind: 'figurine' }),
          cutout:
            cutout && (await keep({ ...from, picture: cutout, file: ids.cutout, kind: 'cutout' })),
          engine: engine.id,
          message: picture.message,
          remarks: picture.remarks,
        };
        return result;
      } catch (error) {
        if (deadline.aborted && !job.signal.aborted) throw new AppError('engine_timeout');
        throw error;
      } finally {
        leave();
      }
    },
  };
}

/** A picture of a figurine, or its subject alone, to be kept. */
interface Kept {
  /** What it was made from. */
  photo: Uint8Array<ArrayBuffer>;
  picture: Pick<EditResult, 'data' | 'type'>;
  /** Id of its file. */
  file: string;
  kind: 'figurine' | 'cutout';
  job: Pick<RunningJob, 'owner' | 'signal'>;
}

/** Memory of its own: what a worker is given moves there. */
const copy = (bytes: Uint8Array) => new Uint8Array(bytes);

function orUnclear(error: unknown): null {
  if (error instanceof AppError && error.code === 'subject_unclear') return null;
  throw error;
}

function unknownPack(): AppError {
  const message = 'The field "promptId" must be an id that GET /api/prompt-packs lists.';
  return new AppError('validation_failed', { error: 'There is no such template', message });
}
