import { isSkin } from '../subject/skin.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { boxMean } from '../vision/box-mean.ts';
import { fromPixels, toPixels } from './decode.ts';
import type { Pixels, Size } from './picture.ts';

/** The skin of a face, as an upright ellipse, px. */
export interface Face {
  x: number;
  y: number;
  /** Half of its width and of its height. */
  rx: number;
  ry: number;
}

/** Longer edge at which faces are looked for, px. */
const LOOKED_AT = 320;
/** Half the side of the square that has to be mostly skin, px: a nose's shadow parts no face, and a hand joins none. */
const REACH = 2;
const MOSTLY = 0.55;
/** Shares of the picture that a face takes at least and at most. */
const SMALLEST = 0.005;
const LARGEST = 0.3;
/** Share of its ellipse that is skin: eyes, brows and a beard are none. */
const FILLED = 0.72;
/** Height to width, with fair hair or a neck at most. */
const FLATTEST = 0.8;
const NARROWEST = 1.9;
/** Red and blue of a pixel differ by more where there is a colour, of a hue that is that far from the mean in others. */
const COLOURED = { least: 12, apart: 0.15 };
/** With fewer such pixels it is all grey, or toned: skin is no colour of its own there. */
const MANY_HUES = 0.02;

/** Faces in a picture, the largest first: pieces of skin that stand by themselves and have a face's shape. */
export async function facesIn(pixels: Pixels): Promise<Face[]> {
  const scale = Math.min(1, LOOKED_AT / Math.max(pixels.width, pixels.height));
  const side = (px: number) => Math.max(1, Math.round(px * scale));
  const [width, height] = [side(pixels.width), side(pixels.height)];
  const small = await toPixels(
    fromPixels(pixels).flatten({ background: '#808080' }).resize(width, height, { fit: 'fill' }),
  );
  if (isColourless(small)) return [];
  return ellipsesOf(skinOf(small), small)
    .sort((a, b) => b.rx * b.ry - a.rx * a.ry)
    .map(({ x, y, rx, ry }) => ({ x: x / scale, y: y / scale, rx: rx / scale, ry: ry / scale }));
}

/** Whether it is all grey, or toned in one colour. */
function isColourless({ data, channels }: Pixels): boolean {
  // Where green is between red and blue tells one warm hue from another; of cold ones there is none in a toned picture.
  const hues: number[] = [];
  for (let i = 0; i < data.length; i += channels) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    if (Math.abs(r - b) > COLOURED.least) hues.push((r - g) / (r - b) + (r < b ? 10 : 0));
  }
  const sorted = Float32Array.from(hues).sort();
  const usual = sorted[sorted.length >> 1] ?? 0;
  const others = hues.filter((hue) => Math.abs(hue - usual) > COLOURED.apart).length;
  return others < (MANY_HUES * data.length) / channels;
}

function skinOf({ data, width, height, channels }: Pixels): Uint8Array {
  const skin = new Float32Array(width * height);
  for (let p = 0, i = 0; p < skin.length; p++, i += channels)
    if (isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) skin[p] = 1;
  const mean = boxMean(skin, { width, height }, REACH);
  return Uint8Array.from(mean, (share) => (share > MOSTLY ? 1 : 0));
}

function ellipsesOf(skin: Uint8Array, size: Size): Face[] {
  const { labels, parts } = connectedParts(skin, size, 1);
  const squares = parts.map(() => ({ x: 0, y: 0 }));
  for (let p = 0; p < labels.length; p++) {
    const square = squares[labels[p] as number] as { x: number; y: number };
    const x = p % size.width;
    square.x += x * x;
    square.y += ((p - x) / size.width) ** 2;
  }
  return parts.flatMap((part, label) => {
    const share = part.size / skin.length;
    if (label === 0 || share < SMALLEST || share > LARGEST) return [];
    const [x, y] = [part.x / part.size, part.y / part.size];
    const square = squares[label] as { x: number; y: number };
    const rx = 2 * Math.sqrt(Math.max(0, square.x / part.size - x * x));
    const ry = 2 * Math.sqrt(Math.max(0, square.y / part.size - y * y));
    const shape = ry / Math.max(1, rx);
    const isFace = shape > FLATTEST && shape < NARROWEST && part.size > FILLED * Math.PI * rx * ry;
    // What goes on beyond a side is no whole face; a head may be cut above.
    return isFace && x > rx && x + rx < size.width ? [{ x, y, rx, ry }] : [];
  });
}
