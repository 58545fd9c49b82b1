import { isMarkedAsUntransferable, workerData } from 'node:worker_threads';
import {
  convertPicture,
  DamagedPictureError,
  describePlan,
  type EditRequest,
  editPicture,
  inspectSubject,
  type PlanStep,
  SubjectUnclearError,
  UnsupportedPromptError,
} from '@nano-banana/image-engine';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import sharp from 'sharp';
import type { DescribedStep } from '../engines/image-engine.ts';
import type { Controlled, Progress, Refusal, Tasks } from './tasks.ts';

/** What the pool tells each worker at its start. */
export interface WorkerSettings {
  /** Native threads for one operation on one picture. */
  concurrency: number;
}

const { concurrency } = workerData as WorkerSettings;
sharp.concurrency(concurrency);
// Every picture is new: keeping decoded ones around would only cost memory.
sharp.cache(false);

/** Carries out one edit. */
export function edit(task: Controlled<Tasks['edit']['input']>) {
  return perform<Tasks['edit']['output']>(task.control, async (control) => {
    // The engine's own plan: `readPlan` judged it before it came here.
    const plan = task.input.plan as readonly PlanStep[] | undefined;
    const made = await editPicture({ ...task.input, plan, ...control });
    return { ...made, plan: describePlan(made.plan) as DescribedStep[] };
  });
}

/** Looks for the subject of a picture. */
export function inspect(task: Controlled<Tasks['inspect']['input']>) {
  return perform<Tasks['inspect']['output']>(task.control, (control) =>
    inspectSubject({ ...task.input, ...control }),
  );
}

/** Writes a picture as another file type. */
export function convert(task: Controlled<Tasks['convert']['input']>) {
  return perform<Tasks['convert']['output']>(task.control, () =>
    convertPicture(task.input.data, task.input.type),
  );
}

async function perform<Output extends object>(
  control: Controlled<unknown>['control'],
  work: (control: Pick<EditRequest, 'signal' | 'onProgress'>) => Promise<Output>,
) {
  const controller = new AbortController();
  control.once('message', () => controller.abort());
  control.postMessage('started');
  try {
    const onProgress = (share: number, stage?: string) =>
      control.postMessage({ share, stage } satisfies Progress);
    return moved(await work({ signal: controller.signal, onProgress }));
  } catch (error) {
    return toRefusal(error);
  } finally {
    control.close();
  }
}

/** @throws whatever is no refusal. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof UnsupportedPromptError) {
    return { refused: error.code, message: error.message, alternatives: error.alternatives };
  }
  if (error instanceof SubjectUnclearError || error instanceof DamagedPictureError) {
    return { refused: error.code, message: error.message };
  }
  throw error;
}

/** Gives the result's bytes to the caller's thread instead of copying them there. */
function moved<Output extends object>(output: Output) {
  if (!('data' in output) || !(output.data instanceof Uint8Array)) return output;
  const data = ownMemory(output.data);
  return move({
    [transferableSymbol]: [data.buffer],
    [valueSymbol]: { ...output, data },
  } as never);
}

/** Native libraries hand out memory that is theirs, and small buffers share one slab: neither can move. */
function ownMemory(data: Uint8Array): Uint8Array {
  const alone = data.byteLength === data.buffer.byteLength;
  return alone && !isMarkedAsUntransferable(data.buffer) ? data : new Uint8Array(data);
}
