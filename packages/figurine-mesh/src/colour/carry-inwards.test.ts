import { expect, it } from 'vitest';
import { carryInwards } from './carry-inwards.ts';

const SIZE = { width: 96, height: 96 };
const RADIUS = 40;

/** A disc with a rim of 6 samples, coloured by side: what its inside becomes, sample by sample. */
function inside(colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const count = SIZE.width * SIZE.height;
  const distance = new Float32Array(count);
  const rgb = new Uint8ClampedArray(3 * count);
  const rim = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const [x, y] = [(k % SIZE.width) - 47.5, Math.floor(k / SIZE.width) - 47.5];
    distance[k] = RADIUS - Math.hypot(x, y);
    if ((distance[k] as number) <= 0 || (distance[k] as number) > 6) continue;
    rim[k] = 1;
    rgb.set(colourAt(x, y), 3 * k);
  }
  const carried = carryInwards(rgb, rim, distance, SIZE);
  return (x: number, y: number) => {
    const k = 3 * (Math.round(y + 47.5) * SIZE.width + Math.round(x + 47.5));
    return [...carried.subarray(k, k + 3)];
  };
}

it('keeps two colours apart instead of mixing them', () => {
  const at = inside((x) => (x < 0 ? [220, 30, 30] : [30, 160, 40]));
  expect(at(-12, 0)[0]).toBeGreaterThan(200);
  expect(at(12, 0)[0]).toBeLessThan(50);
});

it('lets what is small at the rim fade away inwards', () => {
  const at = inside((x, y) => (x > 30 && Math.abs(y) < 5 ? [240, 240, 240] : [30, 60, 160]));
  const [red, , blue] = at(5, 0);
  expect(red).toBeLessThan(45);
  expect(blue).toBeGreaterThan(145);
});

it('goes over softly from light to shadow of one colour', () => {
  const at = inside((x) => (x < 0 ? [200, 130, 60] : [160, 104, 48]));
  const steps = [-24, -16, -8, 0, 8, 16, 24].map((x) => at(x, 0)[0] as number);
  const changes = steps.slice(1).map((value, i) => (steps[i] as number) - value);
  expect(Math.max(...changes)).toBeLessThan(20);
});
