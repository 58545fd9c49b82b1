import type { Cutout } from '../mask/cutout.ts';
import { box, type Distance, disc, draw, ellipse, type Layer, limb, seeded, star } from './draw.ts';

/** Random masks of four kinds: creatures of limbs, clouds of discs, blocks, and torn noise. */
export function randomCutout(seed: number, width = 240): Cutout {
  const chance = seeded(seed);
  const kind = seed % 4;
  const aspect = 0.5 + 1.2 * chance();
  if (kind === 3) return torn(chance, width, Math.round(width * aspect));
  const count = 1 + Math.floor(9 * chance());
  const layers = Array.from({ length: count }, (): Layer => {
    const shape = [creaturePart, cloudPart, blockPart][kind] as typeof creaturePart;
    return [shape(chance, aspect), [chance(), chance(), chance()]];
  });
  return draw(layers, width, aspect);
}

type Chance = () => number;

/** Limbs from near the middle outwards, some of them thinner than a pixel. */
function creaturePart(chance: Chance, aspect: number): Distance {
  const [x, y] = [0.35 + 0.3 * chance(), (0.35 + 0.3 * chance()) * aspect];
  const thickness = 0.001 + 0.12 * chance() ** 3;
  return chance() < 0.3
    ? ellipse(x, y, 0.05 + 0.25 * chance(), 0.05 + 0.25 * chance())
    : limb(x, y, chance(), chance() * aspect, thickness, thickness * chance());
}

function cloudPart(chance: Chance, aspect: number): Distance {
  return disc(chance(), chance() * aspect, 0.005 + 0.2 * chance() ** 2);
}

function blockPart(chance: Chance, aspect: number): Distance {
  const [x, y] = [chance(), chance() * aspect];
  const size = 0.02 + 0.3 * chance() ** 2;
  return chance() < 0.5
    ? box(x, y, size, size * chance())
    : star(3 + Math.floor(9 * chance()), size, size * chance(), x, y);
}

/** Waves cut off at a height, with holes, soft edges and noise. */
function torn(chance: Chance, width: number, height: number): Cutout {
  const waves = Array.from({ length: 5 }, () => [1, 2, 3].map(() => 12 * (chance() - 0.5))) as [
    number,
    number,
    number,
  ][];
  const [cut, noise, softness] = [1.5 * chance(), 0.8 * chance() ** 2, 1 + 60 * chance()];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    const x = (k % width) / width;
    const y = Math.floor(k / width) / width;
    const sum = waves.reduce((s, [a, b, c]) => s + Math.sin(2 * a * x + 2 * b * y + c), 0);
    const value = sum - cut + noise * (chance() - 0.5);
    data.set([200 * x, 180, 220 * y, 128 + softness * value * 8], 4 * k);
  }
  return { width, height, data };
}
