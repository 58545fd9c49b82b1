import { boxOf } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { shrunk } from '../vision/plane.ts';
import { blurMask, resizeMask, within } from './plane.ts';
import { liftFor } from './subject-lift.ts';

/** Light changes slowly: it is worked out at that longer edge, px. */
const WORKING_EDGE = 420;
/** How deep the cushion is that the subject is taken for, as a share of its longer edge. */
const BULGE = 0.09;
/** Where a light is asked to come from. */
export type LightSide = 'left' | 'right' | 'top';

/** A key light: where it stands (to the right, below, in front), and how much of it is lost from its side to the other. */
interface Key {
  from: readonly [x: number, y: number, z: number];
  across: number;
}
/** A portrait's usual 45 degrees. */
const USUAL: Key = { from: [-0.5, -0.55, 0.67], across: 0.35 };
/** A side that was asked for is to be seen: the light stands further round. */
const KEYS: Readonly<Record<LightSide, Key>> = {
  left: { from: [-0.8, -0.35, 0.48], across: 1.5 },
  right: { from: [0.8, -0.35, 0.48], across: -1.5 },
  top: { from: [0, -0.8, 0.6], across: 0 },
};
/** How much of it is lost from the head down. */
const DOWN = 0.75;

/** At full strength: how much brighter the lit side gets, how much darker the other, in stops. */
const KEY_STOPS = 0.85;
const SHADE_STOPS = 0.7;
/** How much of a lift is lost from the lit side to the other, in stops. */
const SHAPED = 0.6;
/** How much darker the background gets, in stops, beside the subject and far from it. */
const NEAR_STOPS = 0.6;
const FAR_STOPS = 1.9;

/** Gains in stops from -2 to 2 are carried in a byte: too fine a step to see. */
const RANGE = 2;

/** How a subject is lit. */
interface Lighting {
  /** 0 to 1. */
  amount: number;
  /** The usual upper left when it is undefined. */
  side?: LightSide | undefined;
  /** Whether the background stays as it is, and the subject only gets brighter. */
  ground?: 'kept' | undefined;
}

/**
 * Lights the subject with a soft key light from above and a side that falls off across it, and lets the
 * background go darker away from it, or stay; in place.
 */
export async function relight(
  pixels: Pixels,
  mask: Mask,
  { amount, side, ground }: Lighting,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const small = await resizeMask(mask, within(mask, WORKING_EDGE));
  const key = side ? KEYS[side] : USUAL;
  const lift = ground && liftFor(await shrunk(pixels, WORKING_EDGE), small);
  const stops = await resizeMask(await lightMap(small, key, lift), mask);
  await checkpoint('Setting the light', 0.8);
  const curves = gains(amount);
  const { data, channels } = pixels;
  await eachRow(mask.height, checkpoint, (y) => {
    for (
      let p = y * mask.width, i = p * channels, end = p + mask.width;
      p < end;
      p++, i += channels
    ) {
      const row = (stops.data[p] as number) << 8;
      data[i] = curves[row + (data[i] as number)] as number;
      data[i + 1] = curves[row + (data[i + 1] as number)] as number;
      data[i + 2] = curves[row + (data[i + 2] as number)] as number;
    }
  });
  return pixels;
}

/** What every level becomes under each of the 256 gains: light times the gain, with a soft shoulder. */
function gains(amount: number): Uint8Array {
  const table = new Uint8Array(256 * 256);
  for (let step = 0; step < 256; step++) {
    const gain = 2 ** ((step / 255 - 0.5) * 2 * RANGE * amount);
    for (let level = 0; level < 256; level++) {
      const light = (level / 255) ** 2.2;
      // Brighter by less where it is bright already, so that nothing burns out; black stays black.
      const lit = gain > 1 ? (light * gain) / (1 + light * (gain - 1)) : light * gain;
      table[(step << 8) + level] = Math.round(255 * lit ** (1 / 2.2));
    }
  }
  return table;
}

/**
 * The gain of each place, in stops from -2 to 2 as 0 to 255.
 *
 * @param lift by how many stops the subject gets brighter where the background stays as it is
 */
async function lightMap(mask: Mask, { from, across: lost }: Key, lift?: number): Promise<Mask> {
  const [keyX, keyY, keyZ] = from;
  const { width, height } = mask;
  const box = boxOf(mask, 128) ?? { left: 0, top: 0, right: width, bottom: height };
  const longer = Math.max(box.right - box.left, box.bottom - box.top);
  const bulge = await blurMask(mask, Math.max(1, longer * BULGE));
  const near = await blurMask(mask, Math.max(2, Math.max(width, height) * 0.14));
  const data = new Uint8Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    const above = y === 0 ? 0 : -width;
    const below = y === height - 1 ? 0 : width;
    const down = (y - box.top) / Math.max(1, box.bottom - box.top);
    for (let x = 0; x < width; x++, p++) {
      const right = bulge.data[p + (x === width - 1 ? 0 : 1)] as number;
      const left = bulge.data[p - (x === 0 ? 0 : 1)] as number;
      const rise =
        (((bulge.data[p + below] as number) - (bulge.data[p + above] as number)) / 255) *
        longer *
        BULGE;
      const slope = ((right - left) / 255) * longer * BULGE;
      const length = Math.hypot(slope, rise, 0.8);
      const facing = (-slope * keyX - rise * keyY + 0.8 * keyZ) / length;
      // The lamp is near.
      const across = (x - box.left) / Math.max(1, box.right - box.left);
      const falloff = Math.max(-1, Math.min(1, DOWN - DOWN * down - lost * (across - 0.5)));
      const lit = (facing - keyZ) * 1.6 + falloff * 0.9;
      const turned = lit > 0 ? lit * KEY_STOPS : lit * SHADE_STOPS;
      // Only brighter: the other side of the subject does not get darker than it was.
      const subject = lift === undefined ? turned : Math.max(0, lift + SHAPED * Math.min(0, lit));
      const beside = Math.min(1, ((near.data[p] as number) / 255) * 2);
      const dimmed = -(FAR_STOPS + (NEAR_STOPS - FAR_STOPS) * beside);
      const background = lift === undefined ? dimmed : 0;
      const share = (mask.data[p] as number) / 255;
      const stops = Math.max(-RANGE, Math.min(RANGE, background + (subject - background) * share));
      data[p] = Math.round((stops / (2 * RANGE) + 0.5) * 255);
    }
  }
  return blurMask({ data, width, height }, 1.2);
}
