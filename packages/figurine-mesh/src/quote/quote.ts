import { FigurineError } from '../errors.ts';
import { type Measurements, scaleMeasurements } from '../measure/measure-mesh.ts';
import { addBusinessDays, addDays } from './business-days.ts';
import {
  DISCOUNTS,
  LAYERS,
  MATERIALS,
  type Material,
  METAL,
  PLA,
  PRINT_QUALITIES,
  type PrintQuality,
  QUANTITIES,
  type Quantity,
  RATES,
  RESIN,
  VALID_DAYS,
} from './constants.ts';
import { plaGrams, plaHours } from './print-time.ts';

/** What is to be printed; `heightMm` and `today` decide whether it fits and when it is ready. */
export interface QuoteRequest {
  material: Material;
  quality: PrintQuality;
  quantity: Quantity;
  /** Default: the height it was measured at. */
  heightMm?: number;
  today: Date;
}

/** Where the money goes; `discount` is negative, `minimum` fills up to the least price of a copy. */
export type QuoteItem =
  | 'setup'
  | 'material'
  | 'machine'
  | 'finishing'
  | 'margin'
  | 'minimum'
  | 'discount';

/** A price that holds until a day, and what it is made of. */
export interface PrintQuote {
  /** USD with two decimals: the sum of the breakdown. */
  price: number;
  breakdown: { item: QuoteItem; usd: number }[];
  /** Until it is ready for shipping. */
  businessDays: number;
  /** First day it may be ready when ordered today, YYYY-MM-DD. */
  readyOn: string;
  /** Last day on which the price holds, YYYY-MM-DD. */
  validUntil: string;
  /** Of one copy. */
  grams: number;
  /** Of the machine for one copy; null for metal, which is sold by volume. */
  hours: number | null;
  layerMm: number;
  sizeMm: Measurements['sizeMm'];
}

/** Cost of one copy, USD, and how long all of them take. */
interface Cost {
  material: number;
  machine: number;
  grams: number;
  hours: number | null;
  productionDays: number;
}

/**
 * The price of a print: `setup + quantity · max(least, cost / (1 − margin)) · (1 − discount)`.
 *
 * @throws FigurineError `invalid_option`, and `not_printable` with what would help
 */
export function quotePrint(measurements: Measurements, request: QuoteRequest): PrintQuote {
  check(request);
  const { material, quality, quantity, today } = request;
  const heightMm = request.heightMm ?? measurements.sizeMm.z;
  const scaled = scaleMeasurements(measurements, heightMm);
  refuse(scaled, material);
  const rates = RATES[material];
  const cost = COSTS[material](scaled, quality, quantity);
  const copies = {
    material: cents(cost.material) * quantity,
    machine: cents(cost.machine) * quantity,
    finishing: cents(rates.finishing) * quantity,
  };
  const costs = copies.material + copies.machine + copies.finishing;
  const margin = Math.round(costs / (1 - rates.margin)) - costs;
  const minimum = Math.max(0, quantity * cents(rates.least) - costs - margin);
  const discount = -Math.round(DISCOUNTS[quantity] * (costs + margin + minimum));
  const amounts = { setup: cents(rates.setup), ...copies, margin, minimum, discount };
  const breakdown = (Object.entries(amounts) as [QuoteItem, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([item, amount]) => ({ item, usd: amount / 100 }));
  const businessDays = rates.handlingDays + cost.productionDays;
  return {
    price: Object.values(amounts).reduce((a, b) => a + b, 0) / 100,
    breakdown,
    businessDays,
    readyOn: isoDay(addBusinessDays(today, businessDays)),
    validUntil: isoDay(addDays(today, VALID_DAYS)),
    grams: Math.round(10 * cost.grams) / 10,
    hours: cost.hours === null ? null : Math.round(100 * cost.hours) / 100,
    layerMm: LAYERS[material][quality],
    sizeMm: scaled.sizeMm,
  };
}

const COSTS: Record<Material, (m: Measurements, quality: PrintQuality, quantity: number) => Cost> =
  {
    pla(measured, quality, quantity) {
      const hours = plaHours(measured, quality);
      const grams = plaGrams(measured);
      return {
        grams,
        hours,
        material: grams * PLA.waste * PLA.perGram,
        machine: hours * PLA.perHour,
        productionDays: Math.ceil((quantity * hours) / PLA.hoursPerDay),
      };
    },
    resin({ volumeMm3, sizeMm }, quality, quantity) {
      const layers = sizeMm.z / LAYERS.resin[quality];
      const hours = (layers * RESIN.secondsPerLayer + RESIN.washAndCureSeconds) / 3600;
      const plates = Math.ceil(quantity / RESIN.copiesPerPlate);
      return {
        grams: (volumeMm3 / 1000) * RATES.resin.density,
        hours,
        material: (volumeMm3 / 1000) * RESIN.supports * RESIN.perCm3,
        machine: hours * RESIN.perHour,
        productionDays: Math.ceil((plates * hours) / RESIN.hoursPerDay),
      };
    },
    metal({ volumeMm3 }, quality, quantity) {
      return {
        grams: (volumeMm3 / 1000) * RATES.metal.density,
        hours: null,
        material: (volumeMm3 / 1000) * METAL.perCm3 * METAL.byQuality[quality],
        machine: 0,
        productionDays: Math.ceil(METAL.furnaceDays + METAL.daysPerCopy * quantity),
      };
    },
  };

function check({ material, quality, quantity, heightMm, today }: QuoteRequest): void {
  const wrong =
    (!MATERIALS.includes(material) && `material must be one of ${MATERIALS.join(', ')}`) ||
    (!PRINT_QUALITIES.includes(quality) &&
      `quality must be one of ${PRINT_QUALITIES.join(', ')}`) ||
    (!QUANTITIES.includes(quantity) && `quantity must be one of ${QUANTITIES.join(', ')}`) ||
    (heightMm !== undefined && !(heightMm > 0) && 'heightMm must be more than 0') ||
    (Number.isNaN(today.getTime()) && 'today must be a date');
  if (wrong) throw new FigurineError('invalid_option', `${wrong}.`);
}

/** @throws FigurineError `not_printable` */
function refuse({ sizeMm, wallPercentilesMm }: Measurements, material: Material): void {
  const { room, roomWords, leastWall } = RATES[material];
  const sizes = [sizeMm.x, sizeMm.y, sizeMm.z].sort((a, b) => b - a);
  const share = Math.min(...sizes.map((size, i) => (room[i] as number) / size));
  if (share < 1) {
    const at = `${sizes.map((size) => Math.ceil(size)).join(' × ')} mm`;
    throw new FigurineError(
      'not_printable',
      `At ${at} it is larger than ${roomWords}, ${room.join(' × ')} mm. It can be made up to ${Math.floor(sizeMm.z * share)} mm tall.`,
    );
  }
  // The thinnest percent is what pointed corners are made of; it is sturdier than it measures.
  const wall = wallPercentilesMm[1] ?? 0;
  if (wall < leastWall) {
    const height = Math.ceil((sizeMm.z * leastWall) / wall);
    throw new FigurineError(
      'not_printable',
      `Its thinnest walls are ${wall.toFixed(1)} mm, and ${WORDS[material]} needs ${leastWall} mm. Make it at least ${height} mm tall${material === 'resin' ? '' : ', or choose another material'}.`,
    );
  }
}

const WORDS: Record<Material, string> = { pla: 'PLA', resin: 'resin', metal: 'metal' };

function cents(usd: number): number {
  return Math.round(100 * usd);
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
