import { expect, it } from 'vitest';
import { at, drawn, edited } from '../testing/pictures.ts';

it('pulls grey towards the colour', async () => {
  const result = await edited(
    drawn(8, 8, () => [140, 140, 140]),
    'give it a blue tint',
  );
  const [r, , b] = at(result, 4, 4);
  expect(b).toBeGreaterThan(r + 20);
});
