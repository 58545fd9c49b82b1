import {
  box,
  type Colour,
  disc,
  ellipse,
  type Layer,
  limb,
  polygon,
  union,
  without,
} from './draw.ts';

/** People and animals. */

const SKIN: Colour = [0.95, 0.76, 0.62];
const RED: Colour = [0.8, 0.2, 0.2];
const BLUE: Colour = [0.2, 0.35, 0.75];
const DARK: Colour = [0.18, 0.16, 0.2];
const ORANGE: Colour = [0.95, 0.55, 0.2];
const WHITE: Colour = [0.93, 0.93, 0.92];
const BROWN: Colour = [0.6, 0.42, 0.25];

export function person(arms: 'down' | 'spread' | 'akimbo'): Layer[] {
  const sleeves = {
    down: union(limb(0.41, 0.38, 0.34, 0.6, 0.04, 0.03), limb(0.59, 0.38, 0.66, 0.6, 0.04, 0.03)),
    spread: union(limb(0.42, 0.38, 0.2, 0.3, 0.04, 0.03), limb(0.58, 0.38, 0.8, 0.3, 0.04, 0.03)),
    akimbo: union(
      limb(0.41, 0.38, 0.27, 0.48, 0.035, 0.03),
      limb(0.27, 0.48, 0.4, 0.58, 0.03, 0.025),
      limb(0.59, 0.38, 0.73, 0.48, 0.035, 0.03),
      limb(0.73, 0.48, 0.6, 0.58, 0.03, 0.025),
    ),
  };
  const hands = {
    down: union(disc(0.335, 0.62, 0.035), disc(0.665, 0.62, 0.035)),
    spread: union(disc(0.18, 0.29, 0.035), disc(0.82, 0.29, 0.035)),
    akimbo: union(disc(0.4, 0.58, 0.03), disc(0.6, 0.58, 0.03)),
  };
  return [
    [
      union(limb(0.44, 0.62, 0.43, 0.9, 0.05, 0.035), limb(0.56, 0.62, 0.57, 0.9, 0.05, 0.035)),
      BLUE,
    ],
    [union(ellipse(0.42, 0.925, 0.06, 0.03), ellipse(0.58, 0.925, 0.06, 0.03)), DARK],
    [sleeves[arms], RED],
    [hands[arms], SKIN],
    [union(box(0.5, 0.48, 0.11, 0.15, 0.06), limb(0.5, 0.3, 0.5, 0.36, 0.035)), RED],
    [disc(0.5, 0.2, 0.105), SKIN],
    [without(disc(0.5, 0.185, 0.115), box(0.5, 0.26, 0.2, 0.08)), DARK],
    [
      union(
        disc(0.465, 0.205, 0.012),
        disc(0.535, 0.205, 0.012),
        limb(0.475, 0.25, 0.525, 0.25, 0.006),
      ),
      DARK,
    ],
  ];
}

export const cat: Layer[] = [
  [limb(0.68, 0.82, 0.86, 0.5, 0.03, 0.022), ORANGE],
  [
    union(
      ellipse(0.5, 0.68, 0.2, 0.24),
      ellipse(0.38, 0.9, 0.09, 0.05),
      ellipse(0.62, 0.9, 0.09, 0.05),
    ),
    ORANGE,
  ],
  [
    union(
      polygon([0.33, 0.32], [0.3, 0.08], [0.47, 0.2]),
      polygon([0.67, 0.32], [0.7, 0.08], [0.53, 0.2]),
      disc(0.5, 0.32, 0.19),
    ),
    ORANGE,
  ],
  [ellipse(0.5, 0.72, 0.1, 0.15), WHITE],
  [
    union(
      disc(0.43, 0.3, 0.022),
      disc(0.57, 0.3, 0.022),
      polygon([0.48, 0.36], [0.52, 0.36], [0.5, 0.385]),
    ),
    DARK,
  ],
];

export const dog: Layer[] = [
  [
    union(
      limb(0.3, 0.6, 0.3, 0.88, 0.045, 0.035),
      limb(0.4, 0.6, 0.41, 0.88, 0.045, 0.035),
      limb(0.7, 0.6, 0.69, 0.88, 0.045, 0.035),
      limb(0.8, 0.58, 0.81, 0.88, 0.05, 0.035),
    ),
    BROWN,
  ],
  [
    union(
      ellipse(0.55, 0.55, 0.32, 0.13),
      limb(0.28, 0.5, 0.2, 0.3, 0.1, 0.08),
      limb(0.2, 0.32, 0.08, 0.36, 0.075, 0.045),
      limb(0.86, 0.5, 0.96, 0.32, 0.025, 0.015),
    ),
    [0.72, 0.5, 0.3],
  ],
  [
    union(ellipse(0.25, 0.32, 0.035, 0.08), disc(0.03, 0.345, 0.022), disc(0.15, 0.28, 0.014)),
    DARK,
  ],
];

export const heron: Layer[] = [
  [union(limb(0.5, 0.6, 0.48, 0.95, 0.006), limb(0.54, 0.6, 0.56, 0.95, 0.006)), DARK],
  [union(ellipse(0.52, 0.5, 0.17, 0.11), limb(0.4, 0.45, 0.34, 0.2, 0.035, 0.02)), WHITE],
  [union(disc(0.33, 0.17, 0.045), polygon([0.3, 0.14], [0.3, 0.2], [0.1, 0.19])), ORANGE],
];

export const fish: Layer[] = [
  [union(ellipse(0.45, 0.3, 0.32, 0.18), polygon([0.7, 0.3], [0.95, 0.12], [0.95, 0.48])), ORANGE],
  [disc(0.25, 0.26, 0.03), DARK],
];

export const snake: Layer[] = [
  [
    union(
      ...Array.from({ length: 24 }, (_, i) => {
        const at = (k: number) => [0.1 + (k / 24) * 0.8, 0.5 + 0.3 * Math.sin(k / 2.4)] as const;
        return limb(...at(i), ...at(i + 1), 0.035);
      }),
    ),
    [0.3, 0.6, 0.3],
  ],
];

/** Four legs no wider than a wall, on a heavy body. */
export const spider: Layer[] = [
  [
    union(
      ...[0.08, 0.25, 0.75, 0.92].flatMap((x) => [
        limb(0.5, 0.45, (x + 0.5) / 2, 0.25, 0.008),
        limb((x + 0.5) / 2, 0.25, x, 0.9, 0.008),
      ]),
    ),
    DARK,
  ],
  [union(ellipse(0.5, 0.5, 0.18, 0.14), disc(0.5, 0.34, 0.08)), DARK],
];
