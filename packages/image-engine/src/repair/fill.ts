import type { Mask, Pixels, Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { bringUp } from './bring-up.ts';
import { complete } from './complete.ts';
import { goOnEvenly } from './even-ground.ts';
import { type Frame, framesOf, type Rect } from './frames.ts';
import { type Layer, span } from './layer.ts';
import { isMadeUp } from './made-up.ts';
import { membrane } from './membrane.ts';
import { seamCorrection } from './seam.ts';
import { isSeamSeen } from './seen-seam.ts';
import { facesOf } from './skin.ts';
import { standingBefore } from './standing-before.ts';
import { strangeTo } from './strange.ts';
import { textureOf } from './texture.ts';

/** Longer edge, px, of the size at which matches are sought. */
const WORKING_EDGE = 640;
/** Pixels to fill at that size; more are filled at a smaller one. */
const MOST_MISSING = 28_000;
/** Rows worked on between two checkpoints, and rows that are only counted. */
const ROWS = 40;
const COUNTED_ROWS = 400;

/** The size at which a frame is worked on. */
async function workingSize({ around }: Frame, mask: Mask, checkpoint: Checkpoint): Promise<Size> {
  const { data, width: line } = mask;
  const [width, height] = [around.right - around.left, around.bottom - around.top];
  let missing = 0;
  for (let y = around.top; y < around.bottom; y++) {
    if (y % COUNTED_ROWS === 0) await checkpoint();
    for (let p = y * line + around.left, end = p + width; p < end; p++) if (data[p]) missing++;
  }
  const scale = Math.min(
    1,
    WORKING_EDGE / Math.max(width, height),
    Math.sqrt(MOST_MISSING / Math.max(1, missing)),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A part of the picture at working size: means of what is known, and where it is to be filled. */
async function layerOf(
  pixels: Pixels,
  mask: Mask,
  { core, around }: Frame,
  size: Size,
  foreground: Mask | null,
  checkpoint: Checkpoint,
): Promise<Layer> {
  const { data, channels } = pixels;
  const { width, height } = size;
  const colours = new Float32Array(width * height * 3);
  const hole = new Uint8Array(width * height);
  const barred = new Uint8Array(width * height);
  const [fullWidth, fullHeight] = [around.right - around.left, around.bottom - around.top];
  for (let y = 0, p = 0; y < height; y++) {
    const [top, bottom] = span(y, height, fullHeight);
    if (y % ROWS === 0) await checkpoint();
    for (let x = 0; x < width; x++, p++) {
      const [left, right] = span(x, width, fullWidth);
      let [r, g, b, known] = [0, 0, 0, 0];
      for (let v = around.top + top; v < around.top + bottom; v++) {
        for (let u = around.left + left; u < around.left + right; u++) {
          const q = v * pixels.width + u;
          const i = q * channels;
          if (mask.data[q]) {
            if (u >= core.left && u < core.right && v >= core.top && v < core.bottom) hole[p] = 1;
            else barred[p] = 1;
          } else if (channels === 4 && (data[i + 3] as number) < 128) barred[p] = 1;
          else {
            known++;
            r += data[i] as number;
            g += data[i + 1] as number;
            b += data[i + 2] as number;
          }
        }
      }
      if (hole[p]) barred[p] = 0;
      const share = 1 / Math.max(1, known);
      colours[p * 3] = r * share;
      colours[p * 3 + 1] = g * share;
      colours[p * 3 + 2] = b * share;
    }
  }
  await checkpoint();
  const layer = { colours, hole, barred, width, height };
  const whole = { ...layer, texture: await textureOf(layer, checkpoint) };
  await checkpoint();
  const faceless = { ...whole, barred: withBarred(whole, facesOf(whole)) };
  await checkpoint();
  const strange = strangeTo(whole);
  await checkpoint();
  const familiar = { ...faceless, barred: withBarred(faceless, strange) };
  if (!foreground) return familiar;
  const before = standingBefore(whole, foreground, around);
  return { ...familiar, barred: withBarred(familiar, before) };
}

/** Share of the known pixels that must be left to copy from when places are barred. */
const LEFT = 0.25;

/** Bars more places, unless too little would be left to copy from. */
function withBarred({ hole, barred }: Layer, places: Uint8Array): Uint8Array {
  const more = barred.map((bar, p) => Math.max(bar, places[p] as number));
  let [open, left] = [0, 0];
  for (let p = 0; p < hole.length; p++) {
    if (!hole[p] && !barred[p]) open++;
    if (!hole[p] && !more[p]) left++;
  }
  return left > LEFT * open ? more : barred;
}

/** Whether there is a pixel in the rectangle that is not marked. */
async function hasUnmarked(
  mask: Mask,
  { left, top, right, bottom }: Rect,
  checkpoint: Checkpoint,
): Promise<boolean> {
  for (let y = top; y < bottom; y++) {
    if (y % COUNTED_ROWS === 0) await checkpoint();
    for (let x = left; x < right; x++) if (!mask.data[y * mask.width + x]) return true;
  }
  return false;
}

/**
 * Fills what is marked so that it goes with what is around it, in place. Pixels that are not marked keep
 * their bytes, and so does all transparency. Matches are sought at up to 640 px; the pixels themselves
 * are copied at the picture's own size.
 *
 * @param foreground what stands before the rest: where most of the rim is behind it, nothing is copied from it
 * @returns whether any of it had to be made up from unlike things, or ends at a seam; null when there is nothing to fill from
 */
export async function fill(
  pixels: Pixels,
  mask: Mask,
  foreground: Mask | null,
  checkpoint: Checkpoint,
): Promise<{ isMadeUp: boolean } | null> {
  let madeUp = false;
  const frames = await framesOf(mask, checkpoint);
  const open = { ...mask, data: mask.data.slice() };
  for (const [index, frame] of frames.entries()) {
    if (!(await hasUnmarked(open, frame.around, checkpoint))) return null;
    const size = await workingSize(frame, open, checkpoint);
    const layer = await layerOf(pixels, open, frame, size, foreground, checkpoint);
    const within: Checkpoint = (stage, share) =>
      checkpoint(stage, share === undefined ? undefined : (index + share) / frames.length);
    const field = await complete(layer, within);
    const correction = field ? await seamCorrection(field, within) : await membrane(layer, within);
    if (field) await goOnEvenly(field, correction, within);
    await bringUp(pixels, open, frame, { layer, field, correction }, checkpoint);
    madeUp ||= isMadeUp(layer) || (await isSeamSeen(pixels, open, frame.around, checkpoint));
    const { left, top, right, bottom } = frame.core;
    for (let y = top; y < bottom; y++)
      open.data.fill(0, y * mask.width + left, y * mask.width + right);
  }
  return { isMadeUp: madeUp };
}
