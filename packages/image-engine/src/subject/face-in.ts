import type { Pixels } from '../picture/picture.ts';
import { isSkin } from './skin.ts';
import { connectedParts } from './tidy-mask.ts';

const LIKELY = 0.5;
/** Share of what is likely inside that is skin, from which on it is a face without its body. */
const BARE = 0.2;
/** Share of the picture that a face takes at least. */
const SMALLEST = 0.01;

/** Height to width, with the neck. */
const FLATTEST = 0.8;
const NARROWEST = 2.6;
/** Share of the ellipse around it that is skin: eyes, brows and a beard are none. */
const FILLED = 0.5;

/** Levels between which a face may be in a picture without colours, 0 to 255. */
const GREY_SKIN = { least: 90, most: 240 };
/** Red and blue of a pixel differ by more where there is a colour. */
const TONED = 12;

/** The upper end of a face, and half of its width, px. */
export interface Face {
  x: number;
  top: number;
  radius: number;
}

/**
 * The face in what is likely inside, if that is mostly one: an ellipse with the mean and the spread of the
 * skin there. Without colours anything light may be skin, a shirt as well: the uppermost piece of that shape.
 *
 * @param likely how likely each pixel is inside, 0 to 1
 */
export function faceIn(likely: Float32Array, picture: Pixels): Face | null {
  const { data, width, height, channels } = picture;
  const isGrey = isColourless(picture);
  const skin = new Uint8Array(likely.length);
  let inside = 0;
  for (let p = 0, i = 0; p < skin.length; p++, i += channels) {
    if ((likely[p] as number) < LIKELY) continue;
    inside++;
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const isBare = isGrey ? g > GREY_SKIN.least && g < GREY_SKIN.most : isSkin(r, g, b);
    if (isBare) skin[p] = 1;
  }
  const least = Math.max(SMALLEST * likely.length, BARE * inside);
  const whole = ellipseOf(skin, 1, width, least);
  if (whole || !isGrey) return whole;
  const { labels, parts } = connectedParts(skin, { width, height }, 1);
  const faces = parts.map((part, label) =>
    part.size < least ? null : ellipseOf(labels, label, width, least),
  );
  return faces.filter((face) => face !== null).sort((a, b) => a.top - b.top)[0] ?? null;
}

/** Whether it is all grey, or toned in one colour. */
function isColourless({ data, channels }: Pixels): boolean {
  let coloured = 0;
  for (let i = 0; i < data.length; i += channels)
    if (Math.abs((data[i] as number) - (data[i + 2] as number)) > TONED) coloured++;
  return coloured < (0.01 * data.length) / channels;
}

/** The ellipse of the places with that label; null when they are too few or of another shape. */
function ellipseOf(
  labels: ArrayLike<number>,
  label: number,
  width: number,
  least: number,
): Face | null {
  let [count, sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0, 0];
  for (let p = 0; p < labels.length; p++) {
    if (labels[p] !== label) continue;
    const x = p % width;
    const y = (p - x) / width;
    count++;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
  }
  if (count < least) return null;
  const [x, y] = [sumX / count, sumY / count];
  const rx = 2 * Math.sqrt(Math.max(0, sumXX / count - x * x));
  const ry = 2 * Math.sqrt(Math.max(0, sumYY / count - y * y));
  const shape = ry / Math.max(1, rx);
  const isFace = shape > FLATTEST && shape < NARROWEST && count > FILLED * Math.PI * rx * ry;
  return isFace ? { x, top: y - ry, radius: rx } : null;
}
