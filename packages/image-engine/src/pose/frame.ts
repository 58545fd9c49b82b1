import type { Size } from '../picture/picture.ts';
import { CANVAS, type Point } from './figure.ts';

/** Ratios of width to height, and the size that a picture of each has, px. */
export const SIZES = {
  '1:1': { width: 1280, height: 1280 },
  '4:3': { width: 1440, height: 1080 },
  '16:9': { width: 1600, height: 900 },
  '2:3': { width: 1024, height: 1536 },
} as const satisfies Record<string, Size>;

/** Width : height of a posed picture. */
export type PoseRatio = keyof typeof SIZES;

/** Which part of the canvas becomes the picture: it may reach beyond the canvas. */
export interface Frame {
  left: number;
  top: number;
  /** px of the picture for one of the canvas. */
  scale: number;
}

/** What is to lie in the picture, px of the canvas. */
interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room beside what is drawn, as a share of the frame. */
const AIR = 0.02;

/**
 * The largest part of the canvas with the picture's proportions, about its middle. Where something drawn
 * lies outside it moves, and grows when moving is not enough: nothing that was drawn is cut off.
 */
export function frameFor(size: Size, drawn: Extent | null): Frame {
  const ratio = size.width / size.height;
  let width = Math.min(CANVAS.width, CANVAS.height * ratio);
  let [x, y] = [CANVAS.width / 2, CANVAS.height / 2];
  if (drawn) {
    const room = 1 - 2 * AIR;
    const needed = Math.max(drawn.right - drawn.left, (drawn.bottom - drawn.top) * ratio) / room;
    width = Math.max(width, needed);
    x = moved(x, width * room, drawn.left, drawn.right);
    y = moved(y, (width / ratio) * room, drawn.top, drawn.bottom);
  }
  return { left: x - width / 2, top: y - width / ratio / 2, scale: size.width / width };
}

/** The middle of a stretch, moved no further than it takes to hold another. */
function moved(at: number, length: number, from: number, to: number): number {
  return Math.min(Math.max(at, to - length / 2), from + length / 2);
}

/** Where a place of the canvas lies in the picture. */
export function inPicture([x, y]: Point, { left, top, scale }: Frame): Point {
  return [(x - left) * scale, (y - top) * scale];
}
