import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

/** An evening sky with soft clouds of a brown, a dark lake, and boats on it or none. */
const evening = (boats: Triple | null) =>
  drawn(240, 180, (x, y): Triple => {
    const isBoat = y > 120 && y < 144 && x % 80 > 20 && x % 80 < 64;
    if (boats && isBoat) return grained(boats, x, y);
    if (y > 90) return grained([44, 54, 66], x, y);
    const cloud = Math.exp(-(((y - 44) / 14) ** 2) - ((x - 120) / 40) ** 2);
    return [130 + 30 * cloud, 150 - 56 * cloud, 190 - 130 * cloud];
  });
const CLOUD = [120, 44] as const;

it('takes the boats, and not the clouds of their colour', async () => {
  const lake = evening([120, 66, 34]);
  const after = await edited(lake, 'make the brown boats red');
  expect(at(after, ...CLOUD)).toEqual(at(lake, ...CLOUD));
  expect(at(after, 120, 132)[0]).toBeGreaterThan(at(lake, 120, 132)[0] + 30);
});

it('asks where the boats are that only clouds have the colour of', async () => {
  await expect(edited(evening(null), 'make the brown boats red')).rejects.toThrow(/Draw a box/);
});

it('takes the clouds where those are meant', async () => {
  const lake = evening([120, 66, 34]);
  const after = await edited(lake, 'make the brown clouds red');
  expect(at(after, ...CLOUD)).not.toEqual(at(lake, ...CLOUD));
});
