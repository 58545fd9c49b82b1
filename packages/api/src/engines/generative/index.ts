import type { Logger } from 'pino';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import { AppError } from '../../errors.ts';
import { type AspectRatio, limits } from '../../limits.ts';
import type { OutputType } from '../../picture-types.ts';
import type {
  EditRequest,
  EditResult,
  ImageEngine,
  OnProgress,
  PoseRequest,
} from '../image-engine.ts';
import type { PictureBudget } from './budget.ts';
import { type Failures, failuresOf } from './failures.ts';
import { featureCategories } from './feature-categories.ts';
import { writeInstruction } from './instruction.ts';
import { type PictureQuestion, type PictureService, ServiceFailure } from './picture-service.ts';
import { hasRatio, preparePose } from './pose-question.ts';
import { isSamePicture } from './same-picture.ts';
import { openTimeLeft, type TimeLeft } from './time-left.ts';

/** What every engine with a service behind it works with. */
export interface ServiceEngineParts {
  pool: ComputePool;
  budget: PictureBudget;
  log: Logger;
  /** Seconds for one edit, another try included. */
  timeoutSeconds: number;
}

/** What an engine is made of that leaves the work to a service. */
export interface GenerativeEngineOptions extends Omit<ServiceEngineParts, 'log'> {
  id: string;
  /** Name for people. */
  name: string;
  service: PictureService;
  aspectRatios: readonly AspectRatio[];
  pricePerImageUsd: number | null;
}

/** The engine's words about a deadline say more than those of whoever else watches the same one. */
const headStartMs = 200;

const typeOfFormat: Readonly<Record<string, OutputType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Makes an engine of a service: what is the same whichever model makes the pictures. */
export function createGenerativeEngine(options: GenerativeEngineOptions): ImageEngine {
  const { id, name, service, budget, pool, timeoutSeconds } = options;
  const failures = failuresOf(`image model ${service.model}`);

  /** Gives work all the time there is, and its failures the API's codes. */
  async function inTime<Made>(caller: AbortSignal, work: (time: TimeLeft) => Promise<Made>) {
    const time = openTimeLeft(timeoutSeconds * 1000 - headStartMs, caller);
    try {
      return await work(time);
    } catch (error) {
      if (caller.aborted) throw caller.reason;
      throw toAppError(error, time, failures);
    } finally {
      time.end();
    }
  }

  const edit = (request: EditRequest): Promise<EditResult> =>
    inTime(request.signal, async (time) => {
      const question = await prepare(request, time.signal);
      const made = await make(time, question, request.onProgress);
      return { ...made, message: messageOf(service.model, question) };
    });

  const composePose = (request: PoseRequest): Promise<EditResult> =>
    inTime(request.signal, async (time) => {
      const { signal } = time;
      const { aspectRatio } = request;
      const question = await preparePose(request, { ...options, signal });
      const made = await make(time, question, request.onProgress);
      const message = poseMessageOf(service.model, question.pictures.length);
      if (hasRatio(made, aspectRatio)) return { ...made, message };
      const data = new Uint8Array(made.data);
      const task = { data, aspectRatio };
      return {
        ...(await runPictureTask(pool, 'ratio', task, { signal, transfer: [data.buffer] })),
        message,
      };
    });

  /** Asks for a picture, and once more where that may help. */
  async function make(time: TimeLeft, question: PictureQuestion, onProgress?: OnProgress) {
    const { signal } = time;
    onProgress?.(0, 'The model is at work');
    const look = (data: Uint8Array<ArrayBuffer>) => {
      // To copy and move takes a fifth of what sending a copy does.
      const copy = data.slice();
      const transfer = [copy.buffer];
      return runPictureTask(pool, 'look', { data: copy }, { signal, transfer });
    };
    const [first] = question.pictures;
    const broken = new AbortController();
    // Meanwhile: what is not a picture after all need not be waited for.
    const given = (first ? look(first.data) : Promise.resolve(undefined)).catch(
      (error: unknown) => {
        if (isDamaged(error)) broken.abort(error);
        return undefined;
      },
    );
    const asked = { ...question, signal: AbortSignal.any([signal, broken.signal]) };

    const makeOnce = async () => {
      const data = await ask(asked).catch((error) => {
        throw broken.signal.aborted ? broken.signal.reason : error;
      });
      const made = await look(data).catch((error: unknown) => {
        throw isDamaged(error) ? failures.malformed() : error;
      });
      const before = await given;
      if (before && isSamePicture(before, made)) throw failures.unchanged();
      return { data, made };
    };
    const { data, made } = await makeOnce().catch(async (error: unknown) => {
      const wait = error instanceof ServiceFailure ? error.details.retryAfterMs : undefined;
      if (wait === undefined || !time.allows(wait)) throw error;
      onProgress?.(0, 'The model is asked once more');
      await time.wait(wait);
      return makeOnce();
    });
    const { format, width, height } = made;
    const type = typeOfFormat[format];
    if (!type) throw failures.malformed();
    return { data, type, width, height };
  }

  async function prepare(request: EditRequest, signal: AbortSignal): Promise<PictureQuestion> {
    const { images, mask, prompt, aspectRatio } = request;
    const { maxEdgePx, maxInputBytes: maxBytes, maskAs } = service;
    const task = { images, mask, maskAs, maxEdgePx, maxBytes };
    const transfer = images.map((image) => image.buffer);
    const prepared = await runPictureTask(pool, 'prepare', task, { signal, transfer });
    const instruction = writeInstruction({
      prompt,
      pictures: prepared.pictures.length,
      mask: prepared.mask ? maskAs : 'none',
    });
    return { ...prepared, instruction, aspectRatio, signal };
  }

  async function ask(question: PictureQuestion): Promise<Uint8Array<ArrayBuffer>> {
    const reservation = await budget.reserve();
    try {
      const data = await service.ask(question);
      reservation.keep();
      return data;
    } catch (error) {
      // Who is cut off or given up may go on, and count the picture that nobody gets.
      const mayBeBilled = !(error instanceof ServiceFailure) || error.details.mayBeBilled;
      if (mayBeBilled) reservation.keep();
      else await reservation.giveBack();
      throw error;
    }
  }

  return {
    id,
    name,
    generative: true,
    abilities: {
      maxImages: limits.maxImages,
      aspectRatios: [...options.aspectRatios],
      mask: true,
      plan: false,
      subject: false,
      pricePerImageUsd: options.pricePerImageUsd,
      operations: [],
    },
    featureCategories,
    edit,
    composePose,
  };
}

function isDamaged(error: unknown): boolean {
  return error instanceof AppError && error.code === 'image_damaged';
}

function toAppError(error: unknown, time: TimeLeft, failures: Failures): AppError {
  if (time.isOver()) return failures.tookTooLong().failure;
  if (error instanceof ServiceFailure) return error.failure;
  return error instanceof AppError ? error : new AppError('engine_failed', { cause: error });
}

function messageOf(model: string, { pictures, mask }: PictureQuestion): string {
  const from = pictures.length > 1 ? `${pictures.length} pictures` : 'your picture';
  const part = mask ? ', and was asked to change only what you painted' : '';
  return `The model ${model} made this from ${from} and your words${part}. It may have changed or invented details.`;
}

function poseMessageOf(model: string, pictures: number): string {
  const from = pictures > 1 ? 'your pictures' : 'your picture';
  return `The model ${model} made this from ${from} and your words. It may have changed or invented details.`;
}
