import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const away = (x: number, y: number) => Math.hypot(x - 120, y - 100);

/** A red bowl with a pale fruit in it, whose flesh is red. */
const bowl = drawn(240, 200, (x, y): Triple => {
  if (away(x, y) < 20) return grained([168, 30, 44], x, y);
  if (away(x, y) < 30) return grained([236, 226, 190], x, y);
  return grained(away(x, y) < 76 ? [206, 50, 24] : [150, 152, 156], x, y);
});

it('asks where the fruit is rather than to take the bowl that it is in', async () => {
  await expect(edited(bowl, 'make the fig blue')).rejects.toThrow(/draw a box/);
  await expect(edited(bowl, 'make the red fig blue')).rejects.toThrow(/Draw a box/);
});

it('takes fruit that nothing is in', async () => {
  const apple = drawn(240, 200, (x, y): Triple => {
    const isLeaf = Math.abs(x - 132) < 12 && Math.abs(y - 36) < 6;
    if (isLeaf) return grained([60, 130, 40], x, y);
    return grained(away(x, y) < 60 ? [206, 50, 34] : [150, 152, 156], x, y);
  });
  const after = await edited(apple, 'make the apple blue');
  expect(at(after, 120, 110)[2]).toBeGreaterThan(at(after, 120, 110)[0]);
});
