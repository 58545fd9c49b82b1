import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { colouredPixels } from './colour-mixture.ts';
import { pixelGraph } from './graph.ts';
import { noFlow } from './max-flow.ts';
import { withoutPath } from './path-beside.ts';

const [width, height] = [240, 180];
type Place = (x: number, y: number) => boolean;

const isBody: Place = (x, y) => Math.hypot((x - 130) / 44, (y - 80) / 60) < 1;
const isPaw: Place = (x, y) => Math.hypot(x - 112, y - 142) < 12;
const isThing: Place = (x, y) => isBody(x, y) || isPaw(x, y);
const isOnPath: Place = (x, y) => y > 168 - 0.45 * x && y < 176 && x < 116;

/** How much of a fox with a white paw, and of what is pale beside it, stays of a division that has both. */
async function staying(isBeside: Place) {
  const grain = (x: number, y: number) => (x * 5 + y * 11) % 5;
  const picture = drawn(width, height, (x, y) => {
    const g = grain(x, y);
    const own = (r: number, gr: number, b: number): Triple => [r + g, gr + g, b + g];
    if (isBody(x, y)) return own(220, 130, 40);
    if (isPaw(x, y)) return own(240, 238, 232);
    return isBeside(x, y) ? own(236, 218, 170) : own(90, 170, 80);
  });
  const inside = Uint8Array.from({ length: width * height }, (_, p) => {
    const [x, y] = [p % width, Math.floor(p / width)];
    return isThing(x, y) || isBeside(x, y) ? 1 : 0;
  });
  const lab = toLab(picture);
  const graph = pixelGraph(lab, { width, height });
  const [likely, inFocus] = [new Float32Array(inside.length), new Float32Array(inside.length)];
  const looked = {
    ...{ width, height, lab, graph, likely, inFocus },
    flow: noFlow(graph),
    nodes: colouredPixels(lab),
  };
  const left = await withoutPath(looked, inside, async () => {});
  const share = (is: Place) => {
    const places = [...inside.keys()].filter((p) => is(p % width, Math.floor(p / width)));
    return places.filter((p) => left[p] === 1).length / places.length;
  };
  return {
    body: share(isBody),
    paw: share(isPaw),
    beside: share((x, y) => isBeside(x, y) && !isThing(x, y)),
  };
}

it('leaves out a path that leads up to the subject from the side of the picture', async () => {
  const { body, paw, beside } = await staying(isOnPath);
  expect(body).toBeGreaterThan(0.98);
  expect(paw).toBeGreaterThan(0.8);
  expect(beside).toBeLessThan(0.1);
});

it('keeps what leads down from the subject: trousers, or a figure on its stand', async () => {
  const { beside } = await staying((x, y) => y > 130 && x > 100 && x < 160);
  expect(beside).toBe(1);
});

it('keeps what ends within the picture', async () => {
  const { beside } = await staying((x, y) => isOnPath(x, y) && x > 12);
  expect(beside).toBe(1);
});
