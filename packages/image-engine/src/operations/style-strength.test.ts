import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Pixels } from '../picture/picture.ts';
import { apply, at, drawn, scene } from '../testing/pictures.ts';
import { operationOf, type PlanStep } from './registry.ts';

const STYLES: readonly PlanStep[] = [
  { op: 'cartoon', params: { percent: 60 } },
  { op: 'anime', params: { percent: 60 } },
  { op: 'comic', params: { percent: 60, printing: 'colour' } },
  { op: 'comic', params: { percent: 60, printing: 'blackAndWhite' } },
  { op: 'watercolour', params: { percent: 60 } },
  { op: 'oilPainting', params: { percent: 60 } },
  { op: 'neon', params: { percent: 60 } },
  { op: 'poster', params: { percent: 60 } },
];

describe.each(STYLES)('$op', (step) => {
  it('gives the same bytes every time, and others at another strength', async () => {
    const [once, again] = [await apply(scene(), step), await apply(scene(), step)];
    expect(Buffer.compare(once.data, again.data)).toBe(0);
    const strong = { ...step, params: { ...step.params, percent: 100 } } as PlanStep;
    expect(Buffer.compare(once.data, (await apply(scene(), strong)).data)).not.toBe(0);
  });

  it('keeps the size and the transparency', async () => {
    const { width, height, data } = scene(40, 30);
    const clear: Pixels = { width, height, channels: 4, data: new Uint8Array(width * height * 4) };
    for (let p = 0; p < width * height; p++) {
      clear.data.set(data.subarray(p * 3, p * 3 + 3), p * 4);
      clear.data[p * 4 + 3] = p % 256;
    }
    const result = await apply(clear, step);
    expect([result.width, result.height, result.channels]).toEqual([width, height, 4]);
    for (let p = 0; p < width * height; p++) expect(result.data[p * 4 + 3]).toBe(p % 256);
  });

  it.each([
    [1, 1],
    [2048, 1],
    [1, 300],
    [3, 2],
  ])('works on %i × %i pixels', async (width, height) => {
    const picture = drawn(width, height, (x, y) => [(x * 7) % 256, (y * 11) % 256, 90]);
    const result = await apply(picture, step);
    expect([result.width, result.height]).toEqual([width, height]);
  });

  it('can be asked for with its own example', () => {
    const { example } = operationOf(step);
    expect(parsePrompt(example, { imageCount: 1 }).plan[0]?.op).toBe(step.op);
  });

  it('names itself in few words, with its strength where that is unusual', () => {
    const { chip } = operationOf(step);
    expect(chip?.(step.params)).not.toMatch(/%/);
    expect(chip?.({ ...step.params, percent: 80 } as PlanStep['params'])).toMatch(/ 80%$/);
  });
});

it('leaves an even white picture alone where there is nothing to draw', async () => {
  const white = drawn(20, 20, () => [255, 255, 255]);
  const { passes } = operationOf({ op: 'comic' });
  const [pass] = passes({ percent: 60, printing: 'blackAndWhite' }, white, [white]);
  if (pass?.kind !== 'measured') throw new Error('A style is measured.');
  const context = { checkpoint: async () => {} } as unknown as Parameters<typeof pass.run>[1];
  expect(await pass.run(white, context)).toBeNull();
});

it('stops when a checkpoint says so', async () => {
  const picture = scene();
  const [pass] = operationOf({ op: 'oilPainting' }).passes({ percent: 60 }, picture, [picture]);
  if (pass?.kind !== 'measured') throw new Error('A style is measured.');
  let calls = 0;
  const checkpoint = async () => {
    calls++;
    if (calls === 6) throw new Error('cancelled');
  };
  const context = { checkpoint } as unknown as Parameters<typeof pass.run>[1];
  await expect(pass.run(picture, context)).rejects.toThrow('cancelled');
  expect(calls).toBe(6);
});

it('draws a picture larger than its working size at the picture’s own size', async () => {
  const edge = drawn(1700, 40, (x) => (x < 850 ? [30, 60, 120] : [230, 200, 150]));
  const result = await apply(edge, { op: 'cartoon', params: { percent: 60 } });
  expect([result.width, result.height]).toEqual([1700, 40]);
  expect(at(result, 1600, 20)[0]).toBeGreaterThan(at(result, 100, 20)[0] + 100);
});
