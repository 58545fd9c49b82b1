import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { drawn, edited, scene } from '../testing/pictures.ts';

it('prints in few inks', async () => {
  const { data } = await edited(scene(240, 160), 'Make it a pop-art poster');
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const key = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, 9);
  const share = most.reduce((a, b) => a + b, 0) / (240 * 160);
  expect(share).toBeGreaterThan(0.6);
});

it('gives warm and cool things inks of their own', async () => {
  const halves = drawn(160, 80, (x) => (x < 80 ? [170, 120, 80] : [80, 120, 170]));
  const { data } = await edited(halves, 'poster');
  const at = (x: number) => data.subarray((40 * 160 + x) * 3, (40 * 160 + x) * 3 + 3);
  const [warm, cool] = [at(30), at(130)];
  expect(warm[0]).toBeGreaterThan(warm[2] as number);
  expect(cool[2]).toBeGreaterThan(cool[0] as number);
});

it.each(['pop art', 'Andy Warhol style', 'silkscreen', 'screen print', 'make it a poster'])(
  'understands “%s”',
  (prompt) => {
    expect(parsePrompt(prompt, { imageCount: 1 }).plan[0]?.op).toBe('poster');
  },
);
