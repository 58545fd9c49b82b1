import type { Cutout } from '../mask/cutout.ts';
import { draw } from './draw.ts';
import { cat, person } from './figures.ts';

/** Small cut-outs, for tests that look at something else than the shape. */
export const smallPerson = (): Cutout => draw(person('down'), 160);
export const smallCat = (): Cutout => draw(cat, 160);
