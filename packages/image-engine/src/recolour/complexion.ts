import { smoothstep } from '../light/oklab.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { boxMean } from '../vision/box-mean.ts';
import { median, sumOf } from './measures.ts';
import { isSkinLike } from './named-hue.ts';
import type { Tints } from './tints.ts';

/** The colour of somebody's skin, in Oklab. */
export interface Skin {
  l: number;
  a: number;
  b: number;
}

/** Distances in a and b of Oklab within which a colour is surely that of a skin, and beyond which it is not. */
const SKIN_NEAR = [0.022, 0.048] as const;
/** Share of a face that has to look like skin for it to tell what colour that is. */
const SHOWN = 0.1;
/** Skin in glaring light and in the shade: shares of the chroma that it has. */
const [PALEST, FULLEST] = [0.45, 1.15];

const RADIANS = Math.PI / 180;
const aOf = ({ c, h }: Tints, p: number) => (c[p] as number) * Math.cos((h[p] as number) * RADIANS);
const bOf = ({ c, h }: Tints, p: number) => (c[p] as number) * Math.sin((h[p] as number) * RADIANS);

/** The skin of a face; null where none is seen. */
export function skinIn(tints: Tints, face: Float32Array): Skin | null {
  const { l, c, h } = tints;
  const skin = face.map((share, p) =>
    isSkinLike(l[p] as number, c[p] as number, h[p] as number) ? share : 0,
  );
  if (sumOf(skin) < SHOWN * sumOf(face)) return null;
  const chroma = median(c, skin, 0.4);
  const hue = median(h, skin, 360) * RADIANS;
  return { l: median(l, skin, 1), a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}

/** How surely a pixel has the colour of that skin, 0 to 1. */
export function skinLikeness(tints: Tints, p: number, skin: Skin): number {
  // A colour in the shade has less chroma, nearly in proportion to its lightness.
  const lit = Math.min(FULLEST, Math.max(PALEST, (tints.l[p] as number) / skin.l));
  const away = Math.hypot(aOf(tints, p) - skin.a * lit, bOf(tints, p) - skin.b * lit);
  return smoothstep(SKIN_NEAR[1], SKIN_NEAR[0], away);
}

/** Leaves out what is nearer to the skin, in any light, than to the thing's own colour. */
export function lessSkin(share: Float32Array, tints: Tints, skin: Skin): Float32Array {
  const own = { a: middleOf(share, tints, aOf), b: middleOf(share, tints, bOf) };
  const length = Math.hypot(skin.a, skin.b);
  return share.map((value, p) => {
    if (value === 0) return 0;
    const [a, b] = [aOf(tints, p), bOf(tints, p)];
    const along = (a * skin.a + b * skin.b) / (length * length);
    const lit = Math.min(FULLEST, Math.max(PALEST, along));
    const toSkin = Math.hypot(a - skin.a * lit, b - skin.b * lit);
    const toOwn = Math.hypot(a - own.a, b - own.b);
    return value * smoothstep(0.66, 0.54, toOwn / Math.max(1e-6, toOwn + toSkin));
  });
}

/** The middle of a plane that may be negative, where `share` is. */
const middleOf = (share: Float32Array, tints: Tints, of: (tints: Tints, p: number) => number) =>
  median(
    share.map((_, p) => of(tints, p) + 0.5),
    share,
    1,
  ) - 0.5;

/** Steps of Oklab's lightness, and of its a and b, that colours are counted in. */
const STEP = { l: 0.1, ab: 0.025 } as const;
/** Share of the neighbourhood, as a share of the longer edge to each side, that has hair's colours where hair is. */
const DENSE = 0.6;
const AROUND = 0.008;

/** How often each colour is in a part of a picture, its next shades with it: asked for by the place of a pixel. */
function frequencies(tints: Tints, isIn: (p: number) => boolean): (p: number) => number {
  const counts = new Map<number, number>();
  let all = 0;
  const keyOf = (p: number) =>
    (Math.round((tints.l[p] as number) / STEP.l) << 16) +
    ((Math.round(aOf(tints, p) / STEP.ab) + 64) << 8) +
    Math.round(bOf(tints, p) / STEP.ab) +
    64;
  for (let p = 0; p < tints.l.length; p++) {
    if (!isIn(p)) continue;
    all++;
    counts.set(keyOf(p), (counts.get(keyOf(p)) ?? 0) + 1);
  }
  const next = [0, 1, -1, 1 << 8, -(1 << 8), 1 << 16, -(1 << 16)];
  return (p) => {
    const key = keyOf(p);
    return next.reduce((sum, step) => sum + (counts.get(key + step) ?? 0), 0) / Math.max(1, all);
  };
}

/**
 * 1 for what has the colours of a head rather than those of the clothes, and hangs together with it: hair, also
 * below the chin.
 *
 * @param isOfHead tells what is surely hair, or on it
 * @param isOfClothes tells what is most likely worn
 */
export function hairOf(
  tints: Tints,
  subject: Float32Array,
  isOfHead: (p: number) => boolean,
  isOfClothes: (p: number) => boolean,
): Uint8Array {
  const onHead = frequencies(tints, isOfHead);
  const onBody = frequencies(tints, isOfClothes);
  const alike = Uint8Array.from(subject, (share, p) =>
    share > 0.5 && (isOfHead(p) || onHead(p) > onBody(p)) ? 1 : 0,
  );
  // Hair is of its colours throughout, where a knitted sweater has some of them in places.
  const radius = Math.ceil(AROUND * Math.max(tints.width, tints.height));
  const dense = boxMean(Float32Array.from(alike), tints, radius);
  const { labels, parts } = connectedParts(
    alike.map((value, p) => ((dense[p] as number) > DENSE ? value : 0)),
    tints,
    1,
  );
  const isHair = new Uint8Array(parts.length);
  for (let p = 0; p < labels.length; p++) if (isOfHead(p)) isHair[labels[p] as number] = 1;
  isHair[0] = 0;
  const found = Float32Array.from(labels, (label) => isHair[label] as number);
  const near = boxMean(found, tints, radius);
  return alike.map((value, p) => (value && (near[p] as number) > 0 ? 1 : 0));
}
