import { tintOf } from '../compose/light.ts';
import { linear } from './film.ts';
import { defineScene } from './scene.ts';
import { type Season, woodland } from './woodland.ts';

const AUTUMN: Season = {
  seed: 21,
  shade: linear('#4a2a14'),
  leaf: linear('#b8702a'),
  glow: linear('#f2b455'),
  sky: linear('#fff3d4', 1.5),
  mist: linear('#e2bd86'),
  leaves: [
    linear('#5a2c14'),
    linear('#8f3f1a'),
    linear('#c2601e'),
    linear('#de8a2a'),
    linear('#f0b548'),
    linear('#ffe6a8', 1.5),
  ],
  ground: [linear('#6a3c1a'), linear('#b5752f')],
  path: linear('#8a6a4c'),
  litter: [linear('#c9651f'), linear('#e0a03a'), linear('#94401c')],
  bark: [
    ['#a38a68', '#80664a', '#66503a'],
    ['#80664a', '#4c3826', '#2c2118'],
    ['#5f4a36', '#32251a', '#18120e'],
  ],
};

/** An autumn wood in low golden light, leaves on the path. */
export const autumn = defineScene({
  light: { from: [0.15, -0.4], tint: tintOf(1.06, 1, 0.86), white: 0.92, air: 0.015 },
  horizon: 0.62,
  ground: 0.7,
  draw: (easel) => woodland(easel, AUTUMN),
});
