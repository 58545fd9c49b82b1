import { expect, it } from 'vitest';
import { makeFigurine } from '../figurine.ts';
import type { FigurineMesh } from '../mesh.ts';
import { smallPerson } from '../testing/small-figures.ts';
import { measureMesh, scaleMeasurements } from './measure-mesh.ts';

/** A box on the ground, with a face list of its own. */
function boxMesh(x: number, y: number, z: number): FigurineMesh {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [
    (i & 1 ? x : -x) / 2,
    (i & 2 ? y : -y) / 2,
    i & 4 ? z : 0,
  ]);
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  return {
    positions: Float32Array.from(corners),
    triangles: Uint32Array.from(sides.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])),
    colours: new Uint8Array(24),
  };
}

it('measures a box', async () => {
  const box = await measureMesh(boxMesh(20, 10, 40));
  expect(box.sizeMm).toEqual({ x: 20, y: 10, z: 40 });
  expect(box.volumeMm3).toBeCloseTo(8000, 3);
  expect(box.areaMm2).toBeCloseTo(2 * (200 + 800 + 400), 3);
  expect(box.levelMm2).toBeCloseTo(400, 3);
  // Its underside lies on the ground.
  expect(box.supportMm3).toBe(0);
  // It leans over the nearer edge: 5 mm out, 20 mm up.
  expect(box.tipAngleDegrees).toBeCloseTo((Math.atan2(5, 20) * 180) / Math.PI, 3);
  expect(box.wallPercentilesMm[1]).toBeCloseTo(10, 3);
  expect(box.soundWallShare).toBe(1);
});

it('finds thin walls', async () => {
  const sheet = await measureMesh(boxMesh(40, 0.8, 40));
  expect(sheet.wallPercentilesMm[50]).toBeCloseTo(0.8, 3);
  expect(sheet.soundWallShare).toBeLessThan(0.1);
});

it('tells the measures at another height as if it had been made so', async () => {
  const { mesh } = await makeFigurine(smallPerson());
  const twice = { ...mesh, positions: mesh.positions.map((v) => 2 * v) };
  const measured = await measureMesh(twice);
  const scaled = scaleMeasurements(await measureMesh(mesh), 160);
  expect(scaled.sizeMm.x).toBeCloseTo(measured.sizeMm.x, 3);
  expect(scaled.volumeMm3 / measured.volumeMm3).toBeCloseTo(1, 5);
  expect(scaled.areaMm2 / measured.areaMm2).toBeCloseTo(1, 5);
  expect(scaled.supportMm3 / measured.supportMm3).toBeCloseTo(1, 1);
  expect(scaled.tipAngleDegrees).toBeCloseTo(measured.tipAngleDegrees, 3);
});

it('refuses what encloses nothing', async () => {
  const box = boxMesh(10, 10, 10);
  const open = { ...box, triangles: box.triangles.slice(3) };
  await expect(measureMesh(open)).rejects.toMatchObject({ code: 'invalid_mesh' });
});
