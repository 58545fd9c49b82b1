import type { SKRSContext2D } from '@napi-rs/canvas';
import { brushed } from './brush.ts';
import type { Easel, Film } from './film.ts';
import { cloudy, noise, ramp } from './noise.ts';

/** Where the sun stands, units from the middle: trunks are lit from there. */
export const SUN_X = 0.14;

/** A trunk that widens to its foot, lit from the sun's side, with two branches. */
function trunk(
  context: SKRSContext2D,
  x: number,
  wide: number,
  foot: number,
  bark: readonly [string, string, string],
  random: () => number,
): void {
  const lean = (random() - 0.5) * 0.06;
  const isLeft = x < SUN_X;
  const fill = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  fill.addColorStop(isLeft ? 1 : 0, bark[0]);
  fill.addColorStop(isLeft ? 0.65 : 0.35, bark[1]);
  fill.addColorStop(isLeft ? 0 : 1, bark[2]);
  context.fillStyle = fill;
  context.strokeStyle = bark[1];
  context.beginPath();
  context.moveTo(x + lean - wide * 0.36, -0.02);
  context.bezierCurveTo(
    x + lean * 0.6 - wide * 0.4,
    foot * 0.4,
    x - wide * 0.44,
    foot * 0.75,
    x - wide * 0.78,
    foot,
  );
  context.lineTo(x + wide * 0.78, foot);
  context.bezierCurveTo(
    x + wide * 0.44,
    foot * 0.75,
    x + lean * 0.6 + wide * 0.4,
    foot * 0.4,
    x + lean + wide * 0.36,
    -0.02,
  );
  context.fill();
  for (let i = 0; i < 2; i++) {
    const way = random() < 0.5 ? -1 : 1;
    const from = foot * (0.12 + 0.35 * random());
    const long = wide * (1.6 + 2.6 * random());
    context.lineWidth = wide * (0.12 + 0.12 * random());
    context.beginPath();
    context.moveTo(x + lean * 0.5, from);
    context.quadraticCurveTo(
      x + way * long * 0.5,
      from - long * 0.2,
      x + way * long,
      from - long * (0.5 + 0.4 * random()),
    );
    context.stroke();
  }
}

export interface Row {
  count: number;
  wide: readonly [number, number];
  /** Where the trunks stand: share of the height. */
  foot: number;
  bark: readonly [string, string, string];
  /** Keeps the middle free, where the subject stands: units. */
  gap: number;
}

/** Moss and grass hide where a trunk meets the ground: its foot fades, unevenly. */
function bedded(layer: Film, row: Row): Film {
  const { data, width, height, unit } = layer;
  const start = Math.floor((row.foot - 0.06) * height);
  for (let y = Math.max(0, start); y < height; y++) {
    for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
      if (data[i + 3] === 0) continue;
      const ragged = 0.02 * noise((x / unit) * 60, 3) + 0.016 * noise((x / unit) * 17, 8);
      const kept = ramp(row.foot + 0.026, row.foot - 0.03, y / height + ragged);
      for (let c = 0; c < 4; c++) data[i + c] = (data[i + c] as number) * kept;
    }
  }
  return layer;
}

/** A row of trunks from the left side to the right. */
export function trunks(size: Easel, row: Row, random: () => number): Film {
  const unit = Math.sqrt(size.width * size.height);
  const [wide, tall] = [size.width / unit, size.height / unit];
  // The row is as wide as the widest picture, so that the same trees stand in every shape.
  const span = 2;
  const layer = brushed(size, (context) => {
    for (let i = 0; i < row.count; i++) {
      const x = ((i + 0.15 + 0.7 * random()) / row.count - 0.5) * span;
      const [least, most] = row.wide;
      const thick = least + (most - least) * random();
      const foot = tall * (row.foot + 0.03 * random());
      const isShown = Math.abs(x) < wide / 2 + 0.2 && Math.abs(x - 0.04) > row.gap;
      if (isShown) trunk(context, x, thick, foot, row.bark, random);
    }
  });
  return bedded(barked(layer), row);
}

/** Light and dark along the bark, as cracks and leaf shadows make it. */
function barked(layer: Film): Film {
  const { data, width, unit } = layer;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const x = ((i / 4) % width) / unit;
    const y = Math.floor(i / 4 / width) / unit;
    const light = 1 + 0.5 * noise(x * 70, y * 9) + 0.45 * cloudy(x * 8, y * 7, 2);
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) * Math.max(0.3, light);
  }
  return layer;
}
