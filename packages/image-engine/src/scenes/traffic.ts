import type { SKRSContext2D } from '@napi-rs/canvas';

/** Half the street's width, and the eye's height over it, units at distance 1. */
export const HALF = 0.62;
export const EYE = 0.3;

const TRUNK = '#3a352c';

/** A tree at the kerb: a trunk, and leaves that are lighter above. */
export function drawTree(
  context: SKRSContext2D,
  trees: readonly string[],
  hy: number,
  x: number,
  z: number,
  random: () => number,
): void {
  const foot = hy + EYE / z;
  context.fillStyle = trees[0] ?? TRUNK;
  context.fillRect(x - 0.008 / z, foot - 0.22 / z, 0.016 / z, 0.22 / z);
  for (let i = 0; i < 70; i++) {
    const angle = random() * 2 * Math.PI;
    const out = Math.sqrt(random());
    const cx = x + (Math.cos(angle) * out * 0.12) / z;
    const cy = foot - (0.34 - Math.sin(angle) * out * 0.13) / z;
    const up = (foot - cy) * z;
    const colour =
      trees[
        Math.min(trees.length - 1, Math.floor((up * 2.2 - 0.2 + random() * 0.4) * trees.length))
      ];
    context.fillStyle = colour ?? trees[0] ?? TRUNK;
    context.beginPath();
    context.arc(cx, cy, ((0.012 + 0.022 * random()) * 1.2) / z, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Cars: side of the street (-1 to 1 of its half width), distance and colour. */
export const CARS: readonly (readonly [number, number, string])[] = [
  [-0.3, 4.4, '#b8bec6'],
  [0.28, 3.4, '#31404f'],
  [-0.33, 2.3, '#a8322c'],
  [0.62, 1.75, '#e6e8ea'],
  [-0.7, 1.5, '#2c343c'],
];

/** A car, from behind or before. */
export function drawCar(
  context: SKRSContext2D,
  hy: number,
  [side, z, colour]: (typeof CARS)[number],
): void {
  const [x, foot] = [(side * HALF) / z, hy + EYE / z];
  const box = (c: string, left: number, low: number, wide: number, tall: number, round: number) => {
    context.fillStyle = c;
    context.beginPath();
    context.roundRect(x + left / z, foot - (low + tall) / z, wide / z, tall / z, round / z);
    context.fill();
  };
  box('rgba(0,0,0,0.45)', -0.1, -0.012, 0.2, 0.03, 0.012);
  box(colour, -0.09, 0.012, 0.18, 0.07, 0.02);
  box(colour, -0.07, 0.06, 0.14, 0.06, 0.024);
  box('#28323c', -0.06, 0.068, 0.12, 0.04, 0.012);
}
