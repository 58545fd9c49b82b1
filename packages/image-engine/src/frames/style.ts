import { luminance, type Rgb } from '../grammar/words/colours.ts';
import type { Part } from '../picture/focus.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import type { Edges } from './draw.ts';

/** What a frame looks like in numbers. */
export interface FrameLook {
  /** px that stand for the style's usual width. */
  side: number;
  colour: Rgb;
  /** Written below the picture, where the style has room for it. */
  caption: string | null;
  /** Of the picture's corners, px; null for the style's own. */
  radius: number | null;
  /** Of a rail around a mount; null for the style's own. */
  rail: Rgb | null;
}

/** How a style of frame is made. */
export interface Style {
  edges: (size: Size, side: number) => Edges;
  draw: (
    pixels: Pixels,
    edges: Edges,
    look: FrameLook,
    pause: () => Promise<void>,
  ) => Promise<Pixels>;
}

/** The same on every side. */
export const all = (px: number): Edges => ({ left: px, top: px, right: px, bottom: px });
/** A share of the style's width, at least 1 px. */
export const parts = (side: number, share: number) => Math.max(1, Math.round(side * share));
/** A rectangle made larger on every side. */
export const grown = ({ left, top, width, height }: Part, px: number): Part => ({
  left: left - px,
  top: top - px,
  width: width + 2 * px,
  height: height + 2 * px,
});
/** A rectangle made smaller on every side. */
export const shrunk = ({ left, top, width, height }: Part, px: number): Part => ({
  ...{ left: left + px, top: top + px },
  ...{ width: Math.max(0, width - 2 * px), height: Math.max(0, height - 2 * px) },
});
/** Where the picture is in its frame. */
export const placeOf = ({ width, height }: Size, { left, top }: Edges): Part => ({
  ...{ left, top },
  ...{ width, height },
});
/** Whether light lines show on it. */
export const isDark = (colour: Rgb) => luminance(colour) < 0.3;

export const INK: Rgb = [26, 25, 24];
export const WHITE: Rgb = [255, 255, 255];
