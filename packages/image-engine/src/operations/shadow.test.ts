import { describe, expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at } from '../testing/pictures.ts';
import type { PlanStep } from './registry.ts';

const shadow = (kind: 'ground' | 'behind', percent = 50): PlanStep => ({
  op: 'shadow',
  params: { percent, kind },
});
const onWhite: PlanStep = {
  op: 'replaceBackground',
  params: { to: 'colour', colour: { name: 'white', rgb: [255, 255, 255] } },
};
const cutOut: PlanStep = { op: 'removeBackground', params: {} };

describe.each(['ground', 'behind'] as const)('a shadow %s', (kind) => {
  it('darkens what is around the subject, and not the subject', async () => {
    const plain = await applyToMarked(disc(), onWhite);
    const after = await applyToMarked(disc(), onWhite, shadow(kind));
    // Just below the disc's foot.
    expect(at(after, 62, 74)[0]).toBeLessThan(235);
    expect(at(after, 62, 74)[0]).toBe(at(after, 62, 74)[2]);
    expect(at(after, 60, 45)).toEqual(at(plain, 60, 45));
    expect(at(after, 2, 2)).toEqual([255, 255, 255]);
  });

  it('is darker when more of it is asked for', async () => {
    const [soft, strong] = await Promise.all(
      [25, 100].map((percent) => applyToMarked(disc(), onWhite, shadow(kind, percent))),
    );
    expect(at(strong as never, 62, 74)[0]).toBeLessThan(at(soft as never, 62, 74)[0] - 10);
  });

  it('lets through what is behind a cut-out', async () => {
    const { data, width } = await applyToMarked(disc(), cutOut, shadow(kind));
    const [r, g, b, alpha] = data.subarray((74 * width + 62) * 4, (74 * width + 62) * 4 + 4);
    expect([r, g, b]).toEqual([0, 0, 0]);
    expect(alpha).toBeGreaterThan(15);
    expect(alpha).toBeLessThan(240);
    expect(data[3]).toBe(0);
  });
});

it('falls behind a subject that the lower edge cuts', async () => {
  const { data, width, height } = disc();
  const tall = { width, height: 62, channels: 3 as const, data: data.slice(0, width * 62 * 3) };
  const after = await applyToMarked(tall, onWhite, shadow('ground'));
  expect(after.height).toBe(62);
  expect(height).toBe(90);
  const beside = Array.from({ length: 30 }, (_, x) => at(after, 84 + x, 45)[0]);
  expect(Math.min(...beside)).toBeLessThan(245);
});
