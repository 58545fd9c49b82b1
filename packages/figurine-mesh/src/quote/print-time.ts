import type { Measurements } from '../measure/measure-mesh.ts';
import type { PrintQuality } from './constants.ts';

/** What the formulas below need. */
export type Printed = Pick<
  Measurements,
  'volumeMm3' | 'areaMm2' | 'shortLoopsMm2' | 'supportMm3' | 'overhangMm2' | 'sizeMm'
>;

/** mm: how deep walls, tops and bottoms reach; what is deeper is only infill. */
const SHELL = 0.9;

/**
 * Seconds at a layer of 0.2 mm for each mm³ of the inside, mm² of surface, mm² of it with short outlines
 * (printed slowly), mm of height, mm³ and mm² of overhangs. Least squares on 59 slices by PrusaSlicer
 * 2.5 (0.4 mm nozzle, 15 % infill, supports, its own speeds): mean error 6.8 %, on models that were left
 * out of the fit 7.8 %. `npm run check:meshes` slices, `npm run fit:print-time` fits.
 */
const SECONDS = {
  inner: 0.01635,
  area: 0.4439,
  short: 1.166,
  height: 3.525,
  support: 0.02562,
  overhang: 1.013,
} as const;

/** How much longer layers of 0.12 and 0.08 mm take than 0.2 mm: means of five models' slices. */
const FINER: Record<PrintQuality, number> = { standard: 1, high: 1.32, ultra: 1.77 };

/** Grams for each mm³ of the inside and of the shell, mm³ and mm² of overhangs; from the same slices. */
const GRAMS = { inner: 1.384e-4, outer: 1.904e-3, support: 1.995e-4, overhang: 2.806e-3 } as const;

/** Hours that one copy takes in PLA. */
export function plaHours(printed: Printed, quality: PrintQuality): number {
  const seconds =
    SECONDS.inner * (printed.volumeMm3 - shellOf(printed)) +
    SECONDS.area * printed.areaMm2 +
    SECONDS.short * printed.shortLoopsMm2 +
    SECONDS.height * printed.sizeMm.z +
    SECONDS.support * printed.supportMm3 +
    SECONDS.overhang * printed.overhangMm2;
  return (FINER[quality] * seconds) / 3600;
}

/** Grams of PLA that one copy takes, with its supports: mean error 8.6 %. */
export function plaGrams(printed: Printed): number {
  const outer = shellOf(printed);
  return (
    GRAMS.inner * (printed.volumeMm3 - outer) +
    GRAMS.outer * outer +
    GRAMS.support * printed.supportMm3 +
    GRAMS.overhang * printed.overhangMm2
  );
}

function shellOf({ volumeMm3, areaMm2 }: Printed): number {
  return Math.min(volumeMm3, SHELL * areaMm2);
}
