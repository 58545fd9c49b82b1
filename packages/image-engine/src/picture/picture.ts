import type { Sharp } from 'sharp';
import type { Remark } from '../remark.ts';
import type { StageWords } from './stages.ts';

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
  /**
   * What becomes of a mask of the picture before it, once it has run; the mask goes through `run` when
   * left out. For passes that choose a place, or make one picture of several.
   */
  follow?: (mask: Mask) => Mask | Promise<Mask>;
  /** The subject of the picture that it has made, where that is known without looking for it. */
  subject?: () => Promise<Mask>;
}

/**
 * A step that measures the whole picture first; null when it then finds nothing to do. Every step that
 * asks for the subject or the selection, or takes long, is of this kind: others are tried on a strip.
 */
export interface MeasuredPass {
  kind: 'measured';
  run: (pixels: Pixels, context: PassContext) => Pixels | null | Promise<Pixels | null>;
}

/** One byte a pixel, rows from the top: 0 outside … 255 inside. */
export interface Mask extends Size {
  data: Uint8Array;
}

/**
 * The halves of a picture that an operation may be limited to. They are divided in the middle of the picture as it
 * stands when the operation's turn comes: turned and cropped.
 */
export const HALVES = ['leftHalf', 'rightHalf', 'topHalf', 'bottomHalf'] as const;
export type Half = (typeof HALVES)[number];

/**
 * The parts of the picture that an operation may be limited to. The land is all but the sky; marked is what the
 * visitor boxed or painted, unmarked all but that.
 */
export const SCOPES = [
  ...(['subject', 'background', 'sky', 'land', 'marked', 'unmarked'] as const),
  ...HALVES,
] as const;
export type Scope = (typeof SCOPES)[number];

/** Passes that change only that part; the rest of the picture keeps its pixels. */
export interface ScopedPass {
  kind: 'scoped';
  on: Scope;
  /** It goes up to the edge of the part, without fading: to hide what is there, or to meet what is done beyond. */
  isSharp: boolean;
  passes: readonly Pass[];
}

/** What a step may know beyond the picture itself. */
export interface PassContext {
  /**
   * One picture of the request, counted from 0, as it was uploaded, brought to that size: several large
   * ones at full size are more than a worker holds.
   */
  pictureOf: (index: number, size: Size) => Promise<Pixels>;
  /**
   * The subject of the picture as it stands, at its size.
   *
   * @throws SubjectUnclearError when it cannot be told with enough confidence
   */
  subject: () => Promise<Mask>;
  /**
   * The same in half the time, its edge between two pixels: for telling things apart.
   *
   * @throws SubjectUnclearError when it cannot be told with enough confidence
   */
  roughSubject: () => Promise<Mask>;
  /** The subject of one picture of the request, counted from 0, as it was uploaded and at that size. */
  subjectOf: (index: number) => Promise<Mask>;
  /**
   * The sky of the picture as it stands; null, and the visitor is told, when there is none. Looked for
   * once, as long as nothing moves its pixels: what is done to a sky does not change where it is.
   */
  sky: (pixels: Pixels) => Promise<Mask | null>;
  /** What stands out of the picture, whatever was marked, its edge between two pixels; null when that is not even likely. */
  foreground: () => Promise<Mask | null>;
  /**
   * The thing in the visitor's box, of the picture as it stands, its edge between two pixels, and whether its outline
   * tells it from what is around; null when anything else was marked, or nothing.
   */
  thingInBox: () => Promise<(Mask & { isTold: boolean }) | null>;
  /** What the visitor boxed and painted, of the picture as it stands; null when nothing was, or all of it rubbed out again. */
  selected: () => Promise<Mask | null>;
  /**
   * To be awaited every 50 ms or so of long work: lets a cancellation be heard and tells how far it is.
   *
   * @param stage what is being done, as a present participle: "Finding the subject"
   * @param share of this pass, 0 to 1
   * @throws the signal's reason when the work is cancelled
   */
  checkpoint: (stage?: StageWords, share?: number) => Promise<void>;
  /** Adds a sentence for the visitor to the message. */
  say: (remark: Remark) => void;
}

export type Pass = StreamPass | MatrixPass | GreyPass | PixelPass | MeasuredPass | ScopedPass;

/** The size after a pass. */
export function sizeAfter(pass: Pass, size: Size): Size {
  return (pass.kind === 'stream' || pass.kind === 'pixels') && pass.size ? pass.size(size) : size;
}
