import { expect, it } from 'vitest';
import { apply, at, drawn } from '../testing/pictures.ts';

const ramp = drawn(256, 1, (x) => [x, x, x]);

it('spreads light and dark about mid-grey, or brings them together', async () => {
  for (const percent of [18, -18]) {
    const result = await apply(ramp, { op: 'contrast', params: { percent } });
    const [dark, middle, light] = [64, 127, 192].map((x) => at(result, x, 0)[0]) as [
      number,
      number,
      number,
    ];
    expect(Math.abs(middle - 127)).toBeLessThan(2);
    expect(Math.sign(light - dark - 128)).toBe(Math.sign(percent));
  }
});
