import { type ModelStandIn, startModelStandIn } from '@nano-banana/model-standin';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPool } from '../../compute/pool.ts';
import { figurineClient, makeBear } from '../../testing/figurines.ts';
import { openApp } from '../../testing/open-app.ts';
import { editForm } from '../../testing/pictures.ts';
import { createMeshyEngine } from './index.ts';

let standIn: ModelStandIn;
let cutout: Uint8Array<ArrayBuffer>;
const pool = createPool({ size: 1, maxQueue: 4, onError: () => undefined });
const alarms: string[] = [];

beforeAll(async () => {
  standIn = await startModelStandIn({ key: 'the-right-key' });
  cutout = await makeBear();
});
beforeEach(() => {
  standIn.meshy.behaviour = {};
  standIn.meshy.tasks.length = 0;
  alarms.length = 0;
});
afterAll(async () => {
  await pool.close();
  await standIn.close();
});

const engine = (apiKey = 'the-right-key') =>
  createMeshyEngine(
    { baseUrl: standIn.url, apiKey },
    { pool, alarm: { raise: (words) => void alarms.push(words) }, everyMs: 5 },
  );
const request = (more: object = {}) => ({
  cutout: cutout.slice(),
  options: { heightMm: 60 },
  signal: new AbortController().signal,
  ...more,
});

describe('a model of the service', () => {
  test('is made of the cut-out, and becomes printable with our base and measures', async () => {
    const seen: number[] = [];
    const made = await engine().make(request({ onProgress: (share: number) => seen.push(share) }));
    const task = standIn.meshy.tasks.at(-1);
    expect(task?.picture.type).toBe('image/png');
    expect(task?.picture.bytes).toEqual(cutout);
    expect(made.measurements.sizeMm.z).toBeCloseTo(60, 1);
    expect(made.measurements.parts).toBe(1);
    expect(made.stl.byteLength).toBe(84 + 50 * made.measurements.triangles);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(1);
  });

  test('that a process before this one began is gone on with, not paid for again', async () => {
    let kept: string | undefined;
    const notes = {
      read: async () => kept,
      write: async (words: string) => {
        kept = words;
      },
    };
    await engine().make(request({ notes }));
    const before = standIn.meshy.tasks.length;
    await engine().make(request({ notes }));
    expect(standIn.meshy.tasks).toHaveLength(before);
  });

  test('goes on at the service when this process stops: whoever comes next finds it', async () => {
    standIn.meshy.behaviour = { looks: 10_000 };
    const controller = new AbortController();
    const work = engine().make(request({ signal: controller.signal }));
    await vi.waitFor(() => expect(standIn.meshy.tasks.at(-1)?.looks).toBeGreaterThan(1));
    controller.abort();
    await expect(work).rejects.toThrow();
    expect(standIn.meshy.tasks.at(-1)?.cancelled).toBe(false);
  });

  test('that is cancelled is cancelled at the service, too', async () => {
    standIn.meshy.behaviour = { looks: 10_000 };
    const open = await openApp({
      environment: { MESHY_API_KEY: 'the-right-key', MESHY_BASE_URL: standIn.url },
    });
    const ada = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-ada-1' });
    const { body } = await ada.generate(editForm([await makeBear()]));
    const { id } = (await ada.makeModel((await ada.figurineOver(body.id)).id)).body;
    await vi.waitFor(() => expect(standIn.meshy.tasks.at(-1)?.looks).toBeGreaterThan(0), 5000);
    await ada.call('delete /api/3d-models/{id}', `/api/3d-models/${id}`, { method: 'DELETE' });
    await vi.waitFor(() => expect(standIn.meshy.tasks.at(-1)?.cancelled).toBe(true), 5000);
    await open.close();
  });

  test.each([
    [{ fails: true }, 'mesh_impossible', /could not make one of this picture/],
    [{ malformed: true }, 'engine_failed', /./],
    [{ refuses: 402 as const }, 'engine_not_set_up', /not set up/],
    [{ refuses: 429 as const }, 'overloaded', /overloaded/],
    [{ refuses: 500 as const }, 'engine_failed', /did not accept/],
  ])('is refused in words: %o', async (behaviour, code, words) => {
    standIn.meshy.behaviour = behaviour;
    const failure = await engine()
      .make(request())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    const { details, message } = failure as { details: { error?: string }; message: string };
    expect(details.error ?? message).toMatch(words);
    expect(JSON.stringify(details)).not.toMatch(/Insufficient|busy|the-right-key/);
  });

  test('with a wrong key is told to the operator, without the key', async () => {
    const failure = await engine('a-wrong-key')
      .make(request())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'engine_not_set_up' });
    expect(alarms.join()).toMatch(/MESHY_API_KEY/);
    expect(alarms.join()).not.toContain('a-wrong-key');
  });
});
