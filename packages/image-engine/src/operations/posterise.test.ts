import { expect, it } from 'vitest';
import { apply, edited, scene } from '../testing/pictures.ts';

function coloursOf({ data }: { data: Uint8Array }): Set<number> {
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 3)
    colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
  return colours;
}

it.each([3, 5, 12])('leaves only %i colours', async (levels) => {
  expect(coloursOf(await apply(scene(), { op: 'posterise', params: { levels } })).size).toBe(
    levels,
  );
});

it('takes the number of colours from the prompt', async () => {
  expect(coloursOf(await edited(scene(), 'reduce it to 4 colours')).size).toBe(4);
});
