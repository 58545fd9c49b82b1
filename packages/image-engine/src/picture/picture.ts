import type { Sharp } from 'sharp';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Decoded pixels: 8-bit sRGB, rows from the top, 3 (RGB) or 4 (RGBA, alpha not premultiplied) bytes each. */
export interface Pixels extends Size {
  data: Uint8Array;
  channels: 3 | 4;
}

/**
 * Where a step sits in sharp's own fixed order of work. Steps of rising rank share one pass over
 * the picture; a step of equal or lower rank starts a new pass.
 */
export const RANK = {
  darken: 10,
  greyscale: 12,
  resize: 20,
  flip: 32,
  turn: 34,
  extract: 40,
  extend: 50,
  blur: 60,
  matrix: 70,
  sharpen: 80,
  gamma: 90,
  negate: 99,
} as const;

/** A step that sharp streams: decoded rows flow through it straight into the encoder. */
export interface StreamPass {
  kind: 'stream';
  rank: number;
  size?: (size: Size) => Size;
  build: (sharp: Sharp, size: Size) => Sharp;
  /** Colourless stays colourless. */
  grey?: 'keeps';
}

/** Every pixel becomes its luminance. */
export interface GreyPass {
  kind: 'grey';
}

/** Rows give the new red, green and blue as weights of the old. */
export type Matrix = readonly [
  readonly [number, number, number],
  readonly [number, number, number],
  readonly [number, number, number],
];

/** A colour matrix. Neighbouring ones are multiplied and applied as one. */
export interface MatrixPass {
  kind: 'matrix';
  matrix: Matrix;
}

/** A step that needs all pixels at hand. It may change `pixels.data` in place and give it back. */
export interface PixelPass {
  kind: 'pixels';
  size?: (size: Size) => Size;
  run: (pixels: Pixels, context: PassContext) => Pixels | Promise<Pixels>;
}

/** A step that measures the whole picture first; null when it then finds nothing to do. */
export interface MeasuredPass {
  kind: 'measured';
  run: (pixels: Pixels) => Pixels | null;
}

/** What a step may know beyond the picture itself. */
export interface PassContext {
  /** All pictures of the request, decoded; the first is the one as uploaded. */
  others: () => Promise<Pixels[]>;
}

export type Pass = StreamPass | MatrixPass | GreyPass | PixelPass | MeasuredPass;

/** The size after a pass. */
export function sizeAfter(pass: Pass, size: Size): Size {
  return (pass.kind === 'stream' || pass.kind === 'pixels') && pass.size ? pass.size(size) : size;
}
