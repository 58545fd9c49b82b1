import type { SKRSContext2D } from '@napi-rs/canvas';
import { blob, box, plant } from './shapes.ts';

/** Cabinets, shelves and the counter, in units from the counter's top. */
export function cabinets(context: SKRSContext2D): void {
  const door = (
    left: number,
    top: number,
    wide: number,
    tall: number,
    colour: string,
    shadow: string,
  ) => {
    box(context, shadow, [left, top, wide, tall]);
    box(context, colour, [left + 0.004, top + 0.004, wide - 0.009, tall - 0.01], 0.004);
    box(context, '#b08d57', [left + wide * 0.82, top + tall * 0.46, 0.006, 0.05], 0.003);
  };
  for (let x = -1.2; x < 1.2; x += 0.19) door(x, 0.035, 0.19, 0.36, '#8f9f92', '#5f6d63');
  for (const x of [-1.16, -0.94, -0.72]) door(x, -0.7, 0.22, 0.42, '#ebe7de', '#b4aea2');
  for (const x of [0.62, 0.84, 1.06]) door(x, -0.7, 0.22, 0.42, '#dcd6ca', '#a59d90');
  // Hood and hob.
  box(context, '#c9cac8', [0.4, -0.7, 0.16, 0.32]);
  box(context, '#a7a9a8', [0.36, -0.39, 0.24, 0.035], 0.004);
  box(context, '#2b2d30', [0.37, -0.012, 0.22, 0.014]);
  // Counter of pale stone.
  box(context, '#f3efe7', [-1.3, 0, 2.6, 0.026]);
  box(context, '#a9a296', [-1.3, 0.026, 2.6, 0.01]);
  // Shelves.
  for (const y of [-0.34, -0.2]) {
    box(context, '#8b6037', [-0.66, y, 0.3, 0.013]);
    box(context, 'rgba(60,45,30,0.25)', [-0.66, y + 0.013, 0.3, 0.012]);
  }
}

/** What stands about: jars, plates, fruit, a kettle, plants. */
export function things(context: SKRSContext2D, random: () => number): void {
  const jars = ['#d9b380', '#b3623c', '#efe6d2', '#7f8f6a', '#d8cfc0', '#c98d4a', '#566b78'];
  for (const y of [-0.34, -0.2])
    for (let x = -0.645; x < -0.4; ) {
      const wide = 0.022 + 0.018 * random();
      const tall = 0.04 + 0.045 * random();
      box(
        context,
        jars[Math.floor(random() * jars.length)] ?? '#ddd',
        [x, y - tall, wide, tall],
        0.006,
      );
      x += wide + 0.007;
    }
  box(context, '#9a6b3e', [-0.6, -0.17, 0.1, 0.17], 0.012);
  box(context, '#b98a58', [-0.54, -0.14, 0.09, 0.14], 0.012);
  box(context, '#eceae4', [0.44, -0.1, 0.085, 0.09], 0.03);
  box(context, '#33383c', [0.435, -0.02, 0.095, 0.012], 0.004);
  box(context, '#d6d2c8', [0.17, -0.035, 0.13, 0.035], 0.017);
  for (const [x, colour] of [
    [0.2, '#f2c63c'],
    [0.235, '#e88f2a'],
    [0.268, '#f4d04e'],
    [0.218, '#9fbf4a'],
    [0.25, '#f0b93a'],
  ] as const)
    blob(context, colour, x, -0.042 - (x === 0.218 || x === 0.25 ? 0.022 : 0), 0.021);
  box(context, '#3f5a46', [0.7, -0.12, 0.028, 0.12], 0.008);
  box(context, '#7a4a2a', [0.745, -0.1, 0.026, 0.1], 0.008);
  box(context, '#c9ccc8', [0.82, -0.09, 0.12, 0.09], 0.02);
  box(context, '#c46a45', [-0.285, -0.062, 0.05, 0.062], 0.006);
  plant(context, [-0.26, -0.06, 0.16], ['#2f5230', '#4c7d3f', '#82b060'], random);
  box(context, '#e9e4da', [0.0, -0.05, 0.04, 0.05], 0.006);
  plant(context, [0.02, -0.045, 0.11], ['#35593a', '#5d8f4c', '#94bd70'], random);
  // Tap before the window.
  context.strokeStyle = '#a8a9a6';
  context.lineWidth = 0.01;
  context.beginPath();
  context.moveTo(-0.1, 0);
  context.lineTo(-0.1, -0.1);
  context.quadraticCurveTo(-0.1, -0.14, -0.065, -0.14);
  context.quadraticCurveTo(-0.04, -0.14, -0.04, -0.1);
  context.stroke();
}
