import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';

/** What can be told of a division without knowing the truth; shares are 0 to 1. */
export interface MaskQuality {
  /** Share of the picture. */
  area: number;
  /** How much stronger colour changes at its edge than anywhere. */
  edge: number;
  /** How much colour changes there, L*a*b* units over two px both ways. */
  contrast: number;
  /** How different the colours of both sides are. */
  apart: number;
  /** Share of the picture's left, top and right side that it covers. */
  sides: number;
  /** Share of all four. */
  rim: number;
}

const BINS = 8;

/** @param inside 1 for every pixel inside, 0 outside */
export function qualityOf(lab: Lab, inside: Uint8Array, { width, height }: Size): MaskQuality {
  const histograms = [new Float64Array(BINS ** 3), new Float64Array(BINS ** 3)] as const;
  const counts: [number, number] = [0, 0];
  let [perimeter, atEdge, everywhere, steps] = [0, 0, 0, 0];
  let [sides, rim] = [0, 0];
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const side = inside[p] === 1 ? 1 : 0;
      const bin = binOf(lab, p);
      histograms[side][bin] = (histograms[side][bin] as number) + 1;
      counts[side]++;
      if (x + 2 < width && y + 2 < height) {
        const change = step(lab, p, p + 2) + step(lab, p, p + 2 * width);
        everywhere += change;
        steps++;
        if (inside[p] !== inside[p + 1] || inside[p] !== inside[p + width]) {
          perimeter++;
          atEdge += change;
        }
      }
      if (side === 0) continue;
      const atSides = x === 0 || y === 0 || x === width - 1;
      if (atSides) sides++;
      if (atSides || y === height - 1) rim++;
    }
  }
  let shared = 0;
  for (let bin = 0; bin < BINS ** 3; bin++) {
    const within = (histograms[1][bin] as number) / Math.max(1, counts[1]);
    shared += Math.min(within, (histograms[0][bin] as number) / Math.max(1, counts[0]));
  }
  const contrast = perimeter === 0 ? 0 : atEdge / perimeter;
  const mean = everywhere / Math.max(1, steps);
  return {
    area: counts[1] / (width * height),
    edge: contrast / (mean + 1e-6),
    contrast,
    apart: 1 - shared,
    sides: sides / (2 * height + width),
    rim: rim / (2 * (width + height)),
  };
}

function step({ lightness, a, b }: Lab, p: number, q: number): number {
  return (
    Math.abs((lightness[p] as number) - (lightness[q] as number)) +
    Math.abs((a[p] as number) - (a[q] as number)) +
    Math.abs((b[p] as number) - (b[q] as number))
  );
}

function binOf({ lightness, a, b }: Lab, p: number): number {
  const l = Math.min(BINS - 1, Math.floor((lightness[p] as number) / 12.6));
  const x = Math.min(BINS - 1, Math.max(0, Math.floor(((a[p] as number) + 64) / 16)));
  const y = Math.min(BINS - 1, Math.max(0, Math.floor(((b[p] as number) + 64) / 16)));
  return (l * BINS + x) * BINS + y;
}
