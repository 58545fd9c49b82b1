import type { Cutout } from '../mask/cutout.ts';
import { box, type Colour, disc, draw, ellipse, limb, polygon, seeded, union } from './draw.ts';
import { cat, dog, fish, heron, person, snake, spider } from './figures.ts';
import * as things from './things.ts';

/** What becomes of a cut-out: a figure, a plaque, or a refusal with this code. */
export type Outcome = 'figure' | 'plaque' | 'nothing_opaque' | 'subject_too_small';

export interface TestShape {
  name: string;
  outcome: Outcome;
  cutout(): Cutout;
}

const SKIN: Colour = [0.95, 0.76, 0.62];
const GREEN: Colour = [0.25, 0.6, 0.3];
const ORANGE: Colour = [0.95, 0.55, 0.2];
const BLUE: Colour = [0.2, 0.35, 0.75];
const DARK: Colour = [0.18, 0.16, 0.2];

/** Changes the alpha of each pixel. */
function withAlpha({ width, height, data }: Cutout, change: (alpha: number) => number): Cutout {
  for (let at = 3; at < data.length; at += 4) data[at] = change(data[at] as number);
  return { width, height, data };
}

function frayed(seed: number): Cutout {
  const chance = seeded(seed);
  const body = draw([[union(disc(0.5, 0.35, 0.22), ellipse(0.5, 0.72, 0.3, 0.22)), ORANGE]]);
  return withAlpha(body, (alpha) => {
    if (alpha > 127) return chance() < 0.18 ? 127 * chance() : 255;
    return chance() < 0.03 ? 255 * chance() : alpha;
  });
}

function speckled(cutout: Cutout, share: number): Cutout {
  const chance = seeded(7);
  return withAlpha(cutout, (alpha) => (chance() < share ? 255 - alpha : alpha));
}

const ragged = (x: number, y: number) => {
  const angle = Math.atan2(y - 0.5, x - 0.5);
  const edge = 0.36 + 0.02 * Math.sin(60 * angle) + 0.012 * Math.sin(137 * angle);
  return Math.hypot(x - 0.5, y - 0.5) - edge;
};

const hair = union(
  ...Array.from({ length: 60 }, (_, i) => {
    const angle = -Math.PI * (0.05 + (0.9 * i) / 59);
    const [inner, outer] = [0.19, 0.3 + 0.05 * Math.sin(7 * i)];
    const at = (r: number, a: number) => [0.5 + r * Math.cos(a), 0.38 + r * Math.sin(a)] as const;
    return limb(...at(inner, angle), ...at(outer, angle + 0.05), 0.0025);
  }),
);

const checkers = (x: number, y: number) => {
  const [i, j] = [Math.floor(6 * x), Math.floor(6 * y)];
  const isDark = ((i + j) & 1) === 1 && i > 0 && i < 5 && j > 0 && j < 5;
  const across = Math.min(6 * x - i, i + 1 - 6 * x) / 6;
  const edge = Math.min(across, Math.min(6 * y - j, j + 1 - 6 * y) / 6);
  return isDark ? -edge : edge;
};

const landscape = (): Cutout =>
  draw(
    [
      [box(0.5, 0.5, 2, 2), [0.5, 0.65, 0.85]],
      [disc(0.7, 0.25, 0.12), [0.95, 0.78, 0.25]],
      [polygon([0, 0.8], [0.35, 0.4], [0.6, 0.65], [0.75, 0.5], [1, 0.8]), GREEN],
    ],
    480,
    0.75,
  );

const figures: Record<string, () => Cutout> = {
  person: () => draw(person('down')),
  'person with spread arms': () => draw(person('spread')),
  'person, hands on hips': () => draw(person('akimbo')),
  'person, half transparent': () => withAlpha(draw(person('down')), (alpha) => 0.45 * alpha),
  'person in 4 megapixels': () => draw(person('down'), 2048),
  'person cut off at the waist': () => draw(person('down'), 480, 0.55),
  'stick man': () => draw(things.stickMan),
  cat: () => draw(cat),
  dog: () => draw(dog),
  heron: () => draw(heron),
  fish: () => draw(fish, 480, 0.6),
  snake: () => draw(snake),
  spider: () => draw(spider),
  hair: () =>
    draw([
      [union(disc(0.5, 0.4, 0.2), box(0.5, 0.8, 0.25, 0.22, 0.08)), SKIN],
      [hair, DARK],
    ]),
  'letter A': () => draw(things.letterA),
  'letter R': () => draw(things.letterR),
  'letter B': () => draw(things.letterB),
  'letter I': () => draw(things.letterI),
  donut: () => draw(things.donut),
  ball: () => draw(things.ball),
  'wide ellipse': () => draw(things.wideEllipse, 480, 0.6),
  'star of 5': () => draw(things.star5),
  'star of 12': () => draw(things.star12),
  heart: () => draw(things.heart),
  'picture frame': () => draw(things.pictureFrame),
  'wire ring': () => draw(things.wireRing),
  hourglass: () => draw(things.hourglass),
  cheese: () => draw(things.cheese),
  tree: () => draw(things.tree),
  car: () => draw(things.car, 480, 0.8),
  'flag pole': () => draw(things.flagPole),
  'pole of a hair': () => draw(things.hairPole),
  chair: () => draw(things.chair),
  comb: () => draw(things.comb),
  'ragged edge': () => draw([[ragged, GREEN]]),
  'frayed matte': () => frayed(7),
  specks: () => speckled(draw([[disc(0.5, 0.5, 0.33), ORANGE]]), 0.002),
  islands: () =>
    draw([
      [
        union(
          disc(0.5, 0.75, 0.2),
          disc(0.5, 0.4, 0.12),
          disc(0.5, 0.16, 0.08),
          disc(0.2, 0.55, 0.05),
          disc(0.82, 0.55, 0.05),
          disc(0.04, 0.04, 0.012),
        ),
        GREEN,
      ],
    ]),
  'islands far apart': () =>
    draw([[union(disc(0.2, 0.7, 0.18), disc(0.88, 0.1, 0.08), disc(0.92, 0.92, 0.02)), BLUE]]),
  'squares that touch at corners': () => draw([[checkers, DARK]]),
  '16 pixels': () => draw([[union(disc(0.5, 0.3, 0.2), box(0.5, 0.7, 0.22, 0.25)), ORANGE]], 16),
  'touching all edges': () => draw([[disc(0.5, 0.5, 0.5), BLUE]]),
};

const figure = ([name, cutout]: [string, () => Cutout]): TestShape => ({
  name,
  outcome: 'figure',
  cutout,
});

/** Shapes that the method was made on. */
export const shapes: readonly TestShape[] = [
  ...Object.entries(figures).map(figure),
  { name: 'full frame', outcome: 'plaque', cutout: landscape },
  { name: 'empty', outcome: 'nothing_opaque', cutout: () => draw([], 64) },
  {
    name: 'only specks',
    outcome: 'subject_too_small',
    cutout: () => speckled(draw([]), 0.0004),
  },
];
