import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { FigurineRecord } from '../routes/figurines/schema.ts';
import type { ModelRecord } from '../routes/models/schema.ts';
import { checkContract } from './contract.ts';
import type { OpenApp } from './open-app.ts';

/** A toy bear in a red jumper in front of a blue wall: nobody can miss what the subject is. */
export async function makeBear(): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = `<svg width="240" height="320"><rect width="240" height="320" fill="#2a5d8f"/>
    <g fill="#b5763a"><circle cx="85" cy="60" r="20"/><circle cx="155" cy="60" r="20"/><circle cx="120" cy="95" r="50"/>
    <rect x="75" y="235" width="34" height="70" rx="14"/><rect x="131" y="235" width="34" height="70" rx="14"/></g>
    <rect x="62" y="135" width="116" height="120" rx="36" fill="#d8402c"/>
    <g fill="#1b1812"><circle cx="102" cy="88" r="6"/><circle cx="138" cy="88" r="6"/></g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(drawing)).png().toBuffer());
}

export type Headers = Record<string, string>;

/** Talks to the figurine routes of an application, and holds every answer against the contract. */
export function figurineClient(open: () => OpenApp, visitor: Headers) {
  async function call<Body>(operation: string, path: string, init: RequestInit = {}) {
    const headers = { ...visitor, ...(init.headers as Headers) };
    const answer = await open().app.request(path, { ...init, headers });
    const body = (await checkContract(answer, operation)) as Body;
    return { status: answer.status, body, headers: answer.headers };
  }
  const figurine = (id: string) =>
    call<FigurineRecord>('get /api/figurines/{id}', `/api/figurines/${id}`);
  const model = (id: string) =>
    call<ModelRecord>('get /api/3d-models/{id}', `/api/3d-models/${id}`);

  return {
    call,
    figurine,
    model,
    generate: (form: FormData, headers: Headers = {}) =>
      call<FigurineRecord>('post /api/generate-figurine', '/api/generate-figurine', {
        method: 'POST',
        body: form,
        headers,
      }),
    makeModel: (id: string, wish?: object, headers: Headers = {}) =>
      call<ModelRecord>('post /api/figurines/{id}/make-3d', `/api/figurines/${id}/make-3d`, {
        method: 'POST',
        ...(wish && { body: JSON.stringify(wish) }),
        headers: { ...(wish && { 'content-type': 'application/json' }), ...headers },
      }),
    figurineOver: (id: string) => over(async () => (await figurine(id)).body),
    modelOver: (id: string) => over(async () => (await model(id)).body),
  };
}

/** Looks until work is over. */
function over<Record extends { status: string }>(look: () => Promise<Record>): Promise<Record> {
  return vi.waitFor(
    async () => {
      const record = await look();
      expect(['completed', 'failed', 'cancelled']).toContain(record.status);
      return record;
    },
    { timeout: 40_000, interval: 100 },
  );
}
