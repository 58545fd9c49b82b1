import type { Pixels } from '../picture/picture.ts';

/** CIE L*a*b* planes of a picture (D65): lightness 0 … 100, a and b about −100 … 100. */
export interface Lab {
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** Linear light of each sRGB value (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
/** CIE 15: the cube root, with a straight piece near black. */
const COMPRESSED = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const t = step / STEPS;
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
});

/** Converts from sRGB; transparency is not looked at. */
export function toLab({ data, width, height, channels }: Pixels): Lab {
  const count = width * height;
  const lightness = new Float32Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  for (let p = 0, i = 0; p < count; p++, i += channels) {
    const red = LINEAR[data[i] as number] as number;
    const green = LINEAR[data[i + 1] as number] as number;
    const blue = LINEAR[data[i + 2] as number] as number;
    const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    const fx = COMPRESSED[(x * STEPS) | 0] as number;
    const fy = COMPRESSED[(y * STEPS) | 0] as number;
    const fz = COMPRESSED[(z * STEPS) | 0] as number;
    lightness[p] = 116 * fy - 16;
    a[p] = 500 * (fx - fy);
    b[p] = 200 * (fy - fz);
  }
  return { lightness, a, b };
}

/** How far the colours of two pixels are apart: ΔE*ab (CIE 1976). */
export const apart = (lab: Lab, p: number, q: number): number => Math.sqrt(apartSquared(lab, p, q));

/** Its square, which does to compare. */
export function apartSquared({ lightness, a, b }: Lab, p: number, q: number): number {
  const dl = (lightness[p] as number) - (lightness[q] as number);
  const da = (a[p] as number) - (a[q] as number);
  const db = (b[p] as number) - (b[q] as number);
  return dl * dl + da * da + db * db;
}
