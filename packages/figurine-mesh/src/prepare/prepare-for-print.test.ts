import { describe, expect, it } from 'vitest';
import { toStl } from '../formats/stl.ts';
import { rawMesh, withSolids } from '../solid/kernel.ts';
import { faultsOf } from '../testing/topology.ts';
import { prepareForPrint } from './prepare-for-print.ts';

/** Two shells that overlap, as services give: a trunk and a head, Y up, in a unit of their own. */
const statue = () =>
  withSolids((module, own) => {
    const { Manifold } = module;
    const trunk = own(own(Manifold.cylinder(1.2, 0.3, 0.2, 40)).rotate([-90, 0, 0]));
    const head = own(own(Manifold.sphere(0.35, 40)).translate([0, 1.3, 0]));
    return rawMesh(own(Manifold.compose([trunk, head])));
  });

const asStl = (mesh: Awaited<ReturnType<typeof statue>>) =>
  toStl({ ...mesh, colours: new Uint8Array(mesh.positions.length) });

describe('a model from elsewhere', () => {
  it('becomes one solid of the wished height that stands on a base', async () => {
    const { mesh, measurements } = await prepareForPrint(asStl(await statue()), {
      heightMm: 100,
      up: 'y',
    });
    expect(faultsOf(mesh)).toEqual([]);
    expect(measurements.parts).toBe(1);
    expect(measurements.sizeMm.z).toBeCloseTo(100, 0);
    expect(measurements.tipAngleDegrees).toBeGreaterThan(15);
  });

  it('is taken as it is, when it has no need of a base', async () => {
    const { measurements } = await prepareForPrint(await statue(), { up: 'y', base: 'none' });
    expect(measurements.sizeMm.z).toBeCloseTo(80, 1);
    expect(measurements.sizeMm.x).toBeLessThan(45);
  });

  it('is turned when it is inside out', async () => {
    const model = await statue();
    const { notes, measurements } = await prepareForPrint({
      ...model,
      triangles: model.triangles.toReversed(),
    });
    expect(notes.join()).toContain('inside out');
    expect(measurements.volumeMm3).toBeGreaterThan(0);
  });

  it('is refused when a part of its surface is missing', async () => {
    const model = await statue();
    const holed = { ...model, triangles: model.triangles.slice(300) };
    await expect(prepareForPrint(holed)).rejects.toMatchObject({ code: 'invalid_mesh' });
  });
});
