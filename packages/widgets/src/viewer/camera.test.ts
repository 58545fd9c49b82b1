import { describe, expect, it } from 'vitest';
import { cameraOf, project, startOrbit, turned, zoomed } from './camera.ts';
import { dimensionsOf } from './dimensions.ts';
import type { Vector } from './mesh.ts';

const box = { min: [-20, 0, -15] as Vector, max: [20, 80, 15] as Vector };
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (n): Vector => [n & 1 ? 20 : -20, n & 2 ? 80 : 0, n & 4 ? 15 : -15],
);

describe('the camera', () => {
  it('has all of the model in sight from every side, wide or narrow', () => {
    for (const aspect of [0.6, 1, 2.2]) {
      for (let yaw = 0; yaw < 6; yaw += 0.5) {
        const camera = cameraOf({ ...startOrbit, yaw }, box, aspect);
        for (const corner of corners) {
          for (const share of project(camera, corner)) {
            expect(share).toBeGreaterThan(0);
            expect(share).toBeLessThan(1);
          }
        }
      }
    }
  });

  it('has the front before it, the left on the left and the top above', () => {
    const camera = cameraOf({ yaw: 0, pitch: 0, zoom: 1 }, box, 1);
    const [left] = project(camera, [-20, 40, 0]);
    const [right] = project(camera, [20, 40, 0]);
    const [, top] = project(camera, [0, 80, 0]);
    expect(left).toBeLessThan(0.5);
    expect(left + right).toBeCloseTo(1);
    expect(top).toBeLessThan(0.5);
    expect(project(camera, [0, 40, 0])).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
    expect(camera.eye[2]).toBeGreaterThan(15);
  });

  it('never goes over the top, under the ground, into the model or out of sight', () => {
    expect(turned(startOrbit, 0, 99).pitch).toBeLessThan(Math.PI / 2);
    expect(turned(startOrbit, 0, -99).pitch).toBeGreaterThan(-0.5);
    expect(zoomed(startOrbit, 1000).zoom).toBeLessThanOrEqual(5);
    expect(zoomed(startOrbit, 0.001).zoom).toBeGreaterThan(0.3);
  });
});

describe('the measures', () => {
  it('are width, height and depth of the model, wherever it is looked at from', () => {
    for (let yaw = -3; yaw < 3; yaw += 0.7) {
      const camera = cameraOf({ ...startOrbit, yaw }, box, 1);
      expect(dimensionsOf(camera, box).map(({ length }) => length)).toEqual([40, 80, 30]);
    }
  });

  it('stand at the left side of what is seen', () => {
    const camera = cameraOf(startOrbit, box, 1);
    const height = dimensionsOf(camera, box)[1];
    const leftmost = Math.min(...corners.map((corner) => project(camera, corner)[0]));
    expect(Math.min(...(height?.ends.map(([x]) => x) ?? []))).toBeCloseTo(leftmost, 1);
  });
});
