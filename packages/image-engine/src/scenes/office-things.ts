import type { SKRSContext2D } from '@napi-rs/canvas';
import { blob, box, plant, polygon } from './shapes.ts';

/** How far below the eye the floor is, units at distance 1. */
export const FLOOR = 0.42;

/** Desks with screens, chairs and lamps, from the back to the front. */
export function furniture(context: SKRSContext2D, hy: number, random: () => number): void {
  for (const [z, side] of [
    [2.1, 0.42],
    [2.0, -0.38],
    [1.6, 0.62],
    [1.5, -0.62],
    [1.2, 0.78],
  ] as const) {
    const x = side / z;
    const at = (h: number) => hy + (FLOOR - h) / z;
    const w = 0.3 / z;
    box(context, '#5f4b3a', [x - w, at(0.29), 2 * w, 0.02 / z]);
    box(context, '#c8a47a', [x - w, at(0.302), 2 * w, 0.016 / z]);
    for (const k of [-0.95, 0.9])
      box(context, '#3b3e44', [x + w * k, at(0.29), 0.012 / z, 0.29 / z]);
    for (const k of [-0.45, 0.32]) {
      box(context, '#22262c', [x + w * k - 0.075 / z, at(0.47), 0.15 / z, 0.1 / z], 0.006 / z);
      box(context, random() < 0.5 ? '#8fb2cf' : '#d8dee2', [
        x + w * k - 0.068 / z,
        at(0.463),
        0.136 / z,
        0.084 / z,
      ]);
      box(context, '#3a3e44', [x + w * k - 0.008 / z, at(0.375), 0.016 / z, 0.08 / z]);
    }
    box(context, '#2f3a46', [x + w * 0.1 - 0.06 / z, at(0.36), 0.12 / z, 0.2 / z], 0.03 / z);
    box(context, '#2a2d32', [x + w * 0.1 - 0.008 / z, at(0.18), 0.016 / z, 0.17 / z]);
    blob(
      context,
      ['#c9553e', '#e8e4da', '#4b7a68'][Math.floor(random() * 3)] ?? '#fff',
      x - w * 0.05,
      at(0.325),
      0.018 / z,
    );
  }
}

/** A shelf with binders on the wall of oak, and plants. */
export function furnishings(context: SKRSContext2D, hy: number, random: () => number): void {
  const colours = ['#d8d2c6', '#5b7586', '#c07a50', '#39424c', '#8a9a7a', '#efe9dd'];
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = hy - 0.14 + shelf * 0.065;
    for (let x = 0.2; x < 0.36; ) {
      const wide = 0.007 + 0.012 * random();
      const tall = 0.03 + 0.022 * random();
      if (random() < 0.84)
        box(context, colours[Math.floor(random() * colours.length)] ?? '#ddd', [
          x,
          y - tall,
          wide,
          tall,
        ]);
      x += wide + 0.001;
    }
    box(context, '#6d4f34', [0.19, y, 0.18, 0.007]);
  }
  polygon(
    context,
    '#d6d0c6',
    [0.49, hy + 0.33],
    [0.57, hy + 0.33],
    [0.56, hy + 0.42],
    [0.5, hy + 0.42],
  );
  plant(context, [0.53, hy + 0.34, 0.44], ['#23401f', '#356134', '#568a45', '#86b562'], random);
  polygon(
    context,
    '#6a655e',
    [-0.205, hy + 0.145],
    [-0.155, hy + 0.145],
    [-0.162, hy + 0.185],
    [-0.198, hy + 0.185],
  );
  plant(context, [-0.18, hy + 0.15, 0.21], ['#23401f', '#3c6a39', '#6b9c55'], random);
}
