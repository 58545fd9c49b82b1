import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { quantileOf } from '../vision/quantile.ts';

/** Ground of a double exposure: the white of a sheet, a little warm, which is left where both are bright. */
const PAPER = [246, 244, 240] as const;
/** Share of its own colour that the portrait keeps: the other picture brings the colour. */
const COLOUR = 0.25;
/** Pixels between two pauses. */
const PIXELS_A_TURN = 1_000_000;
/** Levels that the portrait's darkest, middle and brightest tones come to, 0 to 1. */
const TONES = { dark: 0.02, middle: 0.3, bright: 0.86 };

/** What the middle of the other picture's tones is brought down to where it is lighter, 0 to 1, and by what power at most: light on light is but paper. */
const EXPOSED = { middle: 0.45, most: 2.4 };

/**
 * Fills a subject's silhouette with another picture as two exposures on one film do: their lights add
 * up (screen), so that the other picture shows in the subject's shadows and fades in its lights.
 *
 * @param subject the picture with the subject
 * @param other with its place on the subject's picture; it covers the subject
 * @param share how much of the other picture comes through, 0 to 1
 */
export async function doubleExposed(
  subject: Pixels,
  mask: Mask,
  other: { pixels: Pixels; left: number; top: number },
  share: number,
  pause: PassContext['checkpoint'],
): Promise<Pixels> {
  const { width, height } = subject;
  const curve = toneCurve(subject, mask);
  const fade = fadeOf(mask);
  const data = new Uint8Array(width * height * 3);
  const { pixels: second, left, top } = other;
  const light = lightOf(second, share);
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, to = 3 * p, i = p * subject.channels; x < width; x++, p++) {
      const inside = ((mask.data[p] as number) / 255) * (fade[y] as number);
      if (inside === 0) {
        data[to] = PAPER[0];
        data[to + 1] = PAPER[1];
        data[to + 2] = PAPER[2];
      } else {
        const r = subject.data[i] as number;
        const g = subject.data[i + 1] as number;
        const b = subject.data[i + 2] as number;
        const luma = (r * 54 + g * 183 + b * 19) / 256;
        const tone = curve[Math.round(luma)] as number;
        const j = ((y - top) * second.width + x - left) * second.channels;
        for (let c = 0; c < 3; c++) {
          const own = subject.data[i + c] as number;
          const first = Math.min(1, Math.max(0, tone + ((own - luma) / 255) * COLOUR));
          const both =
            255 * (1 - (1 - first) * (1 - (light[second.data[j + c] as number] as number)));
          const paper = PAPER[c] as number;
          data[to + c] = paper + (both - paper) * inside + 0.5;
        }
      }
      to += 3;
      i += subject.channels;
    }
  });
  return { data, width, height, channels: 3 };
}

/** The light that each level of the other picture adds, 0 to 1: a pale one is exposed less. */
function lightOf({ data, channels }: Pixels, share: number): Float32Array {
  const lumas = new Float32Array(data.length / channels);
  for (let p = 0, i = 0; p < lumas.length; p++, i += channels)
    lumas[p] =
      ((data[i] as number) * 54 + (data[i + 1] as number) * 183 + (data[i + 2] as number) * 19) /
      65_536;
  const middle = Math.min(0.99, quantileOf(lumas, 0.5));
  const power =
    middle > EXPOSED.middle
      ? Math.min(EXPOSED.most, Math.log(EXPOSED.middle) / Math.log(middle))
      : 1;
  return Float32Array.from({ length: 256 }, (_, v) => (v / 255) ** power * share);
}

/** Spreads the subject's tones: dark enough for the other picture to show, bright lights left. */
function toneCurve({ data, channels }: Pixels, mask: Mask): Float32Array {
  const histogram = new Float64Array(256);
  let count = 0;
  for (let p = 0, i = 0; p < mask.data.length; p++, i += channels) {
    const weight = mask.data[p] as number;
    if (weight < 128) continue;
    const luma =
      ((data[i] as number) * 54 + (data[i + 1] as number) * 183 + (data[i + 2] as number) * 19) >>
      8;
    histogram[luma] = (histogram[luma] as number) + 1;
    count += 1;
  }
  const level = (share: number) => {
    let sum = 0;
    for (let v = 0; v < 256; v++) {
      sum += histogram[v] as number;
      if (sum >= count * share) return v;
    }
    return 255;
  };
  const [low, high] = [level(0.03), level(0.97)];
  // The median alone would be an end of the range where there are only lights and shadows.
  const middle = (level(0.55) + (low + high) / 2) / 2;
  return Float32Array.from({ length: 256 }, (_, v) => {
    const { dark, middle: half, bright } = TONES;
    const part = (from: number, to: number) =>
      Math.min(1, Math.max(0, (v - from) / Math.max(1, to - from)));
    return v <= middle
      ? dark + (half - dark) * part(low, middle)
      : half + (bright - half) * part(middle, high);
  });
}

/** A subject that its picture cuts off below fades into the paper there, rather than end in a line. */
function fadeOf({ data, width, height }: Mask): Float32Array {
  let cut = 0;
  for (let x = 0; x < width; x++) if ((data[(height - 1) * width + x] as number) > 128) cut += 1;
  const isCut = cut > width * 0.04;
  return Float32Array.from({ length: height }, (_, y) => {
    if (!isCut) return 1;
    const t = Math.min(1, Math.max(0, (height - 1 - y) / (height * 0.22)));
    return t * t * (3 - 2 * t);
  });
}

/** Both pictures at once, each seen through the other; of the first one's size. */
export async function dissolved(
  first: Pixels,
  other: Pixels,
  share: number,
  pause: PassContext['checkpoint'],
): Promise<Pixels> {
  const { width, height, channels } = first;
  const data = new Uint8Array(first.data.length);
  for (let i = 0, j = 0; i < data.length; i += channels, j += other.channels) {
    if (i % (PIXELS_A_TURN * channels) === 0) await pause();
    for (let c = 0; c < 3; c++) {
      const own = first.data[i + c] as number;
      data[i + c] = own + ((other.data[j + c] as number) - own) * share + 0.5;
    }
    if (channels === 4) {
      const alpha = first.data[i + 3] as number;
      data[i + 3] = alpha + (255 - alpha) * share + 0.5;
    }
  }
  return { data, width, height, channels };
}
