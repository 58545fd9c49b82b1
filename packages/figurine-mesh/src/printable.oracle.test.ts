import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFigurine } from './figurine.ts';
import { toStl } from './formats/stl.ts';
import { to3mf } from './formats/three-mf.ts';
import type { FigurineOptions } from './options.ts';
import { letterR } from './testing/lettering.ts';
import { shapes } from './testing/shapes.ts';
import { smallPerson } from './testing/small-figures.ts';
import { admesh, isInstalled, slice } from './testing/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'figurine-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CASES: [shape: string, options: FigurineOptions][] = [
  ['person, hands on hips', {}],
  ['stick man', {}],
  ['donut', { hollow: true }],
  ['ragged edge', {}],
  ['squares that touch at corners', { base: 'round', lettering: letterR() }],
  ['full frame', {}],
];

describe.skipIf(!isInstalled('admesh'))('ADMesh (skipped where it is not installed)', () => {
  it.each(CASES)('finds one part and nothing to mend: %s', async (name, options) => {
    const cutout = shapes.find((shape) => shape.name === name)?.cutout() ?? smallPerson();
    const { mesh } = await makeFigurine(cutout, options);
    expect(admesh(toStl(mesh), folder)).toEqual({ parts: 1, mended: [] });
  });
});

describe.skipIf(!isInstalled('prusa-slicer'))(
  'PrusaSlicer (skipped where it is not installed)',
  () => {
    it('slices the 3MF without a warning', async () => {
      const { mesh } = await makeFigurine(smallPerson(), { heightMm: 40, lettering: letterR() });
      const { warnings, seconds } = slice(to3mf(mesh), folder, 0.3);
      expect(warnings).toEqual([]);
      expect(seconds).toBeGreaterThan(300);
    });
  },
);
