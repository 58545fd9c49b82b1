import { boxOf } from '../mask/mask-box.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import type { Cut } from './fit.ts';
import type { Light } from './light.ts';
import { blurMask, resizeMask, within } from './plane.ts';

/** Shadows are soft: they are worked out at that longer edge of the ground, px. */
const WORKING_EDGE = 512;
/** The light comes from so high that a shadow lies on the ground at that share of the subject's height. */
const FLATNESS = 0.2;
/** A subject ends inside the picture when so much of the ground, as a share of its height, is below it. */
const ROOM_BELOW = 0.012;

/** How dark a shadow is where nothing but the ground's scattered light reaches. */
const CAST = 0.5;
const CONTACT = 0.6;

/** A shadow on the ground at a working size: what is cast, and where the subject touches it. */
interface Shadow {
  cast: Mask;
  touch: Mask;
}

/** Null when the ground's lower edge cuts the subject: there is no ground to lie on. */
async function shadowOf(ground: Size, cut: Cut, light: Light): Promise<Shadow | null> {
  const box = boxOf(cut.mask, 128);
  if (!box || ground.height - (cut.top + box.bottom) < ground.height * ROOM_BELOW) return null;
  const size = within(ground, WORKING_EDGE);
  const shrink = size.width / ground.width;
  const foot = (cut.top + box.bottom) * shrink;
  const tall = (box.bottom - box.top) * shrink;
  const lean = -light.from[0] * 0.9;
  const touching = contact(cut, size, shrink, { foot, tall });
  const feet = boxOf(touching, 1);
  const lying = flattened(cut, size, shrink, { foot, tall: tall * FLATNESS, lean, feet });
  return {
    cast: await blurMask(lying, Math.max(0.6, tall * 0.035)),
    touch: await blurMask(touching, Math.max(0.5, tall * 0.016)),
  };
}

/**
 * Darkens the ground at the subject's foot, in place: a soft cast shadow that leans away from the light,
 * and a narrow dark one where it touches. Nothing when the ground's lower edge cuts the subject.
 */
export async function layShadow(ground: Pixels, cut: Cut, light: Light): Promise<void> {
  const shadow = await shadowOf(ground, cut, light);
  if (shadow) darken(ground, shadow.cast, shadow.touch);
}

/**
 * How dark that shadow is, on a ground of that size; null when the ground's lower edge cuts the subject.
 *
 * @returns 0: none … 255: black
 */
export async function groundShadow(ground: Size, cut: Cut, light: Light): Promise<Mask | null> {
  const shadow = await shadowOf(ground, cut, light);
  if (!shadow) return null;
  const { cast, touch } = shadow;
  const data = cast.data.map((level, p) => {
    const kept = (1 - (level / 255) * CAST) * (1 - ((touch.data[p] as number) / 255) * CONTACT);
    return Math.round(255 * (1 - kept));
  });
  return resizeMask({ ...cast, data }, ground);
}

interface Lying {
  /** Row on which the subject stands, px of the shadow's plane. */
  foot: number;
  tall: number;
  /** How far to the right the shadow's far end lies, as a share of its length. */
  lean?: number;
  /** Where it touches the ground. */
  feet?: { left: number; right: number } | null;
}

/** How far beside the feet a shadow goes on, fading, as a share of their width and of its own length. */
const BESIDE = { width: 0.16, length: 0.35 };

/**
 * How much of a shadow is seen beside the feet, 0 to 1: what is far wider above them, such as arms or the rim of a
 * plate, would lie beside them as blobs of their own.
 */
function besideFeet(x: number, { left, right }: { left: number; right: number }, tall: number) {
  const reach = BESIDE.width * (right - left) + BESIDE.length * tall;
  const share = Math.max(0, left - x, x - right) / Math.max(1, reach);
  return share >= 1 ? 0 : (1 - share * share) ** 2;
}

/** The subject's outline, lying on the ground behind its foot. */
function flattened(
  cut: Cut,
  size: Mask | { width: number; height: number },
  shrink: number,
  { foot, tall, lean = 0, feet }: Lying,
): Mask {
  const { width, height } = size;
  const data = new Uint8Array(width * height);
  const box = boxOf(cut.mask, 128);
  if (!box) return { data, width, height };
  const subjectHeight = box.bottom - box.top;
  const first = Math.max(0, Math.floor(foot - tall));
  const last = Math.min(height - 1, Math.ceil(foot + tall * 0.25));
  for (let y = first; y <= last; y++) {
    const up = (foot - y - 0.5) / tall;
    const row = Math.round(box.bottom - 1 - Math.max(0, up) * subjectHeight);
    if (row < box.top) continue;
    // Below the foot the feet's own width goes on a little.
    const fade = up < 0 ? 1 + up * 4 : 1 - up * 0.75;
    if (fade <= 0) continue;
    const shift = lean * tall * Math.max(0, up) * 3;
    for (let x = 0; x < width; x++) {
      const from = Math.round((x + 0.5 - shift) / shrink - cut.left);
      if (from < 0 || from >= cut.mask.width) continue;
      const seen = feet ? fade * besideFeet(x - shift, feet, tall) : fade;
      data[y * width + x] = (cut.mask.data[row * cut.mask.width + from] as number) * seen;
    }
  }
  return { data, width, height };
}

/** Where the subject's lowest parts touch the ground: columns that end near its foot. */
function contact(
  cut: Cut,
  { width, height }: { width: number; height: number },
  shrink: number,
  { foot, tall }: Lying,
): Mask {
  const data = new Uint8Array(width * height);
  const { mask, left, top } = cut;
  const thick = Math.max(1, tall * 0.018);
  for (let x = 0; x < width; x++) {
    const column = Math.round((x + 0.5) / shrink - left);
    if (column < 0 || column >= mask.width) continue;
    let row = mask.height - 1;
    while (row >= 0 && (mask.data[row * mask.width + column] as number) < 128) row--;
    const end = (row + 1 + top) * shrink;
    const above = (foot - end) / (tall * 0.12);
    if (row < 0 || above >= 1) continue;
    const from = Math.max(0, Math.floor(end - thick));
    const to = Math.min(height - 1, Math.ceil(end + thick * 0.3));
    for (let y = from; y <= to; y++) data[y * width + x] = 255 * (1 - above);
  }
  return { data, width, height };
}

/** The rows in which there is any shadow, and one more on either side. */
function rowsOf(cast: Mask, touch: Mask): [number, number] {
  const boxes = [boxOf(cast, 1), boxOf(touch, 1)].filter((box) => box !== null);
  return [
    Math.max(0, Math.min(cast.height, ...boxes.map(({ top }) => top)) - 1),
    Math.max(0, ...boxes.map(({ bottom }) => bottom)) + 1,
  ];
}

/** Multiplies the ground by what light the shadows leave. */
function darken(ground: Pixels, cast: Mask, touch: Mask): void {
  const { data, width, height, channels } = ground;
  const across = cast.width / width;
  const [from, to] = rowsOf(cast, touch);
  const rows = height / cast.height;
  for (let y = Math.floor(from * rows); y < Math.min(height, Math.ceil(to * rows)); y++) {
    const v = Math.min(cast.height - 1, Math.max(0, ((y + 0.5) * cast.height) / height - 0.5));
    const upper = Math.floor(v) * cast.width;
    const lower = Math.min(cast.height - 1, Math.floor(v) + 1) * cast.width;
    const down = v % 1;
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const u = Math.min(cast.width - 1, Math.max(0, (x + 0.5) * across - 0.5));
      const l = Math.floor(u);
      const r = Math.min(cast.width - 1, l + 1);
      const s = u - l;
      const soft = bilinear(cast.data, upper, lower, l, r, s, down);
      const hard = bilinear(touch.data, upper, lower, l, r, s, down);
      if (soft + hard < 0.5) continue;
      const kept = (1 - (soft / 255) * CAST) * (1 - (hard / 255) * CONTACT);
      for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) * kept + 0.5;
    }
  }
}

function bilinear(
  data: Uint8Array,
  upper: number,
  lower: number,
  l: number,
  r: number,
  across: number,
  down: number,
): number {
  const a = data[upper + l] as number;
  const b = data[lower + l] as number;
  const top = a + ((data[upper + r] as number) - a) * across;
  const bottom = b + ((data[lower + r] as number) - b) * across;
  return top + (bottom - top) * down;
}
