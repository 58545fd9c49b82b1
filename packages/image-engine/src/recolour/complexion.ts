import { smoothstep } from '../light/oklab.ts';
import { median, sumOf } from './measures.ts';
import { isSkinLike } from './named-hue.ts';
import { aOf, bOf, RADIANS, type Tints } from './tints.ts';

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

/** The skin of a face; null where none is seen. */
export function faceSkin(tints: Tints, face: Float32Array): Skin | null {
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
