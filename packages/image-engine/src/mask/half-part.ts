import { smoothstep } from '../light/oklab.ts';
import { HALVES, type Half, type Mask, type Scope, type Size } from '../picture/picture.ts';

/** How wide the edge of a half fades, as a share of the side that it divides: in a smooth sky a narrower one is a band. */
const FADE = 0.14;

/** The rest of the picture. */
export const OPPOSITE: Readonly<Record<Half, Half>> = {
  ...{ leftHalf: 'rightHalf', rightHalf: 'leftHalf' },
  ...{ topHalf: 'bottomHalf', bottomHalf: 'topHalf' },
};

export const isHalf = (on: Scope): on is Half => HALVES.some((half) => half === on);

/**
 * One half of a picture.
 *
 * @param isSoft its edge fades, within the half: the other half stays as it is
 */
export function halfPart(on: Half, isSoft: boolean, { width, height }: Size): Mask {
  const isAcross = on === 'leftHalf' || on === 'rightHalf';
  const side = isAcross ? width : height;
  const fade = isSoft ? Math.max(1, FADE * side) : 0;
  const isFirst = on === 'leftHalf' || on === 'topHalf';
  const shares = Uint8Array.from({ length: side }, (_, i) => {
    // From the middle of the picture to the middle of the pixel.
    const inside = isFirst ? side / 2 - (i + 0.5) : i + 0.5 - side / 2;
    if (inside < 0) return 0;
    return fade === 0 ? 255 : Math.round(255 * smoothstep(0, fade, inside));
  });
  const data = new Uint8Array(width * height);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) data[p] = shares[isAcross ? x : y] as number;
  return { data, width, height };
}
