import { createHash } from 'node:crypto';
import { resolveOptions } from '@nano-banana/figurine-mesh';
import { isEmptySelection, type Selection, unwritable } from '@nano-banana/image-engine';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import type { MadeModel, MeshEngine, ModelOptions } from '../../engines/mesh-engine.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../stores/files/index.ts';
import type { Admission } from '../admission.ts';
import type { FilesService } from '../files.ts';
import type { JobHandler, RunningJob } from '../job-runner.ts';
import type { JobRow, JobsService } from '../jobs.ts';
import { type FigurineResult, figurineKind } from './figurines.ts';

/** A wish for a model of a figurine. */
export interface ModelRequest {
  /** Id of the figurine's job. */
  figurine: string;
  options: ModelOptions;
  /** What the visitor marked on the figurine's picture; empty takes the cut-out that is there. */
  selection: Selection;
  owner: string | null;
  requestId: string;
}

/** What came of such a job. */
export interface ModelResult extends Pick<MadeModel, 'measurements' | 'notes'> {
  /** Names of the files. */
  stl: string;
  threeMf: string;
  glb: string;
  /** What was asked for. */
  options: ModelOptions;
  /** Id of the engine that made it. */
  engine: string;
}

/** What the row of such a job holds until it is over. */
export interface ModelWish {
  options: ModelOptions;
  selection: Selection;
  /** Name of the picture that the subject is taken from. */
  source: string;
}

/** Makes printable models of figurines, as jobs. */
export interface ModelsService {
  /**
   * Leaves the work to a job; the same wish again is the same job, unless that failed or was cancelled.
   *
   * @throws AppError `not_found`, `figurine_not_ready`, `subject_unclear`, `validation_failed`.
   */
  start(request: ModelRequest): Promise<JobRow>;
  /** Does such a job. */
  perform: JobHandler;
  /** Removes what such a job left behind. */
  forget(job: Pick<JobRow, 'id' | 'kind' | 'state'>): Promise<void>;
}

export interface ModelsServiceOptions {
  engine: MeshEngine;
  pool: ComputePool;
  files: FilesService;
  store: FileStore;
  jobs: JobsService;
  admission: Admission;
  /** Seconds after which the work is stopped, where the engine does not say. */
  timeoutSeconds: number;
}

/** The name of these jobs' kind. */
export const modelKind = 'model';

const extensions = { stl: 'stl', threeMf: '3mf', glb: 'glb' } as const;

/** Share of the work that cutting out takes, where it is needed. */
const cutoutShare = 0.4;

export function createModelsService(options: ModelsServiceOptions): ModelsService {
  const { engine, pool, files, store, jobs, admission } = options;
  const { timeoutSeconds = options.timeoutSeconds } = engine;

  /** The first of a wish's possible ids whose job has not failed. */
  async function openId(wish: ModelWish, { figurine, owner }: ModelRequest): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      const id = modelId(figurine, wish, attempt);
      const row = await jobs.find(id, owner, modelKind).catch(orUnknown);
      if (row?.state !== 'failed' && row?.state !== 'cancelled') return id;
    }
  }

  async function cutoutOf({ input, signal, progress }: RunningJob) {
    const { source, selection } = input as ModelWish;
    const image = await files.bytes(source);
    if (isEmptySelection(selection)) return { cutout: image, share: 0 };
    const plan = [{ op: 'removeBackground', params: {} }];
    const task = { images: [image], prompt: '', plan, selection };
    const onProgress = (share: number, stage?: string) =>
      progress(share * cutoutShare * 100, stage);
    const made = await runPictureTask(pool, 'edit', task, {
      signal,
      onProgress,
      transfer: [image.buffer],
    });
    return { cutout: new Uint8Array(made.data), share: cutoutShare };
  }

  const notesOf = (job: string) => ({
    read: async () => {
      const size = await store.size(notesKey(job));
      return size === undefined
        ? undefined
        : new TextDecoder().decode(await store.bytes(notesKey(job)));
    },
    write: (words: string) => store.put(notesKey(job), new TextEncoder().encode(words)),
  });

  async function make(job: RunningJob): Promise<ModelResult> {
    const { id, owner, signal, progress } = job;
    const { cutout, share: done } = await cutoutOf(job);
    const { options } = job.input as ModelWish;
    const made = await engine.make({
      cutout,
      options,
      notes: notesOf(id),
      signal,
      onProgress: (share, stage) => progress((done + share * (1 - done)) * 100, stage),
    });
    const names = { stl: '', threeMf: '', glb: '' };
    for (const [format, extension] of entriesOf(extensions)) {
      // Fixed by the job's id: what is done twice after a crash is stored once.
      const file = { id: derivedId(id, extension), data: made[format], extension, owner };
      names[format] = await files.saveModel(file);
    }
    const { measurements, notes } = made;
    return { ...names, measurements, notes, options, engine: engine.id };
  }

  return {
    async start(request) {
      const { figurine, options: wanted, selection, owner, requestId } = request;
      const { state, result } = await jobs.find(figurine, owner, figurineKind);
      if (state !== 'completed') throw new AppError('figurine_not_ready');
      const { picture, cutout } = result as FigurineResult;
      const source = isEmptySelection(selection) ? cutout : picture;
      if (!source) throw new AppError('subject_unclear');
      // What is left out and what is said to be as usual is the same wish.
      const input: ModelWish = { options: usual(wanted), selection, source };
      const id = await openId(input, request);
      const job = { id, kind: modelKind, parent: figurine, owner, requestId, input, charged: [] };
      return jobs.start(job);
    },
    async perform(job) {
      const leave = await admission.enterPatiently(job.signal);
      // Waiting for a place is no part of the work.
      const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
      const signal = AbortSignal.any([job.signal, deadline]);
      try {
        return await make({ ...job, signal });
      } catch (error) {
        if (deadline.aborted && !job.signal.aborted) throw new AppError('engine_timeout');
        throw error;
      } finally {
        leave();
      }
    },
    async forget({ id, kind, state }) {
      if (kind !== modelKind) return;
      const kept = state === 'completed' ? undefined : await notesOf(id).read();
      // As far as it still can be: the visitor's wish is over either way.
      if (kept) await engine.abandon?.(kept).catch(() => undefined);
      await store.delete(notesKey(id));
    },
  };
}

/** With all that was left out. @throws AppError `validation_failed` for a name that cannot be made. */
function usual({ namePlate, ...options }: ModelOptions): ModelOptions {
  const resolved = resolveOptions(options);
  if (!namePlate) return resolved;
  if (resolved.base === 'none') {
    const message = 'A name plate is a part of the base: choose the base “oval” or “round” for it.';
    throw new AppError('validation_failed', { error: message, message });
  }
  const missing = unwritable(namePlate);
  if (missing.length > 0) {
    const message = `The name plate cannot have ${missing.map((sign) => `“${sign}”`).join(' or ')}. It takes Latin, Greek and Cyrillic letters, digits and simple punctuation.`;
    throw new AppError('validation_failed', { error: message, message });
  }
  return { ...resolved, namePlate };
}

const notesKey = (job: string) => `inputs/${job}/notes`;

/** Unguessable for whoever does not know the figurine's id, and the same for the same wish. */
function modelId(figurine: string, wish: ModelWish, attempt: number): string {
  const options = Object.entries(wish.options).sort(([a], [b]) => a.localeCompare(b));
  return derivedId(figurine, JSON.stringify([options, wish.selection, attempt]));
}

/** 128 bits that follow from an id. */
function derivedId(id: string, from: string): string {
  return createHash('sha256').update(`${id}:${from}`).digest('hex').slice(0, 32);
}

function orUnknown(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
