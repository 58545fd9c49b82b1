import {
  box,
  type Colour,
  type Distance,
  disc,
  ellipse,
  type Layer,
  limb,
  polygon,
  star,
  union,
  without,
} from './draw.ts';

/** Letters, things and plain shapes. */

const RED: Colour = [0.8, 0.2, 0.2];
const BLUE: Colour = [0.2, 0.35, 0.75];
const DARK: Colour = [0.18, 0.16, 0.2];
const GOLD: Colour = [0.95, 0.78, 0.25];
const GREEN: Colour = [0.25, 0.6, 0.3];
const PINK: Colour = [0.85, 0.55, 0.65];

const one = (shape: Distance, colour: Colour): Layer[] => [[shape, colour]];

export const letterA = one(
  union(
    polygon(
      [0.42, 0.08],
      [0.58, 0.08],
      [0.9, 0.92],
      [0.74, 0.92],
      [0.5, 0.26],
      [0.26, 0.92],
      [0.1, 0.92],
    ),
    box(0.5, 0.64, 0.22, 0.06),
  ),
  BLUE,
);
export const letterR = one(
  without(
    union(
      box(0.27, 0.5, 0.08, 0.42),
      limb(0.27, 0.3, 0.6, 0.3, 0.22),
      polygon([0.42, 0.45], [0.58, 0.45], [0.86, 0.92], [0.66, 0.92]),
    ),
    limb(0.35, 0.3, 0.58, 0.3, 0.1),
  ),
  RED,
);
export const letterB = one(
  without(
    union(
      box(0.3, 0.5, 0.1, 0.42),
      limb(0.35, 0.28, 0.5, 0.28, 0.2),
      limb(0.35, 0.7, 0.55, 0.7, 0.22),
    ),
    union(limb(0.42, 0.28, 0.5, 0.28, 0.08), limb(0.42, 0.7, 0.55, 0.7, 0.1)),
  ),
  GREEN,
);
export const letterI = one(box(0.5, 0.5, 0.06, 0.45), DARK);
export const donut = one(without(disc(0.5, 0.5, 0.42), disc(0.5, 0.5, 0.17)), PINK);
export const ball = one(disc(0.5, 0.5, 0.4), GOLD);
export const wideEllipse = one(ellipse(0.5, 0.3, 0.46, 0.18), BLUE);
export const star5 = one(star(5, 0.45, 0.19), GOLD);
export const star12 = one(star(12, 0.46, 0.3), GOLD);
export const heart = one(
  union(
    limb(0.33, 0.33, 0.5, 0.72, 0.2, 0.05),
    limb(0.67, 0.33, 0.5, 0.72, 0.2, 0.05),
    polygon([0.2, 0.5], [0.8, 0.5], [0.5, 0.86]),
  ),
  RED,
);
export const pictureFrame = one(
  without(box(0.5, 0.5, 0.4, 0.44, 0.03), box(0.5, 0.5, 0.3, 0.34, 0.03)),
  [0.5, 0.35, 0.2],
);
/** A ring thinner than a wall. */
export const wireRing = one(without(disc(0.5, 0.5, 0.42), disc(0.5, 0.5, 0.412)), GOLD);
/** Two discs that touch in a neck thinner than a wall. */
export const hourglass = one(
  union(disc(0.5, 0.27, 0.22), disc(0.5, 0.73, 0.22), limb(0.5, 0.4, 0.5, 0.6, 0.006)),
  BLUE,
);
/** Holes of all sizes, some too small to print. */
export const cheese = one(
  without(
    box(0.5, 0.5, 0.4, 0.4, 0.05),
    union(
      ...Array.from({ length: 12 }, (_, i) =>
        disc(0.2 + 0.2 * (i % 4), 0.27 + 0.23 * Math.floor(i / 4), 0.004 + 0.006 * i),
      ),
    ),
  ),
  GOLD,
);
export const tree: Layer[] = [
  [box(0.5, 0.82, 0.045, 0.14), [0.45, 0.3, 0.2]],
  [
    union(
      disc(0.5, 0.32, 0.2),
      disc(0.32, 0.45, 0.15),
      disc(0.68, 0.45, 0.15),
      disc(0.5, 0.5, 0.18),
      disc(0.4, 0.22, 0.11),
      disc(0.62, 0.24, 0.11),
    ),
    GREEN,
  ],
];
export const car: Layer[] = [
  [
    union(
      box(0.5, 0.58, 0.45, 0.09, 0.05),
      polygon([0.25, 0.5], [0.35, 0.36], [0.66, 0.36], [0.78, 0.5]),
    ),
    RED,
  ],
  [union(disc(0.25, 0.67, 0.075), disc(0.75, 0.67, 0.075)), DARK],
  [
    union(
      polygon([0.31, 0.49], [0.38, 0.39], [0.49, 0.39], [0.49, 0.49]),
      polygon([0.52, 0.39], [0.64, 0.39], [0.71, 0.49], [0.52, 0.49]),
    ),
    [0.7, 0.85, 0.95],
  ],
];
export const flagPole: Layer[] = [
  [union(box(0.5, 0.5, 0.012, 0.47), polygon([0.51, 0.05], [0.8, 0.13], [0.51, 0.21])), BLUE],
];
/** A pole of less than a pixel of the working grid, with a flag. */
export const hairPole: Layer[] = [
  [box(0.4, 0.5, 0.0016, 0.47), DARK],
  [box(0.55, 0.15, 0.16, 0.1), RED],
  [box(0.4, 0.95, 0.2, 0.02), DARK],
];
export const chair: Layer[] = [
  [
    union(
      box(0.33, 0.5, 0.02, 0.45),
      box(0.5, 0.6, 0.18, 0.03),
      box(0.67, 0.77, 0.02, 0.18),
      box(0.45, 0.2, 0.12, 0.02),
    ),
    [0.5, 0.35, 0.2],
  ],
];
export const comb = one(
  union(
    box(0.5, 0.2, 0.4, 0.06),
    ...Array.from({ length: 12 }, (_, i) => box(0.13 + 0.067 * i, 0.5, 0.012, 0.3)),
  ),
  PINK,
);
export const stickMan: Layer[] = [
  [
    union(
      limb(0.5, 0.3, 0.5, 0.62, 0.008),
      limb(0.5, 0.36, 0.2, 0.2, 0.004),
      limb(0.5, 0.36, 0.82, 0.22, 0.004),
      limb(0.5, 0.62, 0.36, 0.95, 0.006),
      limb(0.5, 0.62, 0.64, 0.95, 0.006),
    ),
    DARK,
  ],
  [disc(0.5, 0.2, 0.1), DARK],
];
