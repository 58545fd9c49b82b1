import type { WorkingCopy } from '../mask/working-copy.ts';

/**
 * The cube root of luminance: close to how light a colour looks, 0 to 1.
 *
 * @param seen 0 where nobody asks
 */
export function lightness({ fine, size }: WorkingCopy, seen: Float32Array): Float32Array {
  const result = new Float32Array(size.width * size.height);
  const steps = [0, 1, fine.size.width, fine.size.width + 1];
  for (let k = 0; k < result.length; k++) {
    if (seen[k] === 0) continue;
    const x = k % size.width;
    const at = ((k - x) / size.width) * 2 * fine.size.width + 2 * x;
    let sum = 0;
    for (const step of steps) {
      const i = 3 * (at + step);
      sum +=
        0.2126 * (LINEAR[fine.rgb[i] as number] as number) +
        0.7152 * (LINEAR[fine.rgb[i + 1] as number] as number) +
        0.0722 * (LINEAR[fine.rgb[i + 2] as number] as number);
    }
    result[k] = Math.cbrt(sum / 4);
  }
  return result;
}

/** Light of an sRGB value, near enough by a power. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
