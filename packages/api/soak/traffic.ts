import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FigurineRecord } from '../src/routes/figurines/schema.ts';
import type { ModelRecord } from '../src/routes/models/schema.ts';
import type { PrintJobRecord } from '../src/routes/print-jobs/print-job-record.ts';
import { makeBear } from '../src/testing/figurines.ts';
import { editForm, makePicture } from '../src/testing/pictures.ts';
import { count, type Ledger } from './ledger.ts';

/** What visitors know: where the server is, and when to go home. */
export interface Surroundings {
  /** Changes when the server is started again. */
  url(): string;
  isOver(): boolean;
  ledger: Ledger;
}

const newToken = () => randomBytes(16).toString('base64url');
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[randomInt(list.length)] ?? list[0];

const wishes = [
  'make it black and white',
  'make it warmer and a little brighter',
  'add a white border and write "soak" at the bottom',
  'turn it into a pencil sketch',
  'put a dragon on her shoulder',
] as const;

const address = {
  name: 'Ada Lovelace',
  line1: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
  email: 'ada@example.org',
};

/** Asks until there is an answer: a killed server is asked again, with the same key. */
async function ask(world: Surroundings, what: string, path: string, init: RequestInit = {}) {
  for (;;) {
    try {
      const answer = await fetch(world.url() + path, init);
      const body: unknown = await answer.json();
      count(world.ledger, what, answer.status);
      return { status: answer.status, body };
    } catch {
      world.ledger.unanswered += 1;
      await pause(300);
    }
  }
}

const keyed = (token: string) => ({ 'x-visitor-token': token, 'idempotency-key': newToken() });

/** Edits pictures, at once and as jobs. */
export async function editor(world: Surroundings): Promise<void> {
  const picture = await makePicture('jpeg', { width: 640, height: 480 });
  while (!world.isOver()) {
    const token = newToken();
    const isJob = randomInt(3) === 0;
    const headers = { ...keyed(token), ...(isJob && { prefer: 'respond-async' }) };
    const { status, body } = await ask(world, 'edit', '/api/generate-image', {
      method: 'POST',
      headers,
      body: editForm([picture], { prompt: oneOf(wishes) }),
    });
    const { imageUrl = '', id = '' } = body as { imageUrl?: string; id?: string };
    if (status === 200) world.ledger.pictures.push(imageUrl);
    if (status === 202) world.ledger.jobs.push({ id, token });
    await pause(400);
  }
}

/** Goes from a photo to an order, again and again. */
export async function collector(world: Surroundings): Promise<void> {
  const bear = await makeBear();
  while (!world.isOver()) {
    const token = newToken();
    const mine = { 'x-visitor-token': token };
    const begun = await ask(world, 'figurine', '/api/generate-figurine', {
      method: 'POST',
      headers: keyed(token),
      body: editForm([bear]),
    });
    const figurine = begun.body as FigurineRecord;
    if (!(await finished(world, `/api/figurines/${figurine.id}`, mine))) continue;
    const made = await ask(world, 'model', `/api/figurines/${figurine.id}/make-3d`, {
      method: 'POST',
      headers: mine,
    });
    const model = made.body as ModelRecord;
    if (made.status === 202) world.ledger.models.push({ id: model.id, token });
    if (!(await finished(world, `/api/3d-models/${model.id}`, mine))) continue;
    await order(world, model.id, token);
  }
}

async function finished(world: Surroundings, path: string, headers: Record<string, string>) {
  while (!world.isOver()) {
    const { body } = await ask(world, 'look', path, { headers });
    const { status } = body as { status: string };
    if (status === 'completed') return true;
    if (status !== 'pending' && status !== 'processing') return false;
    await pause(700);
  }
  return false;
}

async function order(world: Surroundings, model: string, token: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const quoted = await ask(world, 'quote', `/api/3d-models/${model}/print-quote`, {
    method: 'POST',
    headers: { ...json, ...keyed(token) },
    body: '{}',
  });
  const { id } = quoted.body as PrintJobRecord;
  const key = newToken();
  // Sent twice, as an impatient visitor does.
  const answers = await Promise.all(
    [1, 2].map(() =>
      ask(world, 'order', `/api/print-jobs/${id}/order`, {
        method: 'POST',
        headers: { ...json, 'x-visitor-token': token, 'idempotency-key': key },
        body: JSON.stringify({ shippingAddress: address, paymentMethod: 'card' }),
      }),
    ),
  );
  if (answers.some(({ status }) => status === 200)) world.ledger.orders.push({ key, id });
}

/** Sends what nobody should: broken files, halves of uploads, guesses. */
export async function abuser(world: Surroundings): Promise<void> {
  const picture = await makePicture('png', { width: 800, height: 600 });
  const attacks = [
    () =>
      ask(world, 'abuse', '/api/generate-image', {
        method: 'POST',
        body: editForm([picture.slice(0, randomInt(picture.length))], { prompt: 'warmer' }),
      }),
    () => ask(world, 'abuse', `/api/jobs/${randomBytes(16).toString('hex')}`),
    () =>
      ask(world, 'abuse', '/api/limits', {
        headers: { authorization: `Bearer nb_${newToken()}` },
      }),
    () =>
      ask(world, 'abuse', '/api/feedback', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '['.repeat(10_000),
      }),
    async () => {
      const halfway = AbortSignal.timeout(randomInt(1, 60));
      const body = editForm([picture], { prompt: 'turn it into an oil painting' });
      const url = `${world.url()}/api/generate-image`;
      await fetch(url, { method: 'POST', body, signal: halfway }).catch(() => undefined);
    },
  ] as const;
  while (!world.isOver()) {
    await oneOf<() => Promise<unknown>>(attacks)();
    await pause(250);
  }
}
