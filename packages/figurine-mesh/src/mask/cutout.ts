import { FigurineError } from '../errors.ts';

/** A picture whose transparency says what belongs to the subject. */
export interface Cutout {
  /** Pixels; at most 40 million altogether. */
  width: number;
  height: number;
  /** Red, green, blue, alpha of each pixel, row by row from the top left; not premultiplied. */
  data: Uint8ClampedArray | Uint8Array;
}

/** The embedded image engine's limit too. */
const MOST_PIXELS = 40e6;

/** @throws FigurineError `invalid_picture` */
export function checkCutout({ width, height, data }: Cutout): void {
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isSize || data.length !== width * height * 4) {
    const words = `A cut-out of ${width} × ${height} pixels needs four bytes for each; it has ${data.length}.`;
    throw new FigurineError('invalid_picture', words);
  }
  if (width * height > MOST_PIXELS) {
    const words = `The cut-out has more than ${MOST_PIXELS / 1e6} megapixels. Make it smaller.`;
    throw new FigurineError('invalid_picture', words);
  }
}
