import type { Scope } from '../picture/picture.ts';
import { anime } from './anime.ts';
import { backgroundBlur } from './background-blur.ts';
import { blendSubject } from './blend-subject.ts';
import { blur } from './blur.ts';
import { brightness } from './brightness.ts';
import { cartoon } from './cartoon.ts';
import { cinematic } from './cinematic.ts';
import { collage } from './collage.ts';
import { comic } from './comic.ts';
import { contrast } from './contrast.ts';
import { crop } from './crop.ts';
import { dehaze } from './dehaze.ts';
import { denoise } from './denoise.ts';
import { doubleExposure } from './double-exposure.ts';
import { duotone } from './duotone.ts';
import { enhance } from './enhance.ts';
import { erase } from './erase.ts';
import { figurineLook } from './figurine-look.ts';
import { flip } from './flip.ts';
import { fog } from './fog.ts';
import { format } from './format.ts';
import { frame } from './frame.ts';
import { goldenHour } from './golden-hour.ts';
import { grain } from './grain.ts';
import { grayscale } from './grayscale.ts';
import { hdr } from './hdr.ts';
import { highlights } from './highlights.ts';
import { invert } from './invert.ts';
import { matchColours } from './match-colours.ts';
import { neon } from './neon.ts';
import { night } from './night.ts';
import { oilPainting } from './oil-painting.ts';
import { type Operation, type Places, STAGES } from './operation.ts';
import { pad } from './pad.ts';
import { pencilSketch } from './pencil-sketch.ts';
import { pixelArt } from './pixel-art.ts';
import { portraitLight } from './portrait-light.ts';
import { poster } from './poster.ts';
import { posterise } from './posterise.ts';
import { rain } from './rain.ts';
import { rainbow } from './rainbow.ts';
import { recolour } from './recolour.ts';
import { redEye } from './red-eye.ts';
import { removeBackground } from './remove-background.ts';
import { replaceBackground } from './replace-background.ts';
import { replaceSky } from './replace-sky.ts';
import { resize } from './resize.ts';
import { restore } from './restore.ts';
import { rotate, tiltsCard } from './rotate.ts';
import { roundedCorners } from './rounded-corners.ts';
import { saturation } from './saturation.ts';
import { sepia } from './sepia.ts';
import { shadow } from './shadow.ts';
import { shadows } from './shadows.ts';
import { sharpen } from './sharpen.ts';
import { sideBySide } from './side-by-side.ts';
import { smoothSkin } from './smooth-skin.ts';
import { snow } from './snow.ts';
import { softGlow } from './soft-glow.ts';
import { sticker } from './sticker.ts';
import { straighten } from './straighten.ts';
import { subjectCrop } from './subject-crop.ts';
import { text } from './text.ts';
import { tint } from './tint.ts';
import { isToning, removesColours } from './toning.ts';
import { trim } from './trim.ts';
import { upscale } from './upscale.ts';
import { vignette } from './vignette.ts';
import { vintage } from './vintage.ts';
import { warmth } from './warmth.ts';
import { watercolour } from './watercolour.ts';
import { whiteBalance } from './white-balance.ts';

const all = [
  grayscale,
  sepia,
  vintage,
  duotone,
  warmth,
  brightness,
  shadows,
  highlights,
  contrast,
  saturation,
  tint,
  blur,
  sharpen,
  whiteBalance,
  denoise,
  dehaze,
  hdr,
  enhance,
  backgroundBlur,
  removeBackground,
  portraitLight,
  figurineLook,
  replaceBackground,
  replaceSky,
  shadow,
  sticker,
  straighten,
  rotate,
  flip,
  crop,
  subjectCrop,
  upscale,
  resize,
  vignette,
  grain,
  goldenHour,
  cinematic,
  night,
  rain,
  snow,
  fog,
  rainbow,
  softGlow,
  posterise,
  pixelArt,
  pencilSketch,
  cartoon,
  anime,
  comic,
  watercolour,
  oilPainting,
  neon,
  poster,
  invert,
  text,
  frame,
  pad,
  roundedCorners,
  sideBySide,
  collage,
  blendSubject,
  doubleExposure,
  matchColours,
  format,
  erase,
  recolour,
  restore,
  redEye,
  smoothSkin,
  trim,
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

/** The operation of that name. */
export function findOperation(op: string): AnyOperation | undefined {
  return byName.get(op);
}

/** The operation of a step. Throws when there is none of that name. */
export function operationOf(step: { op: string }): AnyOperation {
  const operation = findOperation(step.op);
  if (!operation) throw new RangeError(`There is no operation "${step.op}".`);
  return operation;
}

/** What of the picture the step is about, where its operation has several such things; '' otherwise. */
export function aspectOf(step: PlanStep): string {
  return operationOf(step).aspect?.(step.params) ?? '';
}

/** How many pictures of the request a step needs; 1: only the one that is edited. */
export function picturesFor(step: PlanStep): number {
  const { minPictures = 1 } = operationOf(step);
  return typeof minPictures === 'number' ? minPictures : minPictures(step.params);
}

/** What has to be known of the first picture before the step's passes are; undefined: its size alone. */
export function placedBy(step: PlanStep): keyof Places | undefined {
  const { placedBy: by } = operationOf(step);
  return typeof by === 'function' ? by(step.params) : by;
}

/** Words that stand above or below the picture. */
const isOnPaper = ({ op, params }: PlanStep) =>
  op === 'text' && /^(above|below)$/.test(params.position.vertical);

/** Sorts steps into the order in which they are carried out. Steps of one operation and aspect keep theirs. */
export function inCanonicalOrder(steps: readonly PlanStep[]): PlanStep[] {
  const standing = ({ stage, order }: Pick<AnyOperation, 'stage' | 'order'>) =>
    STAGES.indexOf(stage) * 1000 + order;
  const own = (step: PlanStep) => {
    if (step.op === 'rotate' && tiltsCard(step.params, steps)) return standing(frame) + 1;
    // Paper for a title is part of what is brought to a shape.
    if (step.op === 'pad' && steps.some(isOnPaper)) return standing(frame) - 1;
    return standing(operationOf(step));
  };
  // A tone laid under a look that removes colours is lost in it.
  const greyest = Math.max(0, ...steps.filter(removesColours).map(own));
  const place = (step: PlanStep) =>
    isToning(step) && own(step) < greyest ? greyest + own(step) / 1e4 : own(step);
  return [...steps].sort(
    (a, b) =>
      place(a) - place(b) || Number(aspectOf(a) > aspectOf(b)) - Number(aspectOf(a) < aspectOf(b)),
  );
}
