/**
 * Everything a price depends on besides the model, in one place. Where no source is named the value is
 * this project's assumption, to be replaced by the operator's own. Published rates that they lie
 * between: FDM €8 an hour and €28 a kilogram, 316L by powder bed €130 an hour and €100 a kilogram
 * (Phasio's pricing guides); print services charge by volume, machine space, bounding box and set-up.
 */

/** What can be printed in: PLA by filament, resin by light, 316L steel by powder bed. */
export const MATERIALS = ['pla', 'resin', 'metal'] as const;
/** One of `MATERIALS`. */
export type Material = (typeof MATERIALS)[number];

/** From thick layers to thin; `LAYERS` has them in mm. */
export const PRINT_QUALITIES = ['standard', 'high', 'ultra'] as const;
/** One of `PRINT_QUALITIES`. */
export type PrintQuality = (typeof PRINT_QUALITIES)[number];

/** Copies that may be ordered, and what is taken off the price of each. */
export const QUANTITIES = [1, 2, 5, 10] as const;
/** One of `QUANTITIES`. */
export type Quantity = (typeof QUANTITIES)[number];
/** Share of the price, 0 to 1; an assumption. */
export const DISCOUNTS: Record<Quantity, number> = { 1: 0, 2: 0.05, 5: 0.1, 10: 0.15 };

/** mm. PLA: PrusaSlicer's QUALITY, DETAIL and ULTRADETAIL; resin and metal: common settings. */
export const LAYERS: Record<Material, Record<PrintQuality, number>> = {
  pla: { standard: 0.2, high: 0.12, ultra: 0.08 },
  resin: { standard: 0.1, high: 0.05, ultra: 0.025 },
  metal: { standard: 0.1, high: 0.05, ultra: 0.035 },
};

/** What printing in a material costs, takes and allows. */
export interface MaterialRates {
  /** g/cm³. PLA: Prusament's data sheet; 316L: 7.9 to 8.0; resin: cured, between 1.1 and 1.2. */
  density: number;
  /** USD for an order, a single copy's least price, and the share of the price that is not cost. */
  setup: number;
  least: number;
  margin: number;
  /** USD for cleaning and finishing one copy. */
  finishing: number;
  /** Business days before and after printing. */
  handlingDays: number;
  /** mm: width, depth and height that the printer has room for, in any order. */
  room: readonly [number, number, number];
  /** Why not larger, for the refusal. */
  roomWords: string;
  /** mm: walls thinner than that do not survive. */
  leastWall: number;
}

/** Prices and times are assumptions; densities and build volumes are published. */
export const RATES: Record<Material, MaterialRates> = {
  pla: {
    density: 1.24,
    setup: 5,
    least: 9,
    margin: 0.4,
    finishing: 2,
    handlingDays: 2,
    // Original Prusa MK4: 250 × 210 × 220 mm.
    room: [250, 220, 210],
    roomWords: 'the PLA printer’s build volume',
    // Three lines of a 0.4 mm nozzle.
    leastWall: 1.2,
  },
  resin: {
    density: 1.18,
    setup: 8,
    least: 15,
    margin: 0.4,
    finishing: 4,
    handlingDays: 3,
    // Resin printers with a 10-inch screen: about 219 × 123 × 250 mm.
    room: [250, 219, 123],
    roomWords: 'the resin printer’s build volume',
    leastWall: 0.6,
  },
  metal: {
    density: 7.9,
    setup: 30,
    least: 49,
    margin: 0.35,
    finishing: 15,
    handlingDays: 8,
    // Parts of binder-jetted steel are kept below about 100 mm: larger ones sag in the furnace.
    room: [100, 100, 100],
    roomWords: 'what metal printing can sinter without sagging',
    leastWall: 1,
  },
};

/** USD a gram with 10 % waste, and USD an hour of the machine. */
export const PLA = { perGram: 0.03, waste: 1.1, perHour: 4, hoursPerDay: 40 } as const;

/** USD a cm³ with 20 % for supports; a layer's exposure and lift; copies on a plate share its time. */
export const RESIN = {
  perCm3: 0.18,
  supports: 1.2,
  perHour: 2,
  secondsPerLayer: 9,
  washAndCureSeconds: 900,
  copiesPerPlate: 3,
  hoursPerDay: 20,
} as const;

/** USD a cm³ of 316L by binder jetting, which is sold by volume; finer layers take more. */
export const METAL = {
  perCm3: 4.5,
  byQuality: { standard: 1, high: 1.15, ultra: 1.35 },
  furnaceDays: 2,
  daysPerCopy: 0.2,
} as const;

/** Calendar days. */
export const VALID_DAYS = 14;
