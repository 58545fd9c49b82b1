import { smoothstep } from '../light/oklab.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { type Skin, skinLikeness } from '../recolour/complexion.ts';
import { median, sumOf } from '../recolour/measures.ts';
import { isSkinLike } from '../recolour/named-hue.ts';
import { RADIANS, type Tints, tintsOf } from '../recolour/tints.ts';
import { isAnySkin, isSkin } from '../subject/skin.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { gaussian } from '../vision/gaussian.ts';

/** Where skin is, 0 to 1 a pixel, and the radius of a circle as large as its largest piece, px. */
export interface FoundSkin {
  share: Float32Array;
  radius: number;
}

/** Hues, degrees, and chroma of skin of any people, in Oklab. */
const HUES = [22, 82] as const;
const CHROMA = [0.03, 0.14] as const;
/** Share of what is looked at that has to be skin. */
const LEAST = 0.02;
/** What is smaller than that share of the radius is a spot on the skin and belongs to it. */
const SPOT = 0.05;
/** Share of what is around a pixel that is skin, from which on it counts, and from which on it counts fully. */
const WITHIN = [0.45, 0.85] as const;
/** Lightness as a share of the skin's own: below the one it is hair, or a gap, from the other on it is skin in shade. */
const SHADE = [0.3, 0.5] as const;
/** Radius below which a piece shows nothing that could be smoothed, px. */
const SMALLEST = 6;

/**
 * The skin in a part of a picture: what has the colour that most of what looks like skin there has, in light and in
 * shade, with the spots on it. Eyes, brows, lips and most hair have others.
 *
 * @param part of the picture that is looked at, at the size of `small`
 * @returns null where hardly anything looks like skin
 */
export function findSkin(small: Pixels, part: Mask): FoundSkin | null {
  const tints = tintsOf(small);
  const where = Float32Array.from(part.data, (value) => value / 255);
  const skin = complexionOf(small, tints, where);
  if (!skin) return null;
  const likely = where.map((share, p) => {
    if (share === 0) return 0;
    const lit = smoothstep(...SHADE, (tints.l[p] as number) / skin.l);
    return share * skinLikeness(tints, p, skin) * lit;
  });
  const radius = radiusOf(likely, small);
  if (radius < SMALLEST) return null;
  const around = gaussian(likely, small, Math.max(0.6, SPOT * radius));
  return { share: around.map((share) => smoothstep(...WITHIN, share)), radius };
}

/** The colour that most of what looks like skin has; null where hardly anything does. */
function complexionOf(small: Pixels, tints: Tints, where: Float32Array): Skin | null {
  const { l, c, h } = tints;
  const warm = where.map((share, p) =>
    within(h[p] as number, HUES) && within(c[p] as number, CHROMA) ? share : 0,
  );
  const light = warm.map((share, p) =>
    isSkinLike(l[p] as number, c[p] as number, h[p] as number) ? share : 0,
  );
  // Dark skin is of the second kind; so are wood and leather, where there is any of the first.
  const kinds = [() => likeSkin(small, light, isSkin), () => likeSkin(small, warm, isAnySkin)];
  for (const kind of kinds) {
    const like = kind();
    if (sumOf(like) < LEAST * sumOf(where)) continue;
    const chroma = median(c, like, 0.4);
    const hue = median(h, like, 360) * RADIANS;
    return { l: median(l, like, 1), a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
  }
  return null;
}

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

function likeSkin(
  { data, channels }: Pixels,
  where: Float32Array,
  isLike: typeof isSkin,
): Float32Array {
  return where.map((share, p) => {
    if (share === 0) return 0;
    const i = p * channels;
    return isLike(data[i] as number, data[i + 1] as number, data[i + 2] as number) ? share : 0;
  });
}

function radiusOf(likely: Float32Array, size: Size): number {
  const inside = Uint8Array.from(likely, (share) => (share > 0.5 ? 1 : 0));
  const { parts } = connectedParts(inside, size, 1);
  const largest = Math.max(0, ...parts.map((part) => part.size));
  return Math.sqrt(largest / Math.PI);
}
