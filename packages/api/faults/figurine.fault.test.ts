import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FigurineRecord } from '../src/routes/figurines/schema.ts';
import type { ModelRecord } from '../src/routes/models/schema.ts';
import { files } from '../src/stores/database/schema.ts';
import { makeBear } from '../src/testing/figurines.ts';
import { editForm } from '../src/testing/pictures.ts';
import { report, testInFull } from './form.ts';
import { killNow, newFolder, startEmbedded, stop, withDatabase } from './servers.ts';
import { as, newToken, until } from './visitor.ts';

const token = newToken();

async function ask<Body>(url: string, path: string, init: RequestInit = {}): Promise<Body> {
  const answer = await fetch(url + path, { ...init, headers: { ...as(token), ...init.headers } });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return (await answer.json()) as Body;
}

const begin = async (url: string) =>
  ask<FigurineRecord>(url, '/api/generate-figurine', {
    method: 'POST',
    body: editForm([await makeBear()]),
  });

/** Looks until a record is as it is wanted. */
const recordThat = <Record extends object>(
  url: string,
  path: string,
  isAsWanted: (record: Record) => boolean,
) =>
  until(async () => {
    const record = await ask<Record>(url, path);
    expect(record).toSatisfy(isAsWanted);
    return record;
  });

const isBegun = ({ status }: { status: string }) => status !== 'pending';
const isDone = ({ status }: { status: string }) => status === 'completed';

test('a figurine and its model survive kill -9 in the middle of each, and exist once', async () => {
  const folder = await newFolder();
  const first = await startEmbedded(folder);
  const { id } = await begin(first.url);
  await recordThat<FigurineRecord>(first.url, `/api/figurines/${id}`, isBegun);
  await killNow(first);

  const second = await startEmbedded(folder);
  await recordThat<FigurineRecord>(second.url, `/api/figurines/${id}`, isDone);
  const make = { method: 'POST' };
  const model = await ask<ModelRecord>(second.url, `/api/figurines/${id}/make-3d`, make);
  await recordThat<ModelRecord>(second.url, `/api/3d-models/${model.id}`, isBegun);
  await killNow(second);

  const third = await startEmbedded(folder);
  const again = await ask<ModelRecord>(third.url, `/api/figurines/${id}/make-3d`, make);
  expect(again.id).toBe(model.id);
  const done = await recordThat<ModelRecord>(third.url, `/api/3d-models/${model.id}`, isDone);
  const stl = await fetch(third.url + done.stlUrl);
  expect((await stl.arrayBuffer()).byteLength).toBe(84 + 50 * (done.triangles ?? 0));
  await stop(third);

  const rows = await withDatabase(folder, (db) => db.select().from(files));
  // Picture, cut-out, and the model in three formats.
  expect(rows.map(({ extension }) => extension).sort()).toEqual([
    '3mf',
    'glb',
    'png',
    'png',
    'stl',
  ]);
  const stored = await readdir(join(folder, 'files', 'originals'));
  expect(stored).toHaveLength(rows.length);
});

testInFull('20 conversions at once on a small machine all end well', async () => {
  const folder = await newFolder();
  const server = await startEmbedded(folder, { POOL_SIZE: '2' });
  const figurine = await begin(server.url);
  await recordThat<FigurineRecord>(server.url, `/api/figurines/${figurine.id}`, isDone);
  const began = performance.now();
  const models = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask<ModelRecord>(server.url, `/api/figurines/${figurine.id}/make-3d`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ heightMm: 60 + index, quality: 'ultra' }),
      }),
    ),
  );
  expect(new Set(models.map(({ id }) => id)).size).toBe(20);
  for (const { id } of models) {
    await recordThat<ModelRecord>(server.url, `/api/3d-models/${id}`, isDone);
  }
  report(`20 models in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await stop(server);
});
