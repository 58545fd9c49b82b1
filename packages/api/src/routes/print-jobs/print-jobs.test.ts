import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isSigned, sign } from '../../services/print-jobs/webhook.ts';
import { figurineClient, type Headers, makeBear } from '../../testing/figurines.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm } from '../../testing/pictures.ts';
import type { PrintJobRecord } from './print-job-record.ts';

const secret = 'the-secret-of-the-print-service';
const address = {
  name: 'Ada Lovelace',
  line1: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'gb',
  email: 'Ada@Example.org',
};
const payment = { shippingAddress: address, paymentMethod: 'card' };

/** A print service that keeps what it is sent, and answers with a status. */
const service = { status: 200, deliveries: [] as { body: string; signature: string }[] };
const server = createServer(async (request, response) => {
  const body = await text(request);
  service.deliveries.push({ body, signature: String(request.headers['x-nano-banana-signature']) });
  response.writeHead(service.status).end();
});

let open: OpenApp;
let model: string;
const ada = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-ada-1' });
const bob = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-bob-1' });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/orders`;
  open = await openApp({ environment: { PRINT_WEBHOOK_URL: url, PRINT_WEBHOOK_SECRET: secret } });
  const { body } = await ada.generate(editForm([await makeBear()]));
  const figurine = await ada.figurineOver(body.id);
  const made = await ada.makeModel(figurine.id);
  model = (await ada.modelOver(made.body.id)).id;
});
afterAll(async () => {
  await open.close();
  server.close();
});

function send<Body>(
  client: typeof ada,
  operation: string,
  path: string,
  body?: object,
  headers: Headers = {},
) {
  return client.call<Body>(operation, path, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
}
const quote = (wish?: object, client = ada) =>
  send<PrintJobRecord>(
    client,
    'post /api/3d-models/{id}/print-quote',
    `/api/3d-models/${model}/print-quote`,
    wish,
  );
const order = (id: string, body: object = payment, headers: Headers = {}) =>
  send<{ printJob: PrintJobRecord; message: string }>(
    ada,
    'post /api/print-jobs/{id}/order',
    `/api/print-jobs/${id}/order`,
    body,
    headers,
  );
const look = (id: string, client = ada) =>
  client.call<PrintJobRecord>('get /api/print-jobs/{id}', `/api/print-jobs/${id}`);
const setStatus = (id: string, body: object, signature?: string) => {
  const content = JSON.stringify(body);
  return send<PrintJobRecord>(
    ada,
    'post /api/print-jobs/{id}/status',
    `/api/print-jobs/${id}/status`,
    body,
    {
      'x-nano-banana-signature': signature ?? sign(secret, content),
    },
  );
};

describe('a quote', () => {
  test('has the usual options without a body, and parts that add up', async () => {
    const { status, body } = await quote();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'quoted',
      material: 'pla',
      quality: 'standard',
      quantity: 1,
      currency: 'USD',
      isDemo: false,
      orderedAt: null,
    });
    const sum = body.breakdown.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo(body.estimatedPrice, 2);
    expect(body.estimatedDays).toBeGreaterThan(0);
    const days = (Date.parse(body.validUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThanOrEqual(14);
  });

  test('costs more for more, finer and larger pieces', async () => {
    const price = async (wish: object) => (await quote(wish)).body.estimatedPrice;
    const one = await price({});
    expect(await price({ quantity: 2 })).toBeGreaterThan(one);
    expect(await price({ quality: 'ultra' })).toBeGreaterThan(one);
    expect(await price({ heightMm: 120 })).toBeGreaterThan(one);
    expect(await price({ material: 'metal' })).toBeGreaterThan(one);
  });

  test('keeps the model as long as it is valid', async () => {
    await quote();
    const { body } = await ada.model(model);
    const file = await open.app.request(body.stlUrl ?? '');
    const [, seconds] = /max-age=(\d+)/.exec(file.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(13 * 86_400);
  });

  test.each([
    [{ quantity: 3 }, 400],
    [{ material: 'gold' }, 400],
    [{ heightMm: 4000 }, 400],
    [{ material: 'metal', heightMm: 390 }, 422],
  ])('for %o is refused in words', async (wish, status) => {
    const answer = await quote(wish);
    expect(answer.status).toBe(status);
    expect((answer.body as unknown as { error: string }).error).toBeTruthy();
  });

  test('is for whoever made the model', async () => {
    expect((await quote({}, bob)).status).toBe(404);
  });
});

describe('an order', () => {
  test('reaches the print service signed, once, and its address is answered to nobody', async () => {
    service.deliveries = [];
    const { body: quoted } = await quote();
    const { status, body } = await order(quoted.id);
    expect(status).toBe(200);
    expect(body.printJob).toMatchObject({ status: 'ordered', isDemo: false });
    expect(body.message).toMatch(/tracking information/i);
    await vi.waitFor(() => expect(service.deliveries).toHaveLength(1), { timeout: 20_000 });
    const [delivery] = service.deliveries;
    expect(isSigned(secret, delivery?.body ?? '', delivery?.signature)).toBe(true);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      event: 'print.ordered',
      id: quoted.id,
      material: 'pla',
      shippingAddress: { name: 'Ada Lovelace', country: 'GB', email: 'ada@example.org' },
    });
    const seen = await look(quoted.id, bob);
    expect(JSON.stringify(seen.body)).not.toMatch(/Lovelace|example\.org|James/);
    const logged = JSON.stringify(open.logLines());
    expect(logged).not.toMatch(/Lovelace|ada@example\.org/i);
  });

  test('with the same key is one order, and a second one is refused', async () => {
    const { body: quoted } = await quote();
    const headers = { 'idempotency-key': 'order-once' };
    const first = await order(quoted.id, payment, headers);
    const again = await order(quoted.id, payment, headers);
    expect(again.body).toEqual(first.body);
    expect((await order(quoted.id)).status).toBe(409);
  });

  test('goes its steps, none skipped and none back', async () => {
    const { body: quoted } = await quote();
    const { id } = quoted;
    expect((await setStatus(id, { id, status: 'in_production' })).status).toBe(409);
    await order(id);
    expect((await setStatus(id, { id, status: 'shipped' })).status).toBe(409);
    expect((await setStatus(id, { id, status: 'in_production' })).body.status).toBe(
      'in_production',
    );
    expect((await setStatus(id, { id, status: 'in_production' })).status).toBe(200);
    const trackingUrl = 'https://parcel.example/1';
    await setStatus(id, { id, status: 'shipped', trackingUrl });
    await setStatus(id, { id, status: 'delivered' });
    expect((await look(id)).body).toMatchObject({ status: 'delivered', trackingUrl });
    expect((await setStatus(id, { id, status: 'shipped' })).status).toBe(409);
  });

  test('is moved by the print service only', async () => {
    const { body: quoted } = await quote();
    const { id } = quoted;
    await order(id);
    const step = { id, status: 'in_production' };
    const content = JSON.stringify(step);
    const old = sign(secret, content, Date.now() - 600_000);
    for (const signature of ['', 't=1,v1=00', sign('another secret', content), old]) {
      expect((await setStatus(id, step, signature)).status).toBe(401);
    }
    const { body: other } = await quote();
    await order(other.id);
    // Signed for one order, sent to another.
    expect((await setStatus(other.id, step)).status).toBe(401);
  });

  test.each([
    ['without an address', { paymentMethod: 'card' }],
    ['without a town', { ...payment, shippingAddress: { ...address, city: ' ' } }],
    ['to nobody who can be seen', { ...payment, shippingAddress: { ...address, name: '\u200b' } }],
    ['to nowhere', { ...payment, shippingAddress: { ...address, country: 'ZZ' } }],
    ['to many countries', { ...payment, shippingAddress: { ...address, country: 'EU' } }],
    [
      'without a real e-mail address',
      { ...payment, shippingAddress: { ...address, email: 'ada' } },
    ],
    ['with another payment', { ...payment, paymentMethod: 'cash' }],
  ])('%s is refused, and can be put right', async (_what, body) => {
    const { body: quoted } = await quote();
    const answer = await order(quoted.id, body);
    expect(answer.status).toBe(400);
    expect((await look(quoted.id)).body.status).toBe('quoted');
  });

  test('what is missing of an address is named as the contract names it', async () => {
    const { body: quoted } = await quote();
    const { line1: _, ...rest } = address;
    const answer = await order(quoted.id, { ...payment, shippingAddress: rest });
    expect(answer.body).toMatchObject({
      error: 'Please fill in street and number',
      message: 'The field "shippingAddress.line1": Please fill in street and number',
    });
  });

  test('takes an address as forms send it: blank lines, pasted line ends, an everyday country code', async () => {
    const { body: quoted } = await quote();
    const typed = { name: ' Ada\r\nLovelace ', line2: '', region: '', country: 'uk' };
    const shippingAddress = { ...address, ...typed };
    expect((await order(quoted.id, { ...payment, shippingAddress })).status).toBe(200);
    await vi.waitFor(() => expect(service.deliveries.at(-1)?.body).toContain(quoted.id), {
      timeout: 20_000,
    });
    const { shippingAddress: sent } = JSON.parse(service.deliveries.at(-1)?.body ?? '{}');
    expect(sent).toEqual({
      ...address,
      ...typed,
      name: 'Ada Lovelace',
      country: 'GB',
      email: 'ada@example.org',
    });
  });

  test('of nothing is not found', async () => {
    expect((await order('0'.repeat(32))).status).toBe(404);
    expect((await look('0'.repeat(32))).status).toBe(404);
  });
});
