import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FigurineError } from './errors.ts';
import { makeFigurine } from './figurine.ts';
import { randomCutout } from './testing/random-cutout.ts';
import { faultsOf } from './testing/topology.ts';

/** `RANDOM_MASKS=200` for the long form. */
const RUNS = Number(process.env.RANDOM_MASKS ?? 8);

const REFUSALS = ['nothing_opaque', 'subject_too_small'];

it('any mask becomes one closed solid that stands, or is refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1e6 }), async (seed) => {
      try {
        const { mesh, measurements } = await makeFigurine(randomCutout(seed));
        expect(faultsOf(mesh)).toEqual([]);
        expect(measurements.parts).toBe(1);
        expect(measurements.volumeMm3).toBeGreaterThan(0);
        expect(measurements.tipAngleDegrees).toBeGreaterThanOrEqual(15);
      } catch (error) {
        if (!(error instanceof FigurineError)) throw error;
        expect(REFUSALS).toContain(error.code);
      }
    }),
    // The same masks each time: a failure can be looked at.
    { numRuns: RUNS, seed: 6, endOnFailure: true },
  );
}, 600_000);
