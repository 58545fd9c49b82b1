import { type Lch, smoothstep } from '../light/oklab.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { guidedModel } from '../vision/guided-filter.ts';
import { enlargedRows } from '../vision/plane.ts';
import type { Pieces } from './pieces.ts';
import { type Tints, turn } from './tints.ts';

/** Pieces smaller than that share of the largest are something else of the same colour. */
const CRUMB = 0.03;
/** … unless they are as near to it as that share of the longer edge. */
const BESIDE = 0.02;
/** Share of a piece that must lie in the subject for it to belong to the subject. */
const IN_SUBJECT = 0.25;
/** Variance of colours, 0 to 1, that makes an edge. */
const EDGE = 0.0006;

/** A mask at another size: the mean of the pixels that fall on each, 0 to 1. */
export function maskAt(mask: Mask, width: number, height: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    const top = Math.floor((y * mask.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * mask.height) / height));
    for (let x = 0; x < width; x++, p++) {
      const left = Math.floor((x * mask.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * mask.width) / width));
      let sum = 0;
      for (let v = top; v < bottom; v++)
        for (let u = left; u < right; u++) sum += mask.data[v * mask.width + u] as number;
      plane[p] = sum / (255 * (bottom - top) * (right - left));
    }
  }
  return plane;
}

/** 1 inside, 0 outside. */
export function sidesOf(subject: Float32Array): Uint8Array {
  return Uint8Array.from(subject, (share) => (share > 0.5 ? 1 : 0));
}

/**
 * Chroma that skin hardly reaches, and share of the coloured part of a subject that has more of it, from
 * which on the subject is painted: a car had 0.46, nine portraits 0.33 at most.
 */
const PAINT = { chroma: 0.1, share: 0.4 } as const;

/** Whether much of the subject is more colourful than skin: somebody’s portrait is no car. */
export function isPainted({ c }: Tints, subject: Float32Array): boolean {
  let [all, painted] = [0, 0];
  for (let p = 0; p < subject.length; p++) {
    const chroma = c[p] as number;
    if ((subject[p] as number) < 0.5 || chroma <= OF_ONE.chroma) continue;
    all++;
    if (chroma > PAINT.chroma) painted++;
  }
  return painted > PAINT.share * all;
}

/** Degrees of hue, to either side, that the shades of such things have. */
export const ONE_WHOLE_HUE = 34;
/** Least chroma, and share of the subject, by which a subject is of one colour. */
const OF_ONE = { chroma: 0.045, share: 0.75 } as const;

/**
 * Whether nearly all of the subject is of that colour or a shade of it.
 *
 * @param of all of the subject, or what of it has a colour: not the glass and the tyres of a car
 */
export function isMostlyOf(
  centre: Lch,
  { c, h }: Tints,
  subject: Float32Array,
  of: 'all' | 'coloured',
): boolean {
  let [all, own] = [0, 0];
  for (let p = 0; p < subject.length; p++) {
    if ((subject[p] as number) < 0.5) continue;
    if (of === 'coloured' && (c[p] as number) <= OF_ONE.chroma) continue;
    all++;
    const off = Math.abs(turn(centre.h, h[p] as number));
    if (off < ONE_WHOLE_HUE && (c[p] as number) > OF_ONE.chroma) own++;
  }
  return own > OF_ONE.share * all;
}

/** Share of a colour that must lie in the subject for the rest to be something else. */
const MOSTLY = 0.5;

/** The part of it in the subject, when most of it is there: what touches the subject is left out. */
export function mostlyWithin(share: Float32Array, subject: Float32Array): Float32Array {
  let [all, inside] = [0, 0];
  for (let p = 0; p < share.length; p++) {
    all += share[p] as number;
    inside += (share[p] as number) * (subject[p] as number);
  }
  if (inside < MOSTLY * all) return share;
  return share.map((value, p) => value * Math.min(1, 2 * (subject[p] as number)));
}

/** How far beyond its outline a thing's own colour is looked for, as a share of the longer edge. */
const BEYOND = 0.04;

/** The subject with what is right beside it, where its outline may have left out a part. */
export function withBeside(subject: Float32Array, size: Size): Float32Array {
  const radius = Math.ceil(BEYOND * Math.max(size.width, size.height));
  return boxMean(subject, size, radius).map((value) => (value > 0.02 ? 1 : 0));
}

/** Leaves the pieces that are meant: no crumbs, and those in the subject where there are such. */
export function keepMeant(
  share: Float32Array,
  { of, areas }: Pieces,
  subject: Float32Array | null,
  size: Size,
): Float32Array {
  const inside = new Float64Array(areas.length);
  if (subject)
    for (let p = 0; p < of.length; p++) {
      const name = of[p] as number;
      inside[name] = (inside[name] as number) + (subject[p] as number);
    }
  const isInside = (name: number) =>
    (inside[name] as number) > IN_SUBJECT * (areas[name] as number);
  const some = areas.some((area, name) => name > 0 && area > 0 && isInside(name));
  const meant = areas.map((_, name) => name > 0 && (!some || isInside(name)));
  const largest = Math.max(0, ...areas.filter((_, name) => meant[name]));
  const isLarge = areas.map((area, name) => meant[name] === true && area >= CRUMB * largest);
  const radius = Math.ceil(BESIDE * Math.max(size.width, size.height));
  const large = Float32Array.from(of, (name) => (isLarge[name] ? 1 : 0));
  const beside = boxMean(large, size, radius);
  const isBeside = new Uint8Array(areas.length);
  for (let p = 0; p < of.length; p++)
    if ((beside[p] as number) > 0.03) isBeside[of[p] as number] = 1;
  return share.map((value, p) => {
    const name = of[p] as number;
    // What is in no piece is the soft rim of one; the edge-aware filter sees to it.
    if (name === 0) return (beside[p] as number) > 0 ? value : 0;
    return isLarge[name] || (meant[name] && isBeside[name]) ? value : 0;
  });
}

/** Gives, row by row at full size, how much of each pixel belongs to the thing, with the picture's edges. */
export async function refinedRows(
  full: Pixels,
  small: Pixels,
  share: Float32Array,
  pause: () => Promise<void>,
) {
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) / 160));
  const model = await guidedModel(small, share, radius, EDGE, pause);
  const near = boxMean(
    share.map((value) => (value > 0.25 ? 1 : 0)),
    small,
    radius,
  );
  const { data, width, channels } = full;
  const size = { width: small.width, height: small.height };
  const nearby = enlargedRows({ data: near, ...size }, full);
  const planes = [model.red, model.green, model.blue, model.offset].map((plane) =>
    enlargedRows({ data: plane, ...size }, full),
  );
  const lines = planes.map(() => new Float32Array(width));
  const reach = new Float32Array(width);
  const [red, green, blue, offset] = lines as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return (y: number, out: Float32Array): void => {
    nearby.row(y, reach);
    if (!reach.some((value) => value > 0.01)) {
      out.fill(0);
      return;
    }
    for (const [k, plane] of planes.entries()) plane.row(y, lines[k] as Float32Array);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const value =
        ((red[x] as number) * (data[i] as number) +
          (green[x] as number) * (data[i + 1] as number) +
          (blue[x] as number) * (data[i + 2] as number)) /
          255 +
        (offset[x] as number);
      out[x] = (reach[x] as number) <= 0.01 ? 0 : smoothstep(0.08, 0.66, value);
    }
  };
}
