import { expect, it } from 'vitest';
import { drawn, png } from '../testing/pictures.ts';
import { inspectSubject } from './inspect-subject.ts';

const picture = () =>
  png(
    drawn(96, 72, (x, y) =>
      Math.hypot(x - 48, y - 36) < 18 ? [220, 80 + (x % 8) * 6, 40] : [60 + x / 4, 120, 160],
    ),
  );

it('tells where the subject is and how sure that is', async () => {
  const stages = new Set<string | undefined>();
  const onProgress = (_share: number, stage?: string) => stages.add(stage);
  const { verdict, confidence, box, outline } = await inspectSubject({
    image: await picture(),
    onProgress,
  });
  expect(verdict).toBe('sure');
  expect(confidence).toBeGreaterThan(0.8);
  expect(box?.left).toBeCloseTo(30 / 96, 1);
  expect(box?.bottom).toBeCloseTo(54 / 72, 1);
  expect(outline).toHaveLength(1);
  expect(stages).toContain('Finding the subject');
});

it('is unclear about a plain picture', async () => {
  const { verdict } = await inspectSubject({ image: await png(drawn(64, 64, () => [90, 90, 90])) });
  expect(verdict).toBe('unclear');
});

it('can be stopped', async () => {
  const controller = new AbortController();
  controller.abort(new Error('enough'));
  const { signal } = controller;
  await expect(inspectSubject({ image: await picture(), signal })).rejects.toThrow('enough');
});
