import { setImmediate } from 'node:timers/promises';
import { layShadow } from '../compose/ground-shadow.ts';
import { lightAround } from '../compose/light-around.ts';
import { matchTones } from '../compose/match-tones.ts';
import { layOver } from '../compose/over.ts';
import type { PictureType } from '../picture/decode.ts';
import { fromPixels } from '../picture/decode.ts';
import { encoded } from '../picture/encode.ts';
import type { PassContext } from '../picture/picture.ts';
import type { Control } from '../plan/context.ts';
import { type Remark, textOf } from '../remark.ts';
import { cast } from './cast.ts';
import { type Character, cutOut } from './character.ts';
import { measure, onCanvas, type PoseFigure } from './figure.ts';
import { type PoseRatio, SIZES } from './frame.ts';
import { inFrame } from './in-frame.ts';
import { poseRemarks } from './pose-message.ts';
import type { Posed } from './posed.ts';
import { readSketch } from './read-sketch.ts';
import { sceneFromWords } from './scene-from-words.ts';
import { drawStage } from './stage.ts';

/** Characters, how they are to stand, and where. */
export interface PoseRequest extends Control {
  /** 1 or 2 pictures, one character in each. */
  references: readonly Uint8Array[];
  /** The canvas, 600 × 400 px: what is drawn on #1a1f2e. Not read where there is a pose. */
  sketch: Uint8Array;
  /** The drawn figures' joints, where they are known. */
  pose?: { figures: readonly PoseFigure[] } | undefined;
  /** The place, in plain words. */
  scene: string;
  aspectRatio: PoseRatio;
}

/** The characters in the scene. */
export interface PoseResult {
  data: Uint8Array;
  type: PictureType;
  /** px */
  width: number;
  /** px */
  height: number;
  /** What was done, and what was left out, in words. */
  message: string;
  /** The same, sentence by sentence, for other languages. */
  remarks: Remark[];
}

/**
 * Puts the characters of one or two pictures into a scene, in the poses that were drawn: each is cut out,
 * brought to its figure's size, place and lean, bent where its limbs can be told, and lit as the scene is.
 *
 * The same request gives the same bytes.
 *
 * @throws SubjectUnclearError when nothing stands out of a reference
 * @throws DamagedPictureError when a picture cannot be decoded
 */
export async function composePose(request: PoseRequest): Promise<PoseResult> {
  const { references, scene: description, aspectRatio, signal, onProgress } = request;
  if (references.length === 0) throw new RangeError('There is no reference picture.');
  const checkpoint = checkpointOf({ signal, onProgress });
  await checkpoint('Reading the pose', 0);
  const drawn = request.pose
    ? request.pose.figures.map(onCanvas)
    : await readSketch(request.sketch);
  const figures = drawn.map(measure).filter((figure) => figure !== null);
  const roles = cast(figures, references.length);
  const size = SIZES[aspectRatio];

  const characters: Character[] = [];
  for (const [index, reference] of references.entries()) {
    await checkpoint('Finding the characters', 0.05 + (0.5 * index) / references.length);
    characters.push(await cutOut(reference, index, quiet(checkpoint)));
  }

  await checkpoint('Bending them to the pose', 0.58);
  const posed = await inFrame(roles.figures, characters, size, quiet(checkpoint));

  await checkpoint('Painting the scene', 0.66);
  const found = sceneFromWords(description);
  const feet = posed.filter(({ isCut }) => !isCut).map(({ foot }) => foot / size.height);
  const stage = await drawStage(found.scene, size, feet, quiet(checkpoint));

  await checkpoint('Matching the light', 0.78);
  // Who stands further down stands further in front.
  for (const one of posed.toSorted((a, b) => a.foot - b.foot))
    await layIn(stage, one, quiet(checkpoint));
  await checkpoint('Saving the picture', 0.92);
  const { data, info } = await encoded(fromPixels(stage.ground), 'image/png').toBuffer({
    resolveWithObject: true,
  });
  signal?.throwIfAborted();
  const remarks = poseRemarks({ roles, posed, characters, found, description });
  const { width, height } = info;
  return { data, type: 'image/png', width, height, message: textOf(remarks), remarks };
}

/** Lays a character into the scene, in its light and with its shadow; the scene is changed. */
async function layIn(
  { ground, light, standsFrom }: Awaited<ReturnType<typeof drawStage>>,
  { cut, foot, isCut }: Posed,
  pause: PassContext['checkpoint'],
): Promise<void> {
  await matchTones(cut.pixels, cut.mask, light, pause);
  await lightAround(cut, ground, light, pause);
  const stands = standsFrom !== null && !isCut && foot >= standsFrom * ground.height;
  if (stands) await layShadow(ground, cut, light);
  await layOver(ground, cut, pause);
}

function checkpointOf({ signal, onProgress }: Control): PassContext['checkpoint'] {
  return async (stage, share) => {
    if (stage !== undefined) onProgress?.(share ?? 0, stage);
    // A cancellation arrives as a message, which is read between two turns of the event loop.
    await setImmediate();
    signal?.throwIfAborted();
  };
}

/** The same without a word: its stages are too small to be told. */
function quiet(checkpoint: PassContext['checkpoint']): PassContext['checkpoint'] {
  return () => checkpoint();
}
