import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { colouredPixels } from './colour-mixture.ts';
import { pixelGraph } from './graph.ts';
import { noFlow } from './max-flow.ts';
import { withoutNeighbours } from './neighbours.ts';

const [width, height] = [200, 150];
const BOX = { left: 70, top: 30, right: 150, bottom: 125 };
const isInBox = (x: number, y: number) =>
  x >= BOX.left && x < BOX.right && y >= BOX.top && y < BOX.bottom;

/**
 * What of a red thing and of something green beside it, both taken in a box, stays.
 *
 * @param tall px that the thing is
 */
async function staying(isOther: (x: number, y: number) => boolean, tall = 84) {
  const isThing = (x: number, y: number) => Math.hypot((x - 110) / 0.4, (y - 78) / 0.5) < tall;
  const picture = drawn(width, height, (x, y) => {
    if (isThing(x, y)) return (x + y) % 9 < 4 ? [200, 60, 50] : [170, 40, 60];
    return isOther(x, y) ? [40, 110, 70] : [214, 218, 224];
  });
  const isTaken = (x: number, y: number) => isInBox(x, y) && (isThing(x, y) || isOther(x, y));
  const inside = Uint8Array.from({ length: width * height }, (_, p) =>
    isTaken(p % width, Math.floor(p / width)) ? 1 : 0,
  );
  const lab = toLab(picture);
  const graph = pixelGraph(lab, { width, height });
  const known = {
    likely: new Float32Array(inside.length),
    inFocus: new Float32Array(inside.length),
  };
  const looked = {
    width,
    height,
    lab,
    graph,
    flow: noFlow(graph),
    nodes: colouredPixels(lab),
    ...known,
  };
  const box = {
    left: BOX.left / width,
    top: BOX.top / height,
    right: BOX.right / width,
    bottom: BOX.bottom / height,
  };
  const left = await withoutNeighbours(looked, inside, box, async () => {});
  const share = (is: (x: number, y: number) => boolean) => {
    let [all, stays] = [0, 0];
    for (let p = 0; p < left.length; p++) {
      if (inside[p] === 0 || !is(p % width, Math.floor(p / width))) continue;
      all++;
      stays += left[p] as number;
    }
    return stays / all;
  };
  return { thing: share(isThing), other: share((x, y) => !isThing(x, y)) };
}

const between = (left: number, right: number) => (x: number, y: number) =>
  x >= left && x < right && y > 65 && y < 105;

it('takes out what goes on past the side of the box', async () => {
  const { thing, other } = await staying(between(30, 100));
  expect(thing).toBeGreaterThan(0.97);
  expect(other).toBeLessThan(0.05);
});

it('leaves in what ends in the box, or so near that the box is but a little short of it', async () => {
  expect(await staying(between(73, 100))).toEqual({ thing: 1, other: 1 });
  expect(await staying(between(67, 100))).toEqual({ thing: 1, other: 1 });
});

it('leaves in what is more than half of what was taken: the box cuts the thing itself', async () => {
  const isLarge = (x: number, y: number) => x > 20 && x < 146 && y > 36 && y < 120;
  expect(await staying(isLarge, 30)).toEqual({ thing: 1, other: 1 });
});
