import { expect, it } from 'vitest';
import { apply, scene } from '../testing/pictures.ts';

it('leaves only that many levels a channel', async () => {
  const result = await apply(scene(), { op: 'posterise', params: { levels: 4 } });
  expect([...new Set(result.data)].every((v) => [0, 85, 170, 255].includes(v))).toBe(true);
});
