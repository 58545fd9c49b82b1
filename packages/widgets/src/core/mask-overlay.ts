import type { MaskRaster } from './mask-raster.ts';

/** Red, green, blue. */
type Colour = readonly [number, number, number];

const TINT: Colour = [255, 210, 46];
const LIGHT: Colour = [255, 255, 255];
const DARK: Colour = [27, 24, 18];

/** Opacity of the light and the dark stripes where all may change, 0 to 255. */
const LIGHT_STRIPE = 165;
const DARK_STRIPE = 70;
/** Of the page, in pixels: width of a stripe, of the border line, and length of its dashes. */
const STRIPE = 6;
const LINE = 1.75;
const DASH = 5;

/**
 * Stripes over what may change, and a dashed line around it: light and dark, to be seen on any picture.
 * @param scale - pixels of the mask for one of the page
 */
export function paintOverlay(
  context: CanvasRenderingContext2D,
  { values, width, height }: MaskRaster,
  scale: number,
): void {
  const [stripe, line, dash] = [STRIPE, LINE, DASH].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number, number];
  const image = context.createImageData(width, height);
  const { data } = image;
  const put = (p: number, [red, green, blue]: Colour, opacity: number) => {
    data[p * 4] = red;
    data[p * 4 + 1] = green;
    data[p * 4 + 2] = blue;
    data[p * 4 + 3] = opacity;
  };
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const value = values[p] ?? 0;
      if (value === 0) continue;
      if (isBorder({ values, width, height }, x, y, line)) {
        const isLight = (x + y) % (2 * dash) < dash;
        put(p, isLight ? LIGHT : DARK, 255);
      } else {
        const isTinted = (x + y) % (2 * stripe) < stripe;
        const share = 0.25 + 0.75 * (value / 255);
        put(p, isTinted ? TINT : DARK, share * (isTinted ? LIGHT_STRIPE : DARK_STRIPE));
      }
    }
  }
  context.putImageData(image, 0, 0);
}

/** Whether something that is kept is within the line's width. The picture's own edges are no border. */
function isBorder(
  { values, width, height }: MaskRaster,
  x: number,
  y: number,
  line: number,
): boolean {
  const p = y * width + x;
  for (let by = 1; by <= line; by++) {
    if (x >= by && values[p - by] === 0) return true;
    if (x + by < width && values[p + by] === 0) return true;
    if (y >= by && values[p - by * width] === 0) return true;
    if (y + by < height && values[p + by * width] === 0) return true;
  }
  return false;
}
