import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createAdmission } from '../../services/admission.ts';
import { editForm } from '../../testing/pictures.ts';
import { readForm } from './read-form.ts';

const sizes = { maxBytes: 1_000_000, maxFileBytes: 100_000 };
const open = (maxBytes: number) => createAdmission({ maxConcurrent: 1, maxWaiting: 1, maxBytes });

function upload(...fileSizes: number[]) {
  const body = editForm(fileSizes.map((size) => new Uint8Array(size)));
  return new Request('http://localhost/', { method: 'POST', body });
}

test('what a form holds is counted while it is held', async () => {
  const admission = open(1_000_000);
  const { reserve, release } = admission.openBody('192.0.2.1');
  await readForm(upload(60_000, 40_000), { ...sizes, reserve });
  expect(admission.figures().bytes).toBeGreaterThanOrEqual(100_000);
  expect(admission.figures().bytes).toBeLessThan(101_000);
  release();
  expect(admission.figures().bytes).toBe(0);
});

test('a file that is too large is dropped and does not count', async () => {
  const admission = open(1_000_000);
  const { reserve } = admission.openBody('192.0.2.1');
  const { image } = await readForm(upload(500_000), { ...sizes, reserve });
  expect(image).toMatchObject({ size: 500_000 });
  expect(admission.figures().bytes).toBeLessThan(1_000);
});

test('a body for which there is no memory is not read on', async () => {
  const admission = open(50_000);
  const { reserve, release } = admission.openBody('192.0.2.1');
  const refused = readForm(upload(90_000), { ...sizes, reserve });
  await expect(refused).rejects.toThrow(AppError);
  await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
  release();
  expect(admission.figures().bytes).toBe(0);
});
