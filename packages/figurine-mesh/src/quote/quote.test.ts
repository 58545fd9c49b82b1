import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measurements } from '../measure/measure-mesh.ts';
import { addBusinessDays } from './business-days.ts';
import { MATERIALS, PRINT_QUALITIES, QUANTITIES } from './constants.ts';
import { type QuoteRequest, quotePrint } from './quote.ts';

/** An 80 mm person. */
const person: Measurements = {
  sizeMm: { x: 35, y: 30, z: 80 },
  volumeMm3: 19_000,
  areaMm2: 6700,
  shortLoopsMm2: 3000,
  supportMm3: 9000,
  overhangMm2: 300,
  levelMm2: 2000,
  wallPercentilesMm: Array.from({ length: 101 }, (_, p) => 2 + p / 5),
  soundWallShare: 1,
  tipAngleDegrees: 20,
  triangles: 24_000,
  parts: 1,
};
const today = new Date('2026-11-20T15:00:00Z');
const quote = (request: Partial<QuoteRequest> = {}, measured = person) =>
  quotePrint(measured, { material: 'pla', quality: 'standard', quantity: 1, today, ...request });

describe('a quote', () => {
  it('is the sum of its breakdown, to the cent', () => {
    for (const material of MATERIALS) {
      for (const quality of PRINT_QUALITIES) {
        for (const quantity of QUANTITIES) {
          const { price, breakdown } = quote({ material, quality, quantity });
          const cents = breakdown.reduce((sum, { usd }) => sum + Math.round(100 * usd), 0);
          expect(cents).toBe(Math.round(100 * price));
          expect(price).toBe(Number(price.toFixed(2)));
        }
      }
    }
  });

  it('follows the formula', () => {
    // 30 + (19 cm³ · 4.5 + 15) / 0.65
    expect(quote({ material: 'metal' }).price).toBeCloseTo(30 + (19 * 4.5 + 15) / 0.65, 1);
  });

  it('rises with volume, quantity and quality', () => {
    const measured = fc.record({ volume: fc.double({ min: 1e3, max: 3e5, noNaN: true }) });
    fc.assert(
      fc.property(
        measured,
        fc.double({ min: 1, max: 3, noNaN: true }),
        fc.constantFrom(...MATERIALS),
        ({ volume }, factor, material) => {
          const price = (request: Partial<QuoteRequest>, volumeMm3 = volume) =>
            quote({ material, ...request }, { ...person, volumeMm3 }).price;
          expect(price({}, volume * factor)).toBeGreaterThanOrEqual(price({}));
          const byQuantity = QUANTITIES.map((quantity) => price({ quantity }));
          const byQuality = PRINT_QUALITIES.map((quality) => price({ quality }));
          expect(byQuantity).toEqual(byQuantity.toSorted((a, b) => a - b));
          expect(byQuality).toEqual(byQuality.toSorted((a, b) => a - b));
        },
      ),
      { seed: 6 },
    );
  });

  it('rises with the height asked for', () => {
    const prices = [60, 80, 100].map((heightMm) => quote({ heightMm, material: 'resin' }).price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).not.toBe(prices[2]);
  });

  it('costs less a copy in larger numbers', () => {
    expect(quote({ quantity: 10 }).price / 10).toBeLessThan(quote({ quantity: 2 }).price / 2);
  });

  it('holds for 14 days, and counts business days only', () => {
    // A Friday; three business days later is Wednesday.
    const { businessDays, readyOn, validUntil } = quote();
    expect([businessDays, readyOn, validUntil]).toEqual([3, '2026-11-25', '2026-12-04']);
  });
});

describe('a quote is refused', () => {
  it('when the model is too large for the printer, with the height that fits', () => {
    expect(() => quote({ material: 'metal', heightMm: 150 })).toThrow(/metal.*up to 100 mm tall/);
    expect(quote({ material: 'metal', heightMm: 100 }).price).toBeGreaterThan(0);
  });

  it('when walls are too thin for the material, with the height that makes them thick enough', () => {
    const thin = { ...person, wallPercentilesMm: person.wallPercentilesMm.map((w) => w / 2) };
    expect(() => quote({}, thin)).toThrow(/1\.1 mm.*PLA needs 1\.2 mm.*at least 88 mm/);
    expect(quote({ heightMm: 88 }, thin).price).toBeGreaterThan(0);
    expect(quote({ material: 'resin' }, thin).price).toBeGreaterThan(0);
  });

  it('when asked for something that is not sold', () => {
    expect(() => quote({ quantity: 3 as 2 })).toThrow(/1, 2, 5, 10/);
    expect(() => quote({ material: 'gold' as 'pla' })).toThrow(/pla, resin, metal/);
    expect(() => quote({ heightMm: Number.NaN })).toThrow(/heightMm/);
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('from %s, %i later is %s', (from, days, to) => {
    expect(addBusinessDays(new Date(from), days).toISOString().slice(0, 10)).toBe(to);
  });
});
