import { tintOf } from '../compose/light.ts';
import { linear } from './film.ts';
import { defineScene } from './scene.ts';
import { type Season, woodland } from './woodland.ts';

const SUMMER: Season = {
  seed: 8,
  shade: linear('#1f3a18'),
  leaf: linear('#5f8f34'),
  glow: linear('#c2da72'),
  sky: linear('#f6fbe0', 1.5),
  mist: linear('#b9cf94'),
  leaves: [
    linear('#20401a'),
    linear('#2f5c22'),
    linear('#4f8a2c'),
    linear('#7fb53e'),
    linear('#aed45e'),
    linear('#e6f3b4', 1.5),
  ],
  ground: [linear('#2f4a1c'), linear('#6f8e3c')],
  path: linear('#7d6a4a'),
  litter: [linear('#8a7a4a'), linear('#56702c'), linear('#9aa852')],
  bark: [
    ['#8f9a72', '#6d7a56', '#566446'],
    ['#8a7c58', '#54492f', '#30301e'],
    ['#6d5b3e', '#372c1d', '#191710'],
  ],
};

/** A summer wood with the sun behind the leaves. */
export const forest = defineScene({
  light: { from: [0.15, -0.45], tint: tintOf(0.98, 1.02, 0.9), white: 0.9, air: 0.015 },
  horizon: 0.62,
  ground: 0.7,
  draw: (easel) => woodland(easel, SUMMER),
});
