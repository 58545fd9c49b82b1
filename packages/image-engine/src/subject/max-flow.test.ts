import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { pixelGraph } from './graph.ts';
import { minimalCut, noFlow } from './max-flow.ts';

const SIZE = { width: 24, height: 18 };
const AREA = SIZE.width * SIZE.height;
const pause = async () => {};

/** Noise on two halves, and what each pixel leans to. */
function noise(seed: number): Float32Array {
  const random = randomFrom(seed);
  return Float32Array.from(
    { length: AREA },
    (_, p) => (p % SIZE.width < 12 ? 40 : 60) + random() * 20,
  );
}

const grey = new Float32Array(AREA);
const graph = pixelGraph({ lightness: noise(1), a: grey, b: grey }, SIZE);
const leaning = (seed: number) => noise(seed).map((value) => value - 60);

it('cuts the same when it goes on from another flow as when it begins anew', async () => {
  const [one, other] = [leaning(2), leaning(3)];
  const goingOn = noFlow(graph);
  await minimalCut(graph, goingOn, one, pause);
  const cut = await minimalCut(graph, goingOn, other, pause);
  expect(cut).toEqual(await minimalCut(graph, noFlow(graph), other, pause));
});

it('divides two halves where they meet', async () => {
  // One in ten leans the wrong way: its neighbours hold it.
  const random = randomFrom(4);
  const leans = noise(4).map((value) => (value < 60 ? -9 : 9) * (random() < 0.1 ? -1 : 1));
  const inside = await minimalCut(graph, noFlow(graph), leans, pause);
  for (let p = 0; p < AREA; p++) expect(inside[p]).toBe(p % SIZE.width < 12 ? 0 : 1);
});
