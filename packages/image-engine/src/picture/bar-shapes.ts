import type { Position } from '../grammar/words/position.ts';
import { heartAround } from './heart.ts';
import type { Setting } from './lettering.ts';
import type { Size } from './picture.ts';
import { BAR, type Place } from './set-in-box.ts';

/** What letters may stand on beside a plain bar or box. */
export const BAR_SHAPES = ['rounded', 'circle', 'bubble', 'heart'] as const;
export type BarShape = (typeof BAR_SHAPES)[number];

/** How far a shape goes beyond the letters that stand on it, px. */
export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Air between a circle and the nearest corner of the letters, in em. */
const CIRCLE_AIR = 0.4;
/** Of a speech bubble, in em: beside the letters, above and below them, and how far its tail hangs down. */
export const BUBBLE = { across: 0.8, down: 0.66, tail: 0.9 };
/** Around the letters in a heart, in em: they end well before its edge. */
const HEART_AIR = 0.45;

/** How far the shape goes beyond letters of that setting. */
export function reachOf(shape: BarShape, { width, height, fontSize }: Setting): Reach {
  if (shape === 'circle') {
    const radius = Math.hypot(width, height) / 2 + CIRCLE_AIR * fontSize;
    const [across, down] = [radius - width / 2, radius - height / 2];
    return { left: across, right: across, top: down, bottom: down };
  }
  if (shape === 'heart') {
    const air = HEART_AIR * fontSize;
    const heart = heartAround({ width: width + 2 * air, height: height + 2 * air });
    const across = heart.half - width / 2;
    return {
      ...{ left: across, right: across },
      ...{ top: heart.above - height / 2, bottom: heart.below - height / 2 },
    };
  }
  const { across, down } = shape === 'bubble' ? BUBBLE : BAR;
  const tail = shape === 'bubble' ? BUBBLE.tail : 0;
  return {
    ...{ left: across * fontSize, right: across * fontSize },
    ...{ top: down * fontSize, bottom: (down + tail) * fontSize },
  };
}

/** Letters with their shape, px. */
export function sizeOn(shape: BarShape, setting: Setting): Size {
  const { left, right, top, bottom } = reachOf(shape, setting);
  return { width: setting.width + left + right, height: setting.height + top + bottom };
}

/** How far letters are moved inwards, px, so that their shape stands where letters without one would. */
export function insetOn(
  shape: BarShape,
  setting: Setting,
  { horizontal, vertical }: Position,
): Place {
  const { left, right, top, bottom } = reachOf(shape, setting);
  const across = { left, centre: 0, right: -right };
  const down = { top, middle: (top - bottom) / 2, bottom: -bottom, above: 0, below: 0 };
  return { left: Math.round(across[horizontal]), top: Math.round(down[vertical]) };
}
