import { workerData } from 'node:worker_threads';
import {
  clearSketch,
  composeMasked as composeInMask,
  composePose,
  DamagedPictureError,
  describePlan,
  type EditRequest,
  editPicture,
  inspectSubject,
  checkMask as judgeMask,
  type PlanStep,
  SubjectUnclearError,
  UnsupportedPromptError,
  UnusableMaskError,
} from '@nano-banana/image-engine';
import {
  checkPicture,
  convertSigned,
  readSigner,
  UnreadablePictureError,
} from '@nano-banana/provenance';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import sharp from 'sharp';
import type { DescribedStep } from '../engines/image-engine.ts';
import { cutToRatio } from './cut-to-ratio.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { ownMemory } from './own-memory.ts';
import { prepareInputs } from './prepare-inputs.ts';
import { product } from './product.ts';
import { sign as signMade } from './sign-picture.ts';
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

/** Puts characters into a scene. */
export function pose(task: Controlled<Tasks['pose']['input']>) {
  return perform<Tasks['pose']['output']>(task.control, (control) =>
    composePose({ ...task.input, ...control }),
  );
}

/** Draws a pose so that a model reads it. */
export function sketch(task: Controlled<Tasks['sketch']['input']>) {
  return perform<Tasks['sketch']['output']>(task.control, async () => {
    const drawing = await clearSketch(task.input.sketch, task.input.pose?.figures);
    return { drawing: drawing && ownMemory(drawing) };
  });
}

/** Cuts a picture to a ratio. */
export function ratio(task: Controlled<Tasks['ratio']['input']>) {
  return perform<Tasks['ratio']['output']>(task.control, () => cutToRatio(task.input));
}

/** Looks for the subject of a picture. */
export function inspect(task: Controlled<Tasks['inspect']['input']>) {
  return perform<Tasks['inspect']['output']>(task.control, (control) =>
    inspectSubject({ ...task.input, ...control }),
  );
}

/** Writes a signed picture as another file type. */
export function convert(task: Controlled<Tasks['convert']['input']>) {
  return perform<Tasks['convert']['output']>(task.control, () => {
    const { data, from, type, signer } = task.input;
    const picture = { data, type: from };
    return convertSigned({ picture, type, product, signer: readSigner(signer) });
  });
}

/** Puts its provenance into a picture. */
export function sign(task: Controlled<Tasks['sign']['input']>) {
  return perform<Tasks['sign']['output']>(task.control, () => signMade(task.input));
}

/** Looks for the provenance of a picture. */
export function check(task: Controlled<Tasks['check']['input']>) {
  return perform<Tasks['check']['output']>(task.control, ({ signal }) =>
    checkPicture({ ...task.input, signal }),
  );
}

/** Makes a printable model of a cut-out picture. */
export function model(task: Controlled<Tasks['model']['input']>) {
  return perform<Tasks['model']['output']>(task.control, async (control) => {
    // Only those threads load the solid kernel that need it.
    const { makeModel } = await import('./make-model.ts');
    return makeModel(task.input, control);
  });
}

/** Makes a 3D model from elsewhere printable. */
export function repair(task: Controlled<Tasks['repair']['input']>) {
  return perform<Tasks['repair']['output']>(task.control, async () => {
    const { repairModel } = await import('./repair-model.ts');
    return repairModel(task.input);
  });
}

/** Judges a painted part of a picture. */
export function checkMask(task: Controlled<Tasks['checkMask']['input']>) {
  return perform<Tasks['checkMask']['output']>(task.control, async () => {
    await judgeMask(task.input.picture, task.input.mask);
    return { isUsable: true };
  });
}

/** Keeps of an edit what was painted. */
export function composeMasked(task: Controlled<Tasks['composeMasked']['input']>) {
  return perform<Tasks['composeMasked']['output']>(task.control, ({ signal }) =>
    composeInMask({ ...task.input, signal }),
  );
}

/** Makes pictures ready to be sent to a service. */
export function prepare(task: Controlled<Tasks['prepare']['input']>) {
  return perform<Tasks['prepare']['output']>(task.control, async () => {
    const inputs = await prepareInputs(task.input);
    const buffers = new Set(inputs.pictures.map(({ data }) => data.buffer));
    return move({ [transferableSymbol]: [...buffers], [valueSymbol]: inputs } as never) as never;
  });
}

/** Tells size and format of a picture, and coarsely what it looks like. */
export function look(task: Controlled<Tasks['look']['input']>) {
  return perform<Tasks['look']['output']>(task.control, () => lookAtPicture(task.input));
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
    const { code, message, alternatives, remarks } = error;
    return { refused: code, message, alternatives, remarks };
  }
  if (error instanceof SubjectUnclearError) {
    return { refused: error.code, message: error.message, remarks: error.remarks };
  }
  if (error instanceof DamagedPictureError || error instanceof UnreadablePictureError) {
    return { refused: error.code, message: error.message };
  }
  if (error instanceof UnusableMaskError) {
    return { refused: 'validation_failed', message: error.message };
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
