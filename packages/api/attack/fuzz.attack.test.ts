import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { checkContract } from '../src/testing/contract.ts';
import { editForm, makePicture } from '../src/testing/pictures.ts';
import { operations, requestsTo } from './requests.ts';
import { attacked, isShort } from './server.ts';

/** Cases for each operation. */
const numRuns = isShort ? 20 : 500;
/** The short form tries the same cases each time; `ATTACK_SEED` repeats those of a failure. */
const seed = process.env.ATTACK_SEED ? Number(process.env.ATTACK_SEED) : isShort ? 1 : undefined;

let picture: Uint8Array<ArrayBuffer>;
/** A file, a job and a figurine that are there. */
let known: string[];

beforeAll(async () => {
  picture = await makePicture('png', { width: 24, height: 18 });
  const { url } = await attacked();
  const send = async (path: string, fields: Record<string, string>, headers = {}) => {
    const body = editForm([picture], fields);
    const answer = await fetch(url + path, { method: 'POST', body, headers });
    return (await answer.json()) as { imageUrl: string; id: string };
  };
  const wish = { prompt: 'Make it warmer' };
  const edit = await send('/api/generate-image', wish);
  const job = await send('/api/generate-image', wish, { prefer: 'respond-async' });
  const figurine = await send('/api/generate-figurine', {});
  known = [edit.imageUrl.replace('/api/files/', ''), job.id, figurine.id];
});

test.each(operations)(
  '%s never fails by itself, and every answer fits the contract',
  async (operation) => {
    const { url } = await attacked();
    const requests = requestsTo(operation, picture, known);
    const property = fc.asyncProperty(requests, async ({ method, path, headers, body = null }) => {
      const answer = await fetch(url + path, { method, headers, body, redirect: 'manual' });
      expect([500, 502]).not.toContain(answer.status);
      await checkContract(answer, operation);
      await answer.body?.cancel();
    });
    await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
  },
);
