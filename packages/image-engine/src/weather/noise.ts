import { randomFrom } from '../picture/random.ts';
import { type Plane, planeOf } from '../vision/plane.ts';

/**
 * Soft clouds of noise, 0 to 1, mean 0.5: value noise in octaves (fractal Brownian motion), which runs
 * out along the horizon as mist does.
 *
 * @param width and `height` of the plane, px
 * @param detail longest wave, in px
 */
export function mistNoise(
  { width, height }: { width: number; height: number },
  detail: number,
  seed: number,
): Plane {
  const plane = planeOf({ width, height });
  let weight = 0;
  for (let octave = 0; octave < 4; octave++) {
    const amplitude = 0.55 ** octave;
    weight += amplitude;
    addWaves(plane, detail / 2 ** octave, amplitude, seed + octave);
  }
  for (let p = 0; p < plane.data.length; p++) plane.data[p] = (plane.data[p] as number) / weight;
  return plane;
}

/** How much longer waves are than high. */
const STRETCH = 2.2;

function addWaves(
  { data, width, height }: Plane,
  wave: number,
  amplitude: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  const across = Math.max(1, wave * STRETCH);
  const down = Math.max(1, wave);
  const columns = Math.ceil(width / across) + 2;
  const rows = Math.ceil(height / down) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, random);
  const [shiftX, shiftY] = [random(), random()];
  for (let y = 0, p = 0; y < height; y++) {
    const v = y / down + shiftY;
    const j = Math.floor(v) * columns;
    const fy = eased(v % 1);
    for (let x = 0; x < width; x++, p++) {
      const u = x / across + shiftX;
      const i = j + Math.floor(u);
      const fx = eased(u % 1);
      const top = (lattice[i] as number) * (1 - fx) + (lattice[i + 1] as number) * fx;
      const bottom =
        (lattice[i + columns] as number) * (1 - fx) + (lattice[i + columns + 1] as number) * fx;
      data[p] = (data[p] as number) + amplitude * (top + (bottom - top) * fy);
    }
  }
}

/** The fade curve of Perlin (2002): no creases where cells meet. */
function eased(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
