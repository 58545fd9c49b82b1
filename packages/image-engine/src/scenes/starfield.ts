import type { Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { type Linear, linear } from './film.ts';
import type { Disc } from './lens.ts';

const COLOURS: readonly Linear[] = [linear('#ffffff'), linear('#ffd9b4'), linear('#bcd2ff')];
const SEED = 3;
const STARS = 900;
/** Brightness, 0 to 1, from which on a lens shows light around a star. */
const GLOWING = 0.35;
/** That light, from the star outwards: radius in units, and strength. */
const GLOW = [
  [0.004, 0.09],
  [0.007, 0.05],
  [0.011, 0.03],
  [0.016, 0.016],
] as const;

/** Stars all over a picture, most of them faint. */
export function starfield({ width, height }: Size): Disc[] {
  const random = randomFrom(SEED);
  const unit = Math.sqrt(width * height);
  const list: Disc[] = [];
  for (let i = 0; i < STARS; i++) {
    const bright = random() ** 14;
    const x = ((random() - 0.5) * width) / unit;
    const y = (random() * height) / unit;
    const colour = COLOURS[Math.floor(random() ** 1.6 * 3)] as Linear;
    const shine = (radius: number, strength: number) =>
      list.push({ x, y, radius, colour, cover: 0, strength });
    shine(0.0009 + 0.0022 * bright, 0.12 + 2 * bright);
    if (bright > GLOWING) for (const [radius, share] of GLOW) shine(radius, share * bright);
  }
  return list;
}
