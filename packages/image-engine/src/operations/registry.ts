import type { Scope } from '../picture/picture.ts';
import { blur } from './blur.ts';
import { brightness } from './brightness.ts';
import { contrast } from './contrast.ts';
import { crop } from './crop.ts';
import { duotone } from './duotone.ts';
import { enhance } from './enhance.ts';
import { flip } from './flip.ts';
import { frame } from './frame.ts';
import { grain } from './grain.ts';
import { grayscale } from './grayscale.ts';
import { invert } from './invert.ts';
import { type Operation, STAGES } from './operation.ts';
import { pencilSketch } from './pencil-sketch.ts';
import { pixelArt } from './pixel-art.ts';
import { posterise } from './posterise.ts';
import { rainbow } from './rainbow.ts';
import { resize } from './resize.ts';
import { rotate } from './rotate.ts';
import { roundedCorners } from './rounded-corners.ts';
import { saturation } from './saturation.ts';
import { sepia } from './sepia.ts';
import { sharpen } from './sharpen.ts';
import { sideBySide } from './side-by-side.ts';
import { text } from './text.ts';
import { tint } from './tint.ts';
import { vignette } from './vignette.ts';
import { vintage } from './vintage.ts';
import { warmth } from './warmth.ts';

const all = [
  grayscale,
  sepia,
  vintage,
  duotone,
  warmth,
  brightness,
  contrast,
  saturation,
  tint,
  blur,
  sharpen,
  enhance,
  rotate,
  flip,
  crop,
  resize,
  vignette,
  grain,
  rainbow,
  posterise,
  pixelArt,
  pencilSketch,
  invert,
  text,
  frame,
  roundedCorners,
  sideBySide,
] as const;

type Known = (typeof all)[number];
type ParamsOf<T extends Known> = Parameters<T['describe']>[0];

/** One step of a plan: an operation and its complete parameters, as plain JSON. */
export type PlanStep = {
  /** `on`: the part of the picture it is limited to; the whole picture when left out. */
  [K in Known as K['op']]: { op: K['op']; params: ParamsOf<K>; on?: Scope };
}[Known['op']];

/** Any operation, with its own types forgotten: what the parser and the executor work with. */
export type AnyOperation = Operation<PlanStep['op'], PlanStep['params'], object>;

/** Every operation, in the order the API lists them. */
export const registry: readonly AnyOperation[] = all as unknown as readonly AnyOperation[];

const byName = new Map(registry.map((operation) => [operation.op as string, operation]));

/** The operation of a step. Throws when there is none of that name. */
export function operationOf(step: { op: string }): AnyOperation {
  const operation = byName.get(step.op);
  if (!operation) throw new RangeError(`There is no operation "${step.op}".`);
  return operation;
}

/** Sorts steps into the order in which they are carried out. Steps of one operation keep theirs. */
export function inCanonicalOrder(steps: readonly PlanStep[]): PlanStep[] {
  const place = (step: PlanStep) => {
    const { stage, order } = operationOf(step);
    return STAGES.indexOf(stage) * 1000 + order;
  };
  return [...steps].sort((a, b) => place(a) - place(b));
}
