import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

/** A blue sky, a green hill, a sea with foam, pale sand, and a yellow ball on it. */
const shore = drawn(240, 180, (x, y): Triple => {
  if (Math.hypot(x - 120, y - 150) < 12) return grained([250, 190, 40], x, y);
  if (y > 124) return grained([238, 214, 164], x, y);
  if (y > 70) return y % 14 === 0 ? [226, 244, 248] : grained([84, 196, 226], x, y);
  if (y > 56 && x < 90) return grained([60, 140, 90], x, y);
  return [96 + y / 2, 150 + y / 2, 226];
});
const PLACES = { sky: [200, 20], sea: [200, 100], sand: [40, 160], ball: [120, 150] } as const;

it.each([
  ['make the sea red', 'sea'],
  ['make the water purple', 'sea'],
  ['make the sand #ff70a0', 'sand'],
] as const)(
  'recolours what stretches out below the sky, and nothing else: %s',
  async (prompt, own) => {
    const after = await edited(shore, prompt);
    for (const [name, [x, y]] of Object.entries(PLACES)) {
      const [before, now] = [at(shore, x, y), at(after, x, y)];
      if (name !== own) expect(now, name).toEqual(before);
      else expect(now[0] - now[1], name).toBeGreaterThan(before[0] - before[1] + 40);
    }
  },
);

it('asks for a box where no sea is seen', async () => {
  const field = drawn(
    240,
    180,
    (x, y): Triple => (y > 80 ? grained([90, 150, 60], x, y) : [96 + y / 2, 150 + y / 2, 226]),
  );
  await expect(edited(field, 'make the sea red')).rejects.toThrow('draw a box around it');
});
