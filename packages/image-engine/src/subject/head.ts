import type { Box } from '../mask/mask-box.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { isSkin } from './skin.ts';
import { connectedParts } from './tidy-mask.ts';

/** Shares of the picture that a face takes at least and at most. */
const SMALLEST = 0.003;
const LARGEST = 0.08;
/** Share of its box that skin fills: eyes, brows and mouth are none. */
const FILLED = 0.5;
/** Height to width. */
const FLATTEST = 0.85;
const NARROWEST = 2.2;

/**
 * Adds the head to a body: clothes often differ in colour from the head above them, which then is
 * divided from them. A blob of skin of a face's shape, that stands free and right on what is likely
 * inside, belongs to it, and so may the hair around it.
 *
 * @param likely how likely each pixel is inside, 0 to 1; changed in place
 */
export function addHead(likely: Float32Array, picture: Pixels): void {
  for (const face of facesOf(picture)) {
    if (!standsOn(face, likely, picture)) continue;
    raise(likely, face, picture);
  }
}

function facesOf({ data, width, height, channels }: Pixels): Box[] {
  const skin = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < skin.length; p++, i += channels)
    if (isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) skin[p] = 1;
  const { labels, parts } = connectedParts(skin, { width, height }, 1);
  const boxes = parts.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const box = boxes[labels[p] as number] as Box;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  }
  return boxes.filter(({ left, top, right, bottom }, label) => {
    const part = parts[label];
    if (!part || part.size === 0 || part.touchesRim) return false;
    const share = part.size / skin.length;
    const shape = (bottom - top) / (right - left);
    return (
      share > SMALLEST &&
      share < LARGEST &&
      part.size > FILLED * (right - left) * (bottom - top) &&
      shape > FLATTEST &&
      shape < NARROWEST
    );
  });
}

/** Whether a body is right below a face, and none of it beside. */
function standsOn(face: Box, likely: Float32Array, size: Size): boolean {
  const { left, top, right, bottom } = face;
  const [wide, high] = [right - left, bottom - top];
  const middle = top + 0.6 * high;
  const below = meanIn(likely, size, { left, right, top: bottom, bottom: bottom + 0.5 * high });
  const before = meanIn(likely, size, {
    left: left - 0.6 * wide,
    right: left - 2,
    top,
    bottom: middle,
  });
  const behind = meanIn(likely, size, {
    left: right + 2,
    right: right + 0.6 * wide,
    top,
    bottom: middle,
  });
  return below > 0.5 && before < 0.3 && behind < 0.3;
}

function meanIn(plane: Float32Array, { width, height }: Size, box: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x++) {
      sum += plane[y * width + x] as number;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** What is taken as likely where hair may be: colours decide. */
const HAIR = 0.6;

/** Takes a face, and the hair around it, for likely. */
export function raise(likely: Float32Array, face: Box, { width, height }: Size): void {
  const { left, top, right, bottom } = face;
  const [x0, y0] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
  for (let y = Math.max(0, Math.floor(top - ry)); y < Math.min(height, bottom + ry); y++) {
    for (let x = Math.max(0, Math.floor(left - rx)); x < Math.min(width, right + rx); x++) {
      const across = (x + 0.5 - x0) / rx;
      const down = (y + 0.5 - y0) / ry;
      const isFace = across * across + down * down < 0.7;
      // Hair reaches higher than it hangs down.
      const isHair = (across / 1.45) ** 2 + ((down + 0.15) / 1.5) ** 2 < 1;
      const share = isFace ? 1 : isHair ? HAIR : 0;
      const p = y * width + x;
      if (share > (likely[p] as number)) likely[p] = share;
    }
  }
}
