import { fromPixels, toPixels } from './decode.ts';
import { facesIn } from './faces.ts';
import { headSpans, withHeads } from './heads.ts';
import type { Mask, Pixels, Size } from './picture.ts';

/** A part of a picture in whole px. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** Longer edge at which a picture is looked at, px: what catches the eye at a glance shows at that size. */
const GLANCE = 112;
/** Stretches that each edge is looked at in. */
const STRETCHES = 9;
/** What the colour of skin adds: faces come first. */
const SKIN = 55;
/** What a step between neighbours counts for, beside a colour that the border has not. */
const DETAIL = 0.8;
/** What attracts less than that share of the mean is passed over. */
const PASSED_OVER = 0.8;
/** How much more the middle of a part counts than its ends: 0 the same. */
const MIDDLE = 0.3;
/** A part of an upright picture is taken above its middle: that is where heads are. */
const RAISED = 0.35;

/** A part lower than that share of the picture cuts through what stands there. */
const SLICE = 0.75;
/** How much more the upper end of it counts than the lower one: heads are there. */
const UPPER_END = 1;

/** The largest part of that ratio (width by height), at the upper left. */
export function largestOf({ width, height }: Size, ratio: number): Size {
  return {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  };
}

/**
 * The largest part of that ratio about what catches the eye: what differs in colour from the picture's
 * edges, has detail, or has the colour of skin. Heads are not cut where there is room for them.
 *
 * @param about what the part shall show instead; of the picture's size
 */
export async function partAbout(pixels: Pixels, ratio: number, about?: Mask): Promise<Part> {
  const { width, height } = largestOf(pixels, ratio);
  const isWhole = width === pixels.width && height === pixels.height;
  if (isWhole) return { left: 0, top: 0, width, height };
  const isMarked = about?.data.some((value) => value > 0) === true;
  const weights = await weightsOf(about && isMarked ? asGrey(about) : pixels, isMarked);
  const isWide = width < pixels.width;
  const isSlice = !isWide && height < pixels.height * SLICE && !isMarked;
  const rows = rowsOf(weights);
  const profile = isWide ? columnsOf(weights) : isSlice ? raised(rows) : rows;
  const [whole, part] = isWide ? [pixels.width, width] : [pixels.height, height];
  const length = (profile.length * part) / whole;
  const from = Math.round(
    (bestStart(profile, length, isWide ? 0.5 : RAISED) * whole) / profile.length,
  );
  const heads = isMarked ? [] : headSpans(await facesIn(pixels), isWide ? 'across' : 'down');
  const start = withHeads(Math.min(whole - part, Math.max(0, from)), part, whole, heads);
  return { left: isWide ? start : 0, top: isWide ? 0 : start, width, height };
}

interface Weights extends Size {
  data: Float32Array;
}

function asGrey({ data, width, height }: Mask): Pixels {
  const rgb = new Uint8Array(data.length * 3);
  for (let p = 0, i = 0; p < data.length; p++, i += 3) rgb[i] = data[p] as number;
  return { data: rgb, width, height, channels: 3 };
}

/** How much each part of a picture draws the eye, in a small version of it. */
export const attractionOf = (pixels: Pixels): Promise<Weights> => weightsOf(pixels, false);

async function weightsOf(pixels: Pixels, isMask: boolean): Promise<Weights> {
  const scale = Math.min(1, GLANCE / Math.max(pixels.width, pixels.height));
  const side = (px: number) => Math.max(1, Math.round(px * scale));
  const size = { width: side(pixels.width), height: side(pixels.height) };
  const small = await toPixels(
    fromPixels(pixels)
      .flatten({ background: '#808080' })
      .resize(size.width, size.height, { fit: 'fill' }),
  );
  if (!isMask) return { ...size, data: attraction(small) };
  const data = new Float32Array(size.width * size.height);
  for (let p = 0, i = 0; p < data.length; p++, i += 3) data[p] = small.data[i] as number;
  return { ...size, data };
}

/** How much each pixel draws the eye; only the upper part of the range counts. */
function attraction(pixels: Pixels): Float32Array {
  const { data, width, height } = pixels;
  const border = coloursOfBorder(pixels);
  const result = new Float32Array(width * height);
  let sum = 0;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const i = p * 3;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const right = x + 1 < width ? i + 3 : i;
      const below = y + 1 < height ? i + width * 3 : i;
      const detail =
        Math.abs((data[right + 1] as number) - g) + Math.abs((data[below + 1] as number) - g);
      const value = strangeness(border, r, g, b) + detail * DETAIL + (isSkin(r, g, b) ? SKIN : 0);
      result[p] = value;
      sum += value;
    }
  }
  const usual = (sum / result.length) * PASSED_OVER;
  for (let p = 0; p < result.length; p++) result[p] = Math.max(0, (result[p] as number) - usual);
  return result;
}

/** How far a colour is from every one of the border: what reaches the picture's edges is its background. */
function strangeness(border: Float32Array, r: number, g: number, b: number): number {
  let least = 1000;
  for (let k = 0; k < border.length; k += 3) {
    const red = r - (border[k] as number);
    const green = g - (border[k + 1] as number);
    const blue = b - (border[k + 2] as number);
    // Differences of colour count more than those of light: skies and walls have the latter too.
    const light = Math.abs(red + green + blue) / 6;
    const distance = light + Math.abs(red - green) + Math.abs(green - blue);
    if (distance < least) least = distance;
  }
  return least;
}

/** Mean colours of stretches along the four edges, three numbers each. */
function coloursOfBorder({ data, width, height }: Pixels): Float32Array {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const colours: number[] = [];
  for (let k = 0; k < STRETCHES; k++) {
    const from = k / STRETCHES;
    const to = (k + 1) / STRETCHES;
    for (const [left, right, top, bottom] of [
      [from * width, to * width, 0, depth],
      [from * width, to * width, height - depth, height],
      [0, depth, from * height, to * height],
      [width - depth, width, from * height, to * height],
    ] as const) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let y = Math.floor(top); y < Math.max(Math.floor(top) + 1, Math.floor(bottom)); y++) {
        for (let x = Math.floor(left); x < Math.max(Math.floor(left) + 1, Math.floor(right)); x++) {
          const i = (y * width + x) * 3;
          red += data[i] as number;
          green += data[i + 1] as number;
          blue += data[i + 2] as number;
          count += 1;
        }
      }
      colours.push(red / count, green / count, blue / count);
    }
  }
  return Float32Array.from(colours);
}

/** Skin of any tone in usual light, after Kovac, Peer & Solina 2003, "Human skin colour clustering". */
export function isSkin(r: number, g: number, b: number): boolean {
  return r > 95 && g > 40 && b > 20 && r > b && r - Math.min(g, b) > 15 && r - g > 15 && r - g < 90;
}

function columnsOf({ data, width }: Weights): Float64Array {
  const sums = new Float64Array(width);
  for (let p = 0; p < data.length; p++)
    sums[p % width] = (sums[p % width] as number) + (data[p] as number);
  return sums;
}

function rowsOf({ data, width, height }: Weights): Float64Array {
  const sums = new Float64Array(height);
  for (let p = 0; p < data.length; p++) {
    const y = Math.floor(p / width);
    sums[y] = (sums[y] as number) + (data[p] as number);
  }
  return sums;
}

/** Rows that count the more the more of the whole is below them. */
function raised(rows: Float64Array): Float64Array {
  const total = rows.reduce((sum, value) => sum + value, 0);
  let below = total;
  return rows.map((value) => {
    below -= value;
    return value * (1 + (UPPER_END * below) / Math.max(1, total));
  });
}

/**
 * Where a stretch of that length has to start to show most, the middle counting more than the ends: so
 * that nothing that matters is cut.
 *
 * @param usual where it starts when nothing stands out, as a share of the room that there is
 */
function bestStart(profile: Float64Array, length: number, usual: number): number {
  const last = Math.max(0, profile.length - length);
  const steps = Math.max(1, Math.ceil(last * 2));
  const total = profile.reduce((sum, value) => sum + value, 0);
  if (total === 0) return last * usual;
  let [best, most] = [last * usual, -1];
  for (let k = 0; k <= steps; k++) {
    const start = (last * k) / steps;
    let sum = 0;
    for (let i = Math.floor(start); i < Math.min(profile.length, start + length); i++) {
      const place = (i + 0.5 - start) / length;
      if (place > 0 && place < 1)
        sum += (profile[i] as number) * Math.sin(Math.PI * place) ** MIDDLE;
    }
    const off = last > 0 ? Math.abs(start - last * usual) / last : 0;
    const value = sum - total * 0.15 * off;
    if (value > most) [best, most] = [start, value];
  }
  return best;
}
