import { autumn } from './autumn.ts';
import { beach } from './beach.ts';
import { city } from './city.ts';
import { cityNight } from './city-night.ts';
import { forest } from './forest.ts';
import { gradient } from './gradient.ts';
import { kitchen } from './kitchen.ts';
import { mountains } from './mountains.ts';
import { office } from './office.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { studio } from './studio.ts';
import { sunset } from './sunset.ts';

/** Every scene, by the name that plans give it. */
export const scenes = {
  beach,
  sunset,
  studio,
  mountains,
  space,
  office,
  city,
  cityNight,
  forest,
  snow,
  autumn,
  kitchen,
  gradient,
} as const;

export type SceneName = keyof typeof scenes;
