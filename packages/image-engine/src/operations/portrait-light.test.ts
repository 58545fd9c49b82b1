import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at } from '../testing/pictures.ts';

it('darkens the background and lights the subject from the upper left', async () => {
  const before = disc();
  const after = await applyToMarked(before, { op: 'portraitLight', params: { percent: 100 } });
  expect(at(after, 3, 3)[1]).toBeLessThan(at(before, 3, 3)[1] * 0.7);
  expect(at(after, 50, 32)[1]).toBeGreaterThan(at(after, 72, 62)[1] + 10);
});
