import type { Measurements } from '../measure/measure-mesh.ts';
import { LAYERS, type PrintQuality } from './constants.ts';

/** What the formulas below need. */
export type Printed = Pick<
  Measurements,
  'volumeMm3' | 'areaMm2' | 'supportMm3' | 'levelMm2' | 'sizeMm'
>;

/**
 * Seconds at a layer of 1 mm for each mm³ of volume, mm² of surface, mm of height and mm³ of overhangs.
 * Least squares on slices by PrusaSlicer 2.5 (0.4 mm nozzle, 15 % infill, supports, its default speeds);
 * `npm run check:print-time` repeats the comparison.
 */
const SECONDS = { volume: 0.01031, area: 0.03971, height: 9.447, support: 0.02102 } as const;

/** How much longer finer layers take than the 0.2 mm the formula was fitted on. */
const FINER: Record<PrintQuality, number> = { standard: 1, high: 1.41, ultra: 2.06 };

/** Grams for each mm³ within, mm³ near the surface, mm³ of overhangs and mm² of level facets; from the same slices. */
const GRAMS = { inner: 1.79e-4, outer: 1.579e-3, support: 4.13e-4, level: 3.09e-4 } as const;
/** mm: how deep walls, tops and bottoms reach, so that what is deeper is only infill. */
const SHELL = 0.9;

/** Hours that one copy takes in PLA. */
export function plaHours(printed: Printed, quality: PrintQuality): number {
  const seconds =
    SECONDS.volume * printed.volumeMm3 +
    SECONDS.area * printed.areaMm2 +
    SECONDS.height * printed.sizeMm.z +
    SECONDS.support * printed.supportMm3;
  return (FINER[quality] * seconds) / LAYERS.pla.standard / 3600;
}

/** Grams of PLA that one copy takes, with its supports. */
export function plaGrams({ volumeMm3, areaMm2, supportMm3, levelMm2 }: Printed): number {
  const outer = Math.min(volumeMm3, SHELL * areaMm2);
  return (
    GRAMS.inner * (volumeMm3 - outer) +
    GRAMS.outer * outer +
    GRAMS.support * supportMm3 +
    GRAMS.level * levelMm2
  );
}
