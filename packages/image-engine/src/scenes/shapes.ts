import type { SKRSContext2D } from '@napi-rs/canvas';

export type Point = readonly [number, number];

/** A filled shape with straight sides. */
export function polygon(context: SKRSContext2D, colour: string, ...points: readonly Point[]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** A box with round corners. */
export function box(
  context: SKRSContext2D,
  colour: string,
  [left, top, wide, tall]: readonly [number, number, number, number],
  round = 0,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(left, top, wide, tall, round);
  context.fill();
}

/** A round blob. */
export function blob(
  context: SKRSContext2D,
  colour: string,
  x: number,
  y: number,
  radius: number,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A house plant: long leaves from a pot, darker ones behind. */
export function plant(
  context: SKRSContext2D,
  [x, foot, tall]: readonly [number, number, number],
  leaves: readonly string[],
  random: () => number,
): void {
  context.lineCap = 'round';
  for (let i = 0; i < 26; i++) {
    const way = (random() * 2 - 1) * 0.42 * tall;
    const up = tall * (0.45 + 0.5 * random());
    context.strokeStyle =
      leaves[Math.min(leaves.length - 1, Math.floor((i / 26) * leaves.length))] ?? '#3f6a3a';
    context.lineWidth = tall * (0.03 + 0.05 * random());
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(
      x + way * 0.25,
      foot - up * 0.9,
      x + way,
      foot - up * (0.75 + 0.35 * random()),
    );
    context.stroke();
  }
}
