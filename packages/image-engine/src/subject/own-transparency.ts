import type { Mask, Pixels } from '../picture/picture.ts';

/** Opacities below and above which a pixel is clearly outside and clearly inside. */
const OUTSIDE = 64;
const INSIDE = 192;
/** Less than that share of clearly transparent pixels are rounded corners, or a slip of the eraser. */
const LEAST = 0.03;

/** The opacity of a picture that has been cut out already; null of any other. */
export function ownTransparency({ data, width, height, channels }: Pixels): Mask | null {
  if (channels === 3) return null;
  const opacity = new Uint8Array(width * height);
  let [outside, inside] = [0, 0];
  for (let p = 0, i = 3; p < opacity.length; p++, i += 4) {
    const value = data[i] as number;
    opacity[p] = value;
    if (value < OUTSIDE) outside++;
    else if (value > INSIDE) inside++;
  }
  if (outside < LEAST * opacity.length || inside === 0) return null;
  return { data: opacity, width, height };
}
